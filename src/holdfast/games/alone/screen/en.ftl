# ALONE in English: every label, question, log line, reason and ending.

game = ALONE

tagline = One lamp, one hero, and everything that knows the way.

facts = 1 against up to 3 · an hour and a half

play-now = Play the hero
play-with_bots = The hero against two

ending-hero = the hero got out
ending-evil = evil won
ending-draw = drawn

list-and = and

seat_role-0 = The hero
seat_role-1 = Evil
seat_role-2 = Evil
seat_role-3 = Evil

tally-deck = Decks taken
tally-reaction = Reactions played face up
tally-item = Items used
tally-mission = Missions completed
tally-special = Special creatures spawned
tally-avatar = Avatars activated
tally-power = Hero powers used
tally-ability = Abilities unlocked

way-north = north
way-east = east
way-south = south
way-west = west
way-stairs = by the stairs
way- = {""}

noise-north = the north
noise-east = the east
noise-south = the south
noise-west = the west
noise-stairs = the stairs
noise-here = this very sector
noise-level = the other level

deed-move = move
deed-explore = explore
deed-fight = fight
deed-locate = locate
deed-scavenge = scavenge
deed-interact = interact
deed-unblock_door = unblock a door
deed- = act

track-life = life
track-control = self control

purpose-recover = recover health
purpose-bullet_time = bullet time

ability-0 = Courage
ability-1 = Cold blood
ability-2 = Acute sight
ability-3 = Precision
ability-4 = Dexterity

nth-0 = first
nth-1 = second

face-hit = hit
face-danger = danger
face-miss = miss

roll-fight = The hero fights
roll-attack = A creature attacks
roll-opportunity = Evil strikes as the hero leaves
roll-trap = A trap
roll-courage = Courage

level-here = on this level
level-other = on the other level
level- = on a level that nobody names

window-instant = Instant reactions
window-late = Reactions
window-damage = Reactions to damage

wounds-0 = unhurt
wounds-1 = wounded

change-wounded = is wounded
change-mended = is no longer wounded
change-enraged = rages
change-hardened = hardens
change-stunned = is stunned
change-dead = dies

yes_no-True = yes
yes_no-False = no

blocked-True = blocked
blocked-False = unblocked

light-True = on
light-False = off

dangerous-True = {" "}It is dangerous.
dangerous-False = {""}

helped-True = it helps
helped-False = it does not help

difficulty_name-easy = Easy
difficulty_name-normal = Normal
difficulty_name-nightmare = Nightmare
difficulty_name-impossible = Impossible

goal-creature = the nearest creature
goal-boss = the nearest boss
goal-danger = the nearest danger token
goal-lcu = the nearest LCU
goal-stairs = the nearest stairs
goal-stairs__0 = the red stairs
goal-stairs__1 = the blue stairs
goal-light = the nearest light
goal-door = the nearest door
goal-blocked = the nearest blocked door
goal-room = the nearest room

outcome-hero-escaped = The final mission is done. The hero wins.
outcome-evil-broken = The hero is broken. Evil wins.
outcome-draw-rounds = Nobody prevails. The game is drawn.

ask-choose_difficulty = How hard shall it be?
ask-choose_hero = Who are you?
ask-choose_deck = Which reaction deck?
ask-choose_swap = Swap two rooms?
ask-choose_start = Where does the hero wake?
ask-choose_first_creatures = Which creature lurks where?
ask-choose_first_dangers = Where does danger wait?
ask-choose_split = Draw card by card, or how many from the first deck?
ask-choose_avatar = Which avatar?
ask-choose_upgrade = Which upgrade?
ask-hero_acts = What do you do?
ask-may_use = Use something now?
ask-show_courage = Call on your courage?
ask-look_closer = Draw one more card?
ask-aim_damage = Who suffers?
ask-choose_attacker = Which creature attacks next?
ask-react = React?
ask-leader_says = A comrade asks to react. Agreed?
ask-choose_discards = Discard cards before drawing?
ask-choose_dangers = Where do the danger tokens go?
ask-choose_creature = Which creature?
ask-find_nothing = Nothing is found.
ask-choose_place = Which sector?
ask-choose_step = Which way?
ask-choose_door = Which door?
ask-choose_noise = From where shall the noise come?
ask-choose_from_hand = Which card?
ask-choose_draws = Who draws?
ask-choose_player = Whose card?
ask-choose_target = Which creature?
ask-choose_sector = Which sector?
ask-choose_way = Which way?
ask-choose_bar = Which door?
ask-choose_item = Which item?
ask-choose_card = Which card do you keep?
ask-choose_die = Which die?
ask-choose_health = Life or self control?
ask-choose_ability = Which ability?
ask-choose_friend = Who joins you?
ask-choose_goal = Locate what?
ask-at_any_time = Notes

act-pick_difficulty = Play { NAME($difficulty, of: "difficulty") }
act-pick_hero = Be the { NAME($character, of: "character") }
act-draw_hero = Draw a character
act-take_deck = Take { NAME($deck, of: "deck") }
act-swap_rooms = Swap { NAME($first, of: "room") } and { NAME($second, of: "room") }
act-leave_rooms = Leave the rooms
act-place_hero = Put the hero at { NAME($place, of: "place") }
act-place_creature = Put a { NAME($line, of: "line") } at { NAME($place, of: "place") }
act-place_first_danger = Put danger at { NAME($place, of: "place") }
act-split_draw = Draw { $first } from the first deck
act-draw_one = Draw one card of the { NAME($deck, of: "nth") } deck
act-take_avatar = Take the avatar { NAME($avatar, of: "avatar") }
act-upgrade_space = Upgrade { NAME($avatar, of: "avatar") }: space { NAME($space, of: "space") }
act-move = Move { NAME($way, of: "way") }
act-explore = Explore { NAME($way, of: "way") }
act-fight = Fight the { NAME($creature, of: "looks") } ({ NAME($wounds, of: "wounds") })
act-locate = Locate
act-scavenge = Scavenge
act-interact = Repair the LCU
act-work = Work on { NAME($mission, of: "mission") }
act-use_item = Use { NAME($item, of: "item") }
act-use_own_skill = Use your skill
act-ask_companion = Ask your companion
act-use_room = Use the room
act-unblock_door = Unblock the door { NAME($way, of: "way") }
act-recover_health = Recover 1 { NAME($track, of: "track") }
act-bullet_time = Bullet time
act-start_skill = Use your skill now
act-start_companion = Ask your companion now
act-sacrifice = Sacrifice your companion
act-use_power = Power: { NAME($power, of: "power") }
act-use_passive = Use { NAME($item, of: "item") } now
act-use_skill = Call on your skill
act-use_companion = Call on your companion
act-use_ability = Use { NAME($ability, of: "ability") }
act-use_instant_power = Instant power: { NAME($power, of: "power") }
act-decline = Use nothing
act-take_courage = Take courage
act-bear_it = Bear it
act-draw_one_more = Draw one more card
act-enough = Leave it at that
act-redirect = Hit the companion
act-hit_the_hero = Hit the hero
act-attack_next = Attack with { NAME($creature, of: "creature") }
act-play_up = Play { NAME($card, of: "reaction") }
act-play_down = Play { NAME($card, of: "reaction") } face down
act-play_special = Play { NAME($card, of: "reaction") } to spawn { NAME($special, of: "special") }
act-activate_avatar = Activate your avatar
act-pass = Pass
act-approve = Agreed
act-deny = No
act-discard_cards = Discard { NAME($cards, of: "reaction") }
act-keep_hand = Keep all cards
act-put_danger = Set danger at { NAME($place, of: "place") }
act-lift_danger = Lift danger at { NAME($place, of: "place") }
act-stop_placing = Give back the rest
act-pick_creature = { NAME($creature, of: "creature") }
act-pick_line = Spawn a { NAME($line, of: "line") }
act-pick_place = At { NAME($place, of: "place") }
act-pick_way = Go { NAME($way, of: "way") }
act-pick_unblock = Open the door { NAME($way, of: "way") }
act-pick_door = The door { NAME($way, of: "way") } of { NAME($place, of: "place") }
act-pick_noise = Noise from { NAME($way, of: "noise") }
act-pick_target = Aim at the { NAME($creature, of: "looks") } ({ NAME($wounds, of: "wounds") }) at { NAME($cell, of: "sector") }
act-pick_sector = Sector { NAME($cell, of: "sector") }
act-pick_bar = The door { NAME($way, of: "way") } at { NAME($cell, of: "sector") }
act-pick_item = { NAME($item, of: "item") }
act-pick_card = Keep { NAME($card, of: "item") }
act-pick_die = Die { NAME($die, of: "die") }
act-pick_health = One { NAME($track, of: "track") }
act-pick_ability = { NAME($ability, of: "ability") }
act-pick_character = The { NAME($character, of: "character") }
act-pick_goal = Ask for { NAME($target, of: "goal") }
act-pick_hand = Give up { NAME($card, of: "reaction") }
act-pick_player = A card of { NAME($seat, of: "seat") }
act-pick_draws = { NAME($seat, of: "seat") } draws from { NAME($deck, of: "pile") }
act-done = Done
act-cancel = Take it back
act-take_note = Note: { $words }

event-difficulty_chosen = Difficulty: { NAME($difficulty, of: "difficulty_name") }.
event-character_chosen = The hero is the { NAME($character, of: "character") }.
event-item_taken = The hero takes { NAME($item, of: "item") }.
event-mission_drawn = Mission: { NAME($mission, of: "mission") }.
event-deck_taken = { NAME($seat, of: "seat") } takes the deck { NAME($deck, of: "deck") }.
event-rooms_swapped = { NAME($first, of: "room") } and { NAME($second, of: "room") } change places.
event-hero_placed = The hero wakes at { NAME($place, of: "place") }.
event-creature_placed = { NAME($creature, of: "creature") } lurks at { NAME($place, of: "place") }.
event-danger_placed = Danger at { NAME($place, of: "place") }.
event-danger_lifted = No more danger at { NAME($place, of: "place") }.
event-special_in_game = Somewhere there is { NAME($special, of: "special") }.
event-avatar_taken = { NAME($seat, of: "seat") } is { NAME($avatar, of: "avatar") }.
event-avatar_upgraded = { NAME($avatar, of: "avatar") } gains an upgrade on space { NAME($space, of: "space") }.
event-evil_is_ready = The lights go out.
event-round_began = Round { $round } begins.
event-turn_began = Turn { $turn }.
event-turn_ended = Turn { $turn } is over.
event-adrenaline_spent = Adrenaline for { NAME($purpose, of: "purpose") }; { $left } left.
event-adrenaline_set = The adrenaline pool holds { $left }.
event-adrenaline_lost = Adrenaline is gone; { $left } left.
event-marker_moved = The round marker moves: health recovers up to { $cap }.
event-nightmare_began = The nightmare begins.
event-dangers_set_aside =
    Evil sets aside { $count } danger { $count ->
        [one] token
       *[other] tokens
    }.
event-track_cleared =
    The reaction track is cleared of { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
event-labyrinth_cleaned =
    { $sectors } { $sectors ->
        [one] sector
       *[other] sectors
    } lost from memory.
event-cards_discarded =
    { NAME($seat, of: "seat") } discards { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
event-cards_drawn =
    { NAME($seat, of: "seat") } draws { $cards } { $cards ->
        [one] card
       *[other] cards
    } from { NAME($deck, of: "deck") }.
event-deck_reshuffled = { NAME($deck, of: "any_deck") } is shuffled again.
event-dangers_placed = Danger shifts in the dark.
event-leader_passed = { NAME($leader, of: "seat") } leads evil now.
event-declared = The hero is about to { NAME($deed, of: "deed") }{ NAME($way, of: "way_after") }.
event-item_used =
    { NAME($item, of: "item") } is used; { $charges } { $charges ->
        [one] charge
       *[other] charges
    } left.
event-skill_used = The { NAME($character, of: "character") }: { $skill }.
event-power_used =
    Power: { NAME($power, of: "power") }; { $left } { $left ->
        [one] token
       *[other] tokens
    } left.
event-power_tokens_gained =
    The hero powers gain { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    }.
event-deed_lost = The chance to { NAME($deed, of: "deed") } is lost.
event-hero_moved = The hero goes { NAME($way, of: "way") }.
event-hero_at = The hero is at { NAME($place, of: "place") }.
event-door_blocked = The door { NAME($way, of: "way") } at { NAME($cell, of: "sector") } is blocked.
event-door_unblocked = The door { NAME($way, of: "way") } at { NAME($cell, of: "sector") } is free.
event-door_changed = The door { NAME($way, of: "way") } of { NAME($place, of: "place") } is { NAME($blocked, of: "blocked") }.
event-explored =
    The hero looks { NAME($way, of: "way") } and sees { $sectors } { $sectors ->
        [one] sector
       *[other] sectors
    }.
event-locate_answered = Evil answers for { NAME($target, of: "goal") }: { $distance } away, { NAME($level, of: "level") }{ NAME($way, of: "way_first") }.
event-nothing_to_locate = Evil answers for { NAME($target, of: "goal") }: none.
event-items_drawn = The hero finds { NAME($items, of: "item") }.
event-nothing_found = There is nothing left to find.
event-item_discarded = { NAME($item, of: "item") } is discarded.
event-item_upgraded = { NAME($item, of: "item") } is upgraded with a charge of { NAME($by, of: "item") }.
event-item_rigged = { NAME($item, of: "item") } is upgraded for free.
event-item_charged =
    { NAME($item, of: "item") } has { $charges } { $charges ->
        [one] charge
       *[other] charges
    } now.
event-search_ended = That is enough.
event-room_scavenged = The { NAME($room, of: "room") } is scavenged.
event-dice_rolled = { NAME($purpose, of: "roll") }: { NAME($faces, of: "face") }.
event-die_rerolled = A { NAME($before, of: "face") } is rolled again: { NAME($after, of: "face") }.
event-recovered = The hero recovers { $amount } { NAME($track, of: "track") }: { $now } now.
event-suffered = The hero loses { $amount } { NAME($damage, of: "track") }: life { $life }, self control { $control }.
event-damage_prevented = { $amount } less.
event-attack_evaded = The attack goes past.
event-companion_joined = The { NAME($character, of: "character") } joins the hero.
event-companion_hurt = The { NAME($character, of: "character") } loses { $amount }; { $charges } left.
event-companion_gone = The { NAME($character, of: "character") } is gone.
event-experience_gained = Experience: { NAME($ability, of: "ability") } { $points }.
event-ability_unlocked = { NAME($ability, of: "ability") } is unlocked.
event-mission_advanced = { NAME($mission, of: "mission") } advances.
event-mission_completed = { NAME($mission, of: "mission") } is completed.
event-final_unlocked = { NAME($mission, of: "mission") } can be attempted now.
event-note_taken = You note: { $words }
event-sector_revealed = You see sector { NAME($cell, of: "sector") }{ NAME($room, of: "room_there") }.
event-light_went_on = Light at { NAME($cell, of: "sector") }.
event-light_went_off = Darkness at { NAME($cell, of: "sector") }.
event-danger_seen = Danger at { NAME($cell, of: "sector") }.
event-danger_gone = No more danger at { NAME($cell, of: "sector") }.
event-creature_seen = A { NAME($creature, of: "looks") } ({ NAME($wounds, of: "wounds") }) at { NAME($cell, of: "sector") }.
event-creature_left = The { NAME($creature, of: "looks") } leaves { NAME($cell, of: "sector") }, { NAME($way, of: "way") }.
event-noise_heard = A noise from { NAME($way, of: "noise") }.
event-sector_shown = { NAME($place, of: "place") } lies in the labyrinth.
event-sectors_hidden =
    { $sectors } { $sectors ->
        [one] sector
       *[other] sectors
    } gone from the labyrinth.
event-creature_wounded = The { NAME($creature, of: "looks") } is wounded.
event-creature_altered = The { NAME($creature, of: "looks") } { NAME($change, of: "change") }.
event-creature_killed = The { NAME($creature, of: "looks") } dies.
event-knocked_down = { NAME($avatar, of: "avatar") } is knocked down.
event-creature_moved = { NAME($creature, of: "creature") } goes to { NAME($place, of: "place") }.
event-creature_spawned = { NAME($creature, of: "creature") } appears at { NAME($place, of: "place") }.
event-creature_changed = { NAME($creature, of: "creature") } { NAME($change, of: "change") }.
event-light_changed = Light at { NAME($place, of: "place") }: { NAME($on, of: "light") }.
event-encountered = The hero comes face to face with a { NAME($creature, of: "looks") }.
event-creature_attacked =
    The { NAME($creature, of: "looks") } hits { $hits } { $hits ->
        [one] time
       *[other] times
    }.
event-opportunity_taken =
    Evil hits { $hits } { $hits ->
        [one] time
       *[other] times
    } as the hero leaves.
event-courage_shown = Courage: { NAME($helped, of: "helped") }.
event-window_opened = { NAME($window, of: "window") }.
event-window_went_on = { NAME($window, of: "window") } go on.
event-window_closed = Nothing more happens.
event-card_played = { NAME($seat, of: "seat") } plays { NAME($card, of: "reaction") }.{ NAME($dangerous, of: "dangerous") }
event-card_laid = { NAME($seat, of: "seat") } lays { NAME($card, of: "reaction") } face down.
event-card_laid-hidden = { NAME($seat, of: "seat") } lays a card face down.
event-special_spawned = { NAME($seat, of: "seat") } plays { NAME($card, of: "reaction") }: { NAME($special, of: "special") } comes.
event-avatar_activated = { NAME($seat, of: "seat") } activates { NAME($avatar, of: "avatar") }.
event-approval_asked = { NAME($seat, of: "seat") } asks the leader.
event-approval_denied = The leader says no to { NAME($seat, of: "seat") }.
event-play_dropped = Things have moved on: begin again.
event-danger_ignored = The dangerous half is ignored.
event-hero_forbidden = On the next turn of this round the hero cannot { NAME($deed, of: "deed") }.
event-snare_laid = Something is wrong with this sector.
event-snare_sprung = The snare springs.
event-silenced = It grows quiet.
event-enraged =
    Rage in the dark: { $dice } more { $dice ->
        [one] die
       *[other] dice
    } in attacks on this turn.
event-faltered =
    The hero falters: { $dice } fewer { $dice ->
        [one] die
       *[other] dice
    } in fights on this turn.
event-warded =
    The hero is on guard: { $dice } fewer { $dice ->
        [one] die
       *[other] dice
    } against it on this turn.
event-evil_disarmed =
    { NAME($seat, of: "seat") } loses { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
event-rule_worked = { NAME($source, of: "source") }.

refused-over = The game is over.
refused-closed = That question is closed: it was answered, or things have moved on.
refused-not_yours = That is not yours to decide now.
refused-paused = The game is paused.
refused-not_a_target = That cannot be chosen here.
refused-no_cancel = It is too late to take that back.
refused-no_skill_now = No skill can be used here.
refused-skill_used = The skill was used already.
refused-no_companion = The hero has no companion.
refused-no_such_item = The hero does not carry that.
refused-item_not_now = That item does not work with this.
refused-item_once = An item works once for each action.
refused-not_unlocked = That ability is not unlocked.
refused-ability_once = That ability helps once with each roll.
refused-no_die_for_it = No die is to be rolled again.
refused-no_power_now = That power cannot be used now.
refused-power_cost =
    That power costs { $cost } { $cost ->
        [one] token
       *[other] tokens
    }.
refused-no_such_power = There is no such power.
refused-no_powers = This table plays without hero powers.
refused-only_this_action = Only one action is possible now: { NAME($deed, of: "deed") }.
refused-forbidden = Something keeps you from that on this turn: { NAME($deed, of: "deed") }.
refused-no_items_now = No item can be used with an extra action.
refused-wall = A wall stands there.
refused-blocked = The door there is blocked.
refused-no_stairs = There are no stairs here.
refused-no_way = There is no way out of here.
refused-no_such_creature_here = No such creature is in reach.
refused-nothing_to_interact = There is nothing to interact with here.
refused-not_blocked = No blocked door is there.
refused-no_unblock_in_bullet_time = Unblocking takes a whole turn, without bullet time.
refused-whole_turn = Unblocking takes a whole turn.
refused-only_at_the_start = That is for the start of a turn.
refused-no_adrenaline = The adrenaline pool is empty.
refused-adrenaline_once = Once a turn for each purpose.
refused-no_recovery = A hindrance forbids to recover.
refused-no_bullet_time = A hindrance forbids bullet time.
refused-no_such_track = There is life, and there is control.
refused-at_cap = Health recovers up to { $cap } now.
refused-no_room_action = This room has no action of its own.
refused-mission_room = A mission is in this room.
refused-room_scavenged = This room was scavenged.
refused-no_such_mission = There is no such mission in this game.
refused-mission_done = That mission is completed.
refused-final_locked = Complete another mission first.
refused-not_in_its_room = That is done in the { NAME($room, of: "room") }.
refused-not_on_one_turn = Not twice on the same turn.
refused-not_clear = Not while creatures are here.
refused-not_sealed =
    { $doors } { $doors ->
        [one] door
       *[other] doors
    } of this room must be blocked.
refused-cost_charges =
    That costs { $charges } { $charges ->
        [one] charge
       *[other] charges
    }.
refused-cost_adrenaline = That costs { $count } adrenaline.
refused-cost_health = That costs more health than you have.
refused-no_attacker = That creature cannot attack now.
refused-finish_first = Finish what you have begun, or take it back.
refused-two_reactions = Evil has reacted { $limit } times on this turn.
refused-track_full =
    The card needs { $needed } free { $needed ->
        [one] space
       *[other] spaces
    } on the reaction track.
refused-not_in_hand = That card is not in your hand.
refused-only_instants = Only instant cards can be played before the end of the turn.
refused-trigger = That card answers something else: { NAME($trigger, of: "trigger") }.
refused-only_at_the_end = That is for the end of the turn.
refused-no_specials = This game has no special creatures.
refused-no_such_special = That special creature is not in this game.
refused-special_used = That special creature has come already.
refused-other_icon = The card shows another creature.
refused-no_avatar = You have no avatar.
refused-avatar_once = An avatar is activated once a turn.
refused-avatar_down = The avatar is knocked down.
refused-avatar_seen = An avatar that is seen cannot teleport.
refused-no_such_avatar = That avatar belongs to neither of your decks.
refused-no_free_space = No such upgrade space is free.
refused-no_such_place = There is no such sector.
refused-too_close = That is closer to the hero than { $distance } sectors.
refused-level_full = That level holds { $limit } creatures already.
refused-nowhere = There is no sector where it could appear.
refused-no_boss = Bosses come by missions and cards only.
refused-no_such_creature = There is no such creature.
refused-no_token = No token of that kind is left.
refused-deck_empty = Nothing is left of that deck.
refused-split = Draw { $count } cards in all, as far as the decks hold them.
refused-danger_there = There is danger already.
refused-level_of_danger = That level holds { $limit } danger tokens already.
refused-in_sight = The hero would see it.
refused-no_danger_there = There is no danger token.
refused-lift_once = Enough was moved about.
refused-must_place = There is still room for danger tokens.
refused-no_such_difficulty = There is no such difficulty.
refused-no_such_character = There is no such character.
refused-no_such_deck = There is no such deck.
refused-deck_taken = That deck is taken.
refused-two_rooms = Name two different rooms, the first one first.
refused-not_in_a_room = The hero wakes in a corridor, never in a room.
refused-not_near_missions = Creatures begin in mission rooms or next to them.
refused-hero_is_there = The hero is there.
refused-different_sectors = They begin in different sectors.
refused-other_level = That is on the other level.
refused-note_too_long = At most { $limit } characters.
refused-note_characters = That note holds characters that cannot be shown.

setup-no_such = There is no { $name } called { $word }: choose among { $known }.
setup-no_such_leader = Seat { $seat } cannot lead evil first: evil has the seats 2 to { $seats }.
setup-two_decks = Name two different reaction decks.
setup-other_rooms = Missions need different rooms.
setup-needs_pack = The option { $name } needs a pack that is not loaded.
setup-no_such_option = ALONE has no option called { $name }: it has { $known }.
setup-bad_word = The option { $name } cannot be { $word }: { $expected }.

doing-sweep = One that you see. Where a token lies, evil's cards do more and creatures hit more often.
doing-sweep_explored = From here or from where you looked. Where one lies, evil's cards do more.
doing-cut_inventory = You can carry six items: which one do you leave behind?
doing-upgrade_items = A charge of another item fills its component space (+), for good.
doing-keep_cards = You keep what you choose; the rest goes back.
doing-block_behind = Nothing comes through a blocked door; evil has to spend a step to clear it, you a turn.
doing-run = Which way do you go?
doing-run_on = You may go on.
doing-scan = Where do you look?
doing-repair = In light creatures roll fewer dice, and you roll more. You stay where you are.
doing-light = In light creatures roll fewer dice, and you roll more. You stay where you are.
doing-beam = Where shall there be light?
doing-bar = Block a door, or clear it.
doing-remember = Something more stays in memory: which sector?
doing-pay_charges = Which item pays with a charge?
doing-learn = What have you learned?
doing-learn_two = A boss teaches two things: which?
doing-strike = At what do you strike?
doing-kill = Which one dies?
doing-shove = Which creature do you push away, and where?
doing-stun = Which creature do you stun?
doing-charge = Which item gains charges?
doing-rig = Which component space is filled for free?
doing-befriend = Who goes with you from here on?
doing-drain = Evil drains a charge: which item gives it?
doing-recover = Life or self control?
doing-reroll = Which dice are rolled again?
doing-evil-stalk = A creature moves, step by step; Done ends its way.
doing-evil-spawn = A creature appears: which one, then where.
doing-evil-shuffle = Two creatures that the hero does not see change places.
doing-evil-assault = The one that you choose attacks at once.
doing-evil-rage = The one that you choose rolls more dice in attacks on this turn.
doing-evil-harden = The one that you choose takes more hits to be hurt.
doing-evil-mend = The one that you choose is no longer wounded.
doing-evil-danger = A danger token is laid.
doing-evil-block = A door is blocked.
doing-evil-unblock = A blocked door is opened.
doing-evil-dark = A light goes out.
doing-evil-drag = The hero is dragged into the next sector.
doing-evil-fog = The hero forgets a sector.
doing-evil-draw = Evil draws a card: from which deck?

moment-rolled = The dice have fallen. You may change them.
moment-opportunity = Evil is about to strike as you leave.
moment-reaction = Evil has played a dangerous card: you may ignore its second half.
moment-clean_up = The labyrinth is about to fade from memory.
moment-upgrade = Something may help you to upgrade.

about-danger = Danger: while you stand here, evil's cards are dangerous, and danger faces of its dice hit.
about-lcu = A light control unit (LCU): repaired, it lights this sector and a line of others.
about-stairs = Stairs: their other end is on the other level.
about-snare = A snare: it springs when you leave.

nothing-stalk = No creature { NAME($who, of: "meant") } can be moved.
nothing-spawn = No creature can appear: its place is full, or no token is left.
nothing-shuffle = No two creatures that the hero does not see can change places.
nothing-rage = There is no creature { NAME($who, of: "meant") } that could rage.
nothing-harden = There is no creature { NAME($who, of: "meant") } to be hardened.
nothing-mend = There is no wounded creature { NAME($who, of: "meant") }.
nothing-danger = A danger token has no place { NAME($place, of: "within") }: each level holds eight.
nothing-block = There is no door { NAME($place, of: "within") } that is not blocked.
nothing-unblock = There is no blocked door { NAME($place, of: "within") }.
nothing-dark = There is no light { NAME($place, of: "within") }.
nothing-kept = The hero does not learn it.

meant-any = on the map
meant-icon = of the card's kind
meant-boss = that is a boss
meant-near = in or next to the hero's sector
meant-level = on the hero's level

within-here = in the hero's sector
within-near = in or next to the hero's sector
within-sight = in the hero's sight
within-level = on the hero's level
within-any = on the map

kind-move = Move
kind-explore = Explore
kind-fight = Fight
kind-locate = Locate
kind-scavenge = Scavenge
kind-interact = Repair the LCU
kind-work = Work on a mission
kind-use_item = Use an item
kind-use_own_skill = Your skill as an action
kind-ask_companion = Your companion's skill
kind-use_room = The room's action
kind-unblock_door = Unblock a door
kind-recover_health = Recover
kind-bullet_time = Bullet time
kind-start_skill = Your skill before acting
kind-start_companion = Your companion before acting
kind-sacrifice = Sacrifice
kind-use_power = Hero power
kind-use_passive = Use an item
kind-use_skill = Your skill
kind-use_companion = Your companion
kind-use_ability = An ability
kind-use_instant_power = Instant power
kind-pass = Pass
kind-play_up = Play a card face up
kind-play_down = Play a card face down
kind-play_special = Spawn a special creature
kind-activate_avatar = Activate your avatar

lesson-hero-goal = You woke up in the dark, and not alone. Finish the green or the blue mission, then the red one: that is the way out. Each card names its room.
lesson-hero-health = Life and self control keep you going. When one is used up, the other pays. When both are gone, you have lost.
lesson-hero-round = A round is over. What was out of sight is forgotten, with all noises and answers; your notes are not. Evil has a full hand again, and new danger.
lesson-hero-cap = How far you can recover falls with each round. After the last one comes the nightmare: the game goes on, and everything is worse. After round 12 nobody has won.
lesson-hero-fight = It is here, and what stays beside you attacks when the turn ends. Fight it: as many hits as the first number on its card wound it, as many as the second kill it. Or leave: then evil rolls a die for each creature as you go.
lesson-hero-danger = A red triangle is danger. While you stand on one, the dangerous half of evil's cards counts too, and creatures hit more often. Walk around it, or explore that way: afterwards you may lift one.
lesson-hero-met = You see a creature: point at it or press it, and it says what it can do. What you saw from afar is met without fear. What surprises you costs self control.
lesson-hero-done = A mission is done, and what its card promised is yours. Now the red one is open: locate its room, go there, work on it.
lesson-hero-companion = Somebody goes with you now. Its charges are its health, and pay for its skill. Evil may hurt it in your place. Once, at the start of a turn, you may give it up for something greater.
lesson-hero-learned = You killed what you saw, and learned from it: two points in an ability unlock it for the rest of the game. The tab Self shows them.
lesson-hero-nightmare = The nightmare has begun: creatures are worse, and from the next round on each round's end costs you 2 self control. Finish the red mission soon.
lesson-hero-door = After a step you may block a door of your sector. Nothing comes through it until a creature spends a step to open it, or you spend a turn.
lesson-hero-window = After everything that you do, evil may answer with a card, with two in a turn at most. Cards cover its track, in the tab Evil: triangles that are still bare when the round ends become danger tokens.
lesson-hero-noise = You heard something. A noise tells where the shortest way to it begins, not how far it is. Take notes: nobody else reads them.
lesson-hero-explore = Look before you walk: press Explore above the arrows, then an arrow or a sector. You see up to two sectors in a line, and it takes your turn.
lesson-hero-move = Now walk: press a sector beside you. With keys an arrow aims, and the same arrow again goes. A round has eight turns.
lesson-hero-move-touch = Now walk: press a sector beside you, and again to go. A round has eight turns.
lesson-hero-dark = The box with a bulb is a light control unit (LCU). Repair it: in light creatures roll fewer dice, you roll more, and you see along lit corridors. A creature that walks in puts the light out.
lesson-hero-work = This is the room of a mission. Press Work on it; its card says which deeds it takes, and how often.
lesson-hero-adrenaline = Adrenaline is for the start of a turn: recover a point, or act twice in bullet time. A round's end brings new: more, the worse you are.
lesson-hero-locate = Locate: name two things, and evil has to tell how far they are and on which level. It cannot lie. The rooms of your missions stand first.
lesson-hero-stairs = Red and blue stairs join the two levels. Locate the nearest ones, go there, and press the stairs key. You forget the level that you leave.
lesson-hero-scavenge = Scavenge draws item cards: one in a corridor, three in a room that was not searched yet. You can carry six. A charge of one item can fill the plus sign of another and make it better for good.
lesson-hero-over = That was everything; the game goes on. A word comes only when you meet something new. The question mark shows all keys, the menu the rules.
lesson-evil-goal = You are the dark. Bring the hero's life and self control to nothing before the red mission is done. You see everything, the hero a lamp's breadth.
lesson-evil-deck = Your reactions come from two decks. Each has its own way of hurting: choose one.
lesson-evil-swap = You may swap two rooms, so that no map can be learned by heart. The hero will not know. Or leave them as they are.
lesson-evil-start = Where does the hero wake? Press a corridor with a red edge. A few sectors from a mission's room is good: your creatures begin there.
lesson-evil-split = You hold cards of both decks. How many of each you begin with is up to you: half of each is fine.
lesson-evil-creatures = Two creatures begin on the map. Choose what lurks, then a sector with a red edge: in or beside the rooms of the missions.
lesson-evil-dangers = Now two danger tokens on each level. Where the hero stands on one, your cards do more and creatures hit more often. Lay them on the hero's way.
lesson-evil-window = After each deed of the hero you may answer. A card says what it answers. It waits for the end of the turn, an Instant one can be played at once. What fits has a red edge. Often nothing does: pass with P, it costs nothing.
lesson-evil-down = At the end of a turn any card can be played face down: you move one creature by a sector, or spawn one. Try it.
lesson-evil-lit = First which creature, then where: press a sector with a red edge, or a button. Until the last press you can take it back.
lesson-evil-track = Every card covers the track: the first of a turn one space, the second two. Triangles that are bare when the round ends give you danger tokens.
lesson-evil-up = This card fits what the hero did. Face up it does what it says, and its second half too if the hero stands in danger.
lesson-evil-noise = What moves or spawns is heard: the hero is told the first step towards it. Let one be heard while another waits on the hero's way.
lesson-evil-attack = Creatures beside the hero attack by themselves when the turn ends: with more dice in the dark. If the hero walks off, they strike once.
lesson-evil-discard = The round is over. Put away what will not fit, such as answers to deeds that this hero never does; then you draw until your hand is full.
lesson-evil-round = Set the danger tokens that you have earned, where the hero does not see it. Old ones may be moved.
lesson-evil-over = That was everything; the game goes on. Hurt both life and self control: one pays for the other. The question mark shows all keys, the menu the rules.

way_after- = {""}
way_after-north = {" "}north
way_after-east = {" "}east
way_after-south = {" "}south
way_after-west = {" "}west
way_after-stairs = {" "}by the stairs

way_first- = {""}
way_first-north = , first north
way_first-east = , first east
way_first-south = , first south
way_first-west = , first west
way_first-stairs = , first by the stairs

sector-0 = W3 N5
sector-1 = W2 N5
sector-2 = W1 N5
sector-3 = N5
sector-4 = E1 N5
sector-5 = E2 N5
sector-6 = E3 N5
sector-7 = W3 N4
sector-8 = W2 N4
sector-9 = W1 N4
sector-10 = N4
sector-11 = E1 N4
sector-12 = E2 N4
sector-13 = E3 N4
sector-14 = W3 N3
sector-15 = W2 N3
sector-16 = W1 N3
sector-17 = N3
sector-18 = E1 N3
sector-19 = E2 N3
sector-20 = E3 N3
sector-21 = W3 N2
sector-22 = W2 N2
sector-23 = W1 N2
sector-24 = N2
sector-25 = E1 N2
sector-26 = E2 N2
sector-27 = E3 N2
sector-28 = W3 N1
sector-29 = W2 N1
sector-30 = W1 N1
sector-31 = N1
sector-32 = E1 N1
sector-33 = E2 N1
sector-34 = E3 N1
sector-35 = W3
sector-36 = W2
sector-37 = W1
sector-38 = start
sector-39 = E1
sector-40 = E2
sector-41 = E3
sector-42 = W3 S1
sector-43 = W2 S1
sector-44 = W1 S1
sector-45 = S1
sector-46 = E1 S1
sector-47 = E2 S1
sector-48 = E3 S1
sector-49 = W3 S2
sector-50 = W2 S2
sector-51 = W1 S2
sector-52 = S2
sector-53 = E1 S2
sector-54 = E2 S2
sector-55 = E3 S2
sector-56 = W3 S3
sector-57 = W2 S3
sector-58 = W1 S3
sector-59 = S3
sector-60 = E1 S3
sector-61 = E2 S3
sector-62 = E3 S3
sector-63 = W3 S4
sector-64 = W2 S4
sector-65 = W1 S4
sector-66 = S4
sector-67 = E1 S4
sector-68 = E2 S4
sector-69 = E3 S4
sector-70 = W3 S5
sector-71 = W2 S5
sector-72 = W1 S5
sector-73 = S5
sector-74 = E1 S5
sector-75 = E2 S5
sector-76 = E3 S5
sector-77 = other W3 N5
sector-78 = other W2 N5
sector-79 = other W1 N5
sector-80 = other N5
sector-81 = other E1 N5
sector-82 = other E2 N5
sector-83 = other E3 N5
sector-84 = other W3 N4
sector-85 = other W2 N4
sector-86 = other W1 N4
sector-87 = other N4
sector-88 = other E1 N4
sector-89 = other E2 N4
sector-90 = other E3 N4
sector-91 = other W3 N3
sector-92 = other W2 N3
sector-93 = other W1 N3
sector-94 = other N3
sector-95 = other E1 N3
sector-96 = other E2 N3
sector-97 = other E3 N3
sector-98 = other W3 N2
sector-99 = other W2 N2
sector-100 = other W1 N2
sector-101 = other N2
sector-102 = other E1 N2
sector-103 = other E2 N2
sector-104 = other E3 N2
sector-105 = other W3 N1
sector-106 = other W2 N1
sector-107 = other W1 N1
sector-108 = other N1
sector-109 = other E1 N1
sector-110 = other E2 N1
sector-111 = other E3 N1
sector-112 = other W3
sector-113 = other W2
sector-114 = other W1
sector-115 = other start
sector-116 = other E1
sector-117 = other E2
sector-118 = other E3
sector-119 = other W3 S1
sector-120 = other W2 S1
sector-121 = other W1 S1
sector-122 = other S1
sector-123 = other E1 S1
sector-124 = other E2 S1
sector-125 = other E3 S1
sector-126 = other W3 S2
sector-127 = other W2 S2
sector-128 = other W1 S2
sector-129 = other S2
sector-130 = other E1 S2
sector-131 = other E2 S2
sector-132 = other E3 S2
sector-133 = other W3 S3
sector-134 = other W2 S3
sector-135 = other W1 S3
sector-136 = other S3
sector-137 = other E1 S3
sector-138 = other E2 S3
sector-139 = other E3 S3
sector-140 = other W3 S4
sector-141 = other W2 S4
sector-142 = other W1 S4
sector-143 = other S4
sector-144 = other E1 S4
sector-145 = other E2 S4
sector-146 = other E3 S4
sector-147 = other W3 S5
sector-148 = other W2 S5
sector-149 = other W1 S5
sector-150 = other S5
sector-151 = other E1 S5
sector-152 = other E2 S5
sector-153 = other E3 S5

place-0 = 1A1
place-1 = 1B1
place-2 = 1C1
place-3 = 1D1
place-4 = 1A2
place-5 = 1B2
place-6 = 1C2
place-7 = 1D2
place-8 = 1A3
place-9 = 1B3
place-10 = 1C3
place-11 = 1D3
place-12 = 1A4
place-13 = 1B4
place-14 = 1C4
place-15 = 1D4
place-16 = 1A5
place-17 = 1B5
place-18 = 1C5
place-19 = 1D5
place-20 = 1A6
place-21 = 1B6
place-22 = 1C6
place-23 = 1D6
place-24 = 2A1
place-25 = 2B1
place-26 = 2C1
place-27 = 2D1
place-28 = 2A2
place-29 = 2B2
place-30 = 2C2
place-31 = 2D2
place-32 = 2A3
place-33 = 2B3
place-34 = 2C3
place-35 = 2D3
place-36 = 2A4
place-37 = 2B4
place-38 = 2C4
place-39 = 2D4
place-40 = 2A5
place-41 = 2B5
place-42 = 2C5
place-43 = 2D5
place-44 = 2A6
place-45 = 2B6
place-46 = 2C6
place-47 = 2D6

trigger-move = move
trigger-explore = explore
trigger-fight = fight
trigger-locate = locate
trigger-scavenge = scavenge
trigger-interact = interact
trigger-life = loss of life
trigger-control = loss of self control
trigger- = nothing

space-0 = 1
space-1 = 2
space-2 = 3
space-3 = 4

die-0 = 1
die-1 = 2
die-2 = 3
die-3 = 4
die-4 = 5
die-5 = 6
die-6 = 7
die-7 = 8
die-8 = 9
die-9 = 10
die-10 = 11
die-11 = 12
die-12 = 13
die-13 = 14
die-14 = 15
die-15 = 16
die-16 = 17
die-17 = 18
die-18 = 19
die-19 = 20
die-20 = 21
die-21 = 22
die-22 = 23
die-23 = 24
die-24 = 25
die-25 = 26
die-26 = 27
die-27 = 28
die-28 = 29
die-29 = 30
die-30 = 31
die-31 = 32
die-32 = 33
die-33 = 34
die-34 = 35
die-35 = 36
die-36 = 37
die-37 = 38
die-38 = 39
die-39 = 40

pile-0 = the first deck
pile-1 = the second deck

seat-0 = The hero
seat-1 = Evil 1
seat-2 = Evil 2
seat-3 = Evil 3
