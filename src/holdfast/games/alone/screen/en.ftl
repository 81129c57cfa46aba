# ALONE in English: every label, question, log line, reason and ending.

game = ALONE

tagline = One lamp, one hero, and everything that knows the way.

facts = 1 against up to 3 · an hour and a half

play-now = Play the hero
play-with_bots = Against two bots

ending-hero = the hero got out
ending-evil = evil won
ending-draw = drawn

# Who the bots are, and how well they play.
bot-random = Dizzy: does anything, for laughs
bot-novice = Moth: an easy hero
bot-castaway = Ember: a fair hero
bot-survivor = Flint: a strong hero
bot-prowler = Shuffle: easy evil
bot-lurker = Gloom: fair evil
bot-stalker = Fang: strong evil
bot-seer = Oracle: strong on either side, thinks longer

list-and = and

seat_role-0 = The hero
side_about-0 = Alone in the dark.
side_about-1 = You see the whole ship. The hero does not.
side_about-all = The screen is covered whenever the keyboard changes hands.
seat_role-1 = Evil
seat_role-2 = Evil
seat_role-3 = Evil

bot_seat-0 = The Lost
bot_seat-1 = The Dark
bot_seat-2 = The Hunger
bot_seat-3 = The Silence

tally-deck = Decks taken
tally-reaction = Reactions played face up
tally-item = Items used
tally-mission = Missions completed
tally-special = Special creatures spawned
tally-avatar = Avatars activated
tally-power = Hero powers used
tally-ability = Abilities unlocked
picture-hero = the hero

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

numbered = { $name } { $number }
there-room = , the { $room }
sought-room = the { $room }
sought-nearest = the nearest { $name }
start_sought-nearest = Nearest { $name }
item_deck = The item deck

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
ask-react = Does anything answer?
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
event-character_chosen-seat-0 = You are the { NAME($character, of: "character") }.
event-item_taken = The hero takes { NAME($item, of: "item") }.
event-item_taken-seat-0 = You take { NAME($item, of: "item") }.
event-mission_drawn = Mission: { NAME($mission, of: "mission") }.
event-deck_taken = { NAME($seat, of: "seat") } takes the deck { NAME($deck, of: "deck") }.
event-deck_taken-own = You take the deck { NAME($deck, of: "deck") }.
event-rooms_swapped = { NAME($first, of: "room") } and { NAME($second, of: "room") } change places.
event-hero_placed = The hero wakes at { NAME($place, of: "place") }.
event-hero_placed-seat-0 = You wake at { NAME($place, of: "place") }.
event-creature_placed = { NAME($creature, of: "creature") } lurks at { NAME($place, of: "place") }.
event-danger_placed = Danger at { NAME($place, of: "place") }.
event-danger_lifted = No more danger at { NAME($place, of: "place") }.
event-special_in_game = Somewhere there is { NAME($special, of: "special") }.
event-avatar_taken = { NAME($seat, of: "seat") } is { NAME($avatar, of: "avatar") }.
event-avatar_taken-own = You are { NAME($avatar, of: "avatar") }.
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
event-cards_discarded-own =
    You discard { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
event-cards_drawn =
    { NAME($seat, of: "seat") } draws { $cards } { $cards ->
        [one] card
       *[other] cards
    } from { NAME($deck, of: "deck") }.
event-cards_drawn-own =
    You draw { $cards } { $cards ->
        [one] card
       *[other] cards
    } from { NAME($deck, of: "deck") }.
event-deck_reshuffled = { NAME($deck, of: "any_deck") } is shuffled again.
event-dangers_placed = Danger shifts in the dark.
event-leader_passed = { NAME($leader, of: "seat") } leads evil now.
event-declared = The hero is about to { NAME($deed, of: "deed") }{ NAME($way, of: "way_after") }.
event-declared-seat-0 = You are about to { NAME($deed, of: "deed") }{ NAME($way, of: "way_after") }.
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
event-power_tokens_gained-seat-0 =
    Your powers gain { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    }.
event-deed_lost = The chance to { NAME($deed, of: "deed") } is lost.
event-hero_moved = The hero goes { NAME($way, of: "way") }.
event-hero_moved-seat-0 = You go { NAME($way, of: "way") }.
event-hero_at = The hero is at { NAME($place, of: "place") }.
event-hero_at-seat-0 = You are at { NAME($place, of: "place") }.
event-door_blocked = The door { NAME($way, of: "way") } at { NAME($cell, of: "sector") } is blocked.
event-door_unblocked = The door { NAME($way, of: "way") } at { NAME($cell, of: "sector") } is free.
event-door_changed = The door { NAME($way, of: "way") } of { NAME($place, of: "place") } is { NAME($blocked, of: "blocked") }.
event-explored =
    The hero looks { NAME($way, of: "way") } and sees { $sectors } { $sectors ->
        [one] sector
       *[other] sectors
    }.
event-explored-seat-0 =
    You look { NAME($way, of: "way") } and see { $sectors } { $sectors ->
        [one] sector
       *[other] sectors
    }.
event-locate_answered = Evil answers for { NAME($target, of: "goal") }: { $distance } away, { NAME($level, of: "level") }{ NAME($way, of: "way_first") }.
event-nothing_to_locate = Evil answers for { NAME($target, of: "goal") }: none.
event-items_drawn = The hero finds { NAME($items, of: "item") }.
event-items_drawn-seat-0 = You find { NAME($items, of: "item") }.
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
event-recovered-seat-0 = You recover { $amount } { NAME($track, of: "track") }: { $now } now.
event-suffered = The hero loses { $amount } { NAME($damage, of: "track") }: life { $life }, self control { $control }.
event-suffered-seat-0 = You lose { $amount } { NAME($damage, of: "track") }: life { $life }, self control { $control }.
event-damage_prevented = { $amount } less.
event-attack_evaded = The attack goes past.
event-companion_joined = The { NAME($character, of: "character") } joins the hero.
event-companion_joined-seat-0 = The { NAME($character, of: "character") } joins you.
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
event-encountered-seat-0 = You come face to face with a { NAME($creature, of: "looks") }.
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
event-opportunity_taken-seat-0 =
    Evil hits { $hits } { $hits ->
        [one] time
       *[other] times
    } as you leave.
event-courage_shown = Courage: { NAME($helped, of: "helped") }.
event-window_opened = { NAME($window, of: "window") }.
event-window_went_on = { NAME($window, of: "window") } go on.
event-window_closed = Nothing more happens.
event-card_played = { NAME($seat, of: "seat") } plays { NAME($card, of: "reaction") }.{ NAME($dangerous, of: "dangerous") }
event-card_played-own = You play { NAME($card, of: "reaction") }.{ NAME($dangerous, of: "dangerous") }
event-card_laid = { NAME($seat, of: "seat") } lays { NAME($card, of: "reaction") } face down.
event-card_laid-own = You lay { NAME($card, of: "reaction") } face down.
event-card_laid-hidden = { NAME($seat, of: "seat") } lays a card face down.
event-special_spawned = { NAME($seat, of: "seat") } plays { NAME($card, of: "reaction") }: { NAME($special, of: "special") } comes.
event-special_spawned-own = You play { NAME($card, of: "reaction") }: { NAME($special, of: "special") } comes.
event-avatar_activated = { NAME($seat, of: "seat") } activates { NAME($avatar, of: "avatar") }.
event-avatar_activated-own = You activate { NAME($avatar, of: "avatar") }.
event-approval_asked = { NAME($seat, of: "seat") } asks the leader.
event-approval_asked-own = You ask the leader.
event-approval_denied = The leader says no to { NAME($seat, of: "seat") }.
event-approval_denied-own = The leader says no to you.
event-play_dropped = Things have moved on: begin again.
event-danger_ignored = The dangerous half is ignored.
event-hero_forbidden = On the next turn of this round the hero cannot { NAME($deed, of: "deed") }.
event-hero_forbidden-seat-0 = On the next turn of this round you cannot { NAME($deed, of: "deed") }.
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
event-faltered-seat-0 =
    You falter: { $dice } fewer { $dice ->
        [one] die
       *[other] dice
    } in fights on this turn.
event-warded =
    The hero is on guard: { $dice } fewer { $dice ->
        [one] die
       *[other] dice
    } against it on this turn.
event-warded-seat-0 =
    You are on guard: { $dice } fewer { $dice ->
        [one] die
       *[other] dice
    } against it on this turn.
event-evil_disarmed =
    { NAME($seat, of: "seat") } loses { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
event-evil_disarmed-own =
    You lose { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
event-rule_worked = { NAME($source, of: "source") }.

idle-reaction = { NAME($card, of: "reaction") } finds nothing now: it would be spent for its place on the track alone.

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
option-difficulty-easy-about = You set out with a bullet and a find. Your first mission done, you may rest, and the night lasts a round longer.
option-difficulty-normal-about = You set out with a find. Your first mission done, you may rest, and the night lasts a round longer.
option-difficulty-nightmare-about = You set out with a find. Your first mission done, you may rest, but the night lasts no longer.
option-difficulty-impossible-about = You set out with empty hands, and nothing is ever made easier.
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

nothing-stalk = No creature { NAME($who, of: "meant") } can be moved. { $kept }
nothing-spawn = No creature can appear: its place is full, or no token is left. { $kept }
nothing-shuffle = No two creatures that the hero does not see can change places. { $kept }
nothing-rage = There is no creature { NAME($who, of: "meant") } that could rage. { $kept }
nothing-harden = There is no creature { NAME($who, of: "meant") } to be hardened. { $kept }
nothing-mend = There is no wounded creature { NAME($who, of: "meant") }. { $kept }
nothing-danger = A danger token has no place { NAME($place, of: "within") }: each level holds eight. { $kept }
nothing-block = There is no door { NAME($place, of: "within") } that is not blocked. { $kept }
nothing-unblock = There is no blocked door { NAME($place, of: "within") }. { $kept }
nothing-dark = There is no light { NAME($place, of: "within") }. { $kept }
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
lesson-hero-window = After everything that you do, evil may answer with a card, with two in a turn at most. A card that it lays face down moves one creature, or brings a new one. Cards cover its track: triangles that are still bare when the round ends become danger.
lesson-hero-noise = You heard something: it moved, or it has just come. A noise tells where the shortest way to it begins, not how far it is. Older ones fade on the compass; what matters goes into your notes, which nobody else reads.
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

deck_voice-fury = Go on, hit me. I want you to hope first.
deck_voice-speed = You looked away. That was all I needed.
deck_voice-terror = I will not touch you. You will see to that yourself.
deck_voice-traps = I am the floor. I am the door. I have time.

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

# What cards say: the verbs that they do. `by` is evil where the sentence must say who does it.

sentences = { JOIN($of) }
lines = { JOIN($of, with: "\u000A") }
all_of = { JOIN($of, with: " and ") }

count-2 = two
count-3 = three
count-4 = four
count-5 = five
count-6 = six
count-7 = seven
count-8 = eight

icon-creature = creature
icon-boss = boss
icon-parasite = parasite
icon-spore = spore
icon-cultist = cultist
icon-mutant = mutant
icon-worm = worm

icons-creature = creatures
icons-boss = bosses
icons-parasite = parasites
icons-spore = spores
icons-cultist = cultists
icons-mutant = mutants
icons-worm = worms

creature_where-any = {""}
creature_where-icon = {""}
creature_where-boss = {""}
creature_where-here = {" "}in the hero's sector
creature_where-your_here = {" "}in your sector
creature_where-your_near = {" "}in or next to your sector
creature_where-your_level = {" "}on your level
creature_where-near = {" "}in or next to the hero's sector
creature_where-level = {" "}on the hero's level

creatures-some =
    { $number ->
        [one] one { NAME($kind, of: "icon") }
       *[other] up to { NAME($number, of: "count") } { NAME($kind, of: "icons") }
    }{ NAME($where, of: "creature_where") }
creatures-all = all { NAME($kind, of: "icons") }{ NAME($where, of: "creature_where") }
creatures-wounded = one wounded { NAME($kind, of: "icon") }{ NAME($where, of: "creature_where") }
start_creatures-some = One { NAME($kind, of: "icon") }{ NAME($where, of: "creature_where") }
start_creatures-all = All { NAME($kind, of: "icons") }{ NAME($where, of: "creature_where") }
start_creatures-wounded = One wounded { NAME($kind, of: "icon") }{ NAME($where, of: "creature_where") }

place_of_hero-here = in the hero's sector
place_of_hero-near = in or next to the hero's sector
place_of_hero-sight = in the hero's line of sight
place_of_hero-level = on the hero's level
place_of_hero-any = anywhere

place_of_yours-here = in your sector
place_of_yours-near = in or next to your sector
place_of_yours-sight = in your line of sight
place_of_yours-level = on your level
place_of_yours-any = anywhere

doors_of_hero-here = of the hero's sector
doors_of_hero-near = of the hero's sector or one next to it
doors_of_hero-sight = in the hero's line of sight
doors_of_hero-level = on the hero's level
doors_of_hero-any = anywhere

doors_of_yours-here = of your sector
doors_of_yours-near = of your sector or one next to it
doors_of_yours-sight = in your line of sight
doors_of_yours-level = on your level
doors_of_yours-any = anywhere

verb-stalk =
    { $by ->
        [evil] Evil moves
       *[hero] Move
    } { $who } up to { $steps ->
        [one] 1 sector
       *[other] { $steps } sectors
    }{ $creatures ->
        [one] {""}
       *[other] {" "}each
    }{ $silent ->
        [yes] , without noise
       *[no] {""}
    }.
verb-spawn =
    { $by ->
        [evil] Evil spawns
       *[hero] Spawn
    } { $creature ->
        [matriarch] the Matriarch
        [hierophant] the Hierophant
       *[none] { $who }
    }{ $room ->
        [yes] {" "}in this room
       *[no] {""}
    }{ $closer ->
        [0] {""}
        [one] , up to 1 sector nearer to the hero than its minimum distance
       *[other] , up to { $closer } sectors nearer to the hero than its minimum distance
    }.
verb-shuffle =
    Two unrevealed creatures change places{ $silent ->
        [yes] , without noise
       *[no] {""}
    }.
verb-assault =
    { $who } attacks at once{ $dice ->
        [0] {""}
        [one] , with 1 more die
       *[other] , with { $dice } more dice
    }.
verb-trap =
    { $by ->
        [evil] Evil rolls
       *[hero] Roll
    } { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against the hero: each hit costs 1 life.
verb-rage =
    { $who } { $all ->
        [yes] roll
       *[no] rolls
    } { $dice ->
        [one] 1 more die
       *[other] { $dice } more dice
    } in attacks this turn.
verb-harden =
    To wound or kill { $who } takes { $life ->
        [one] 1 more hit
       *[other] { $life } more hits
    } until the end of the { $round ->
        [yes] round
       *[no] turn
    }.
verb-mend = { $who } is whole again.
verb-hurt = The hero loses { $points }.
verb-danger =
    { $by ->
        [evil] Evil puts
       *[hero] Put
    } { $count ->
        [one] one danger token
       *[other] up to { NAME($count, of: "count") } danger tokens
    } { NAME($place, of: "place_of_hero") }.
verb-block =
    { $by ->
        [evil] Evil blocks
       *[hero] Block
    } { $count ->
        [one] one door
       *[other] up to { NAME($count, of: "count") } doors
    } { NAME($place, of: "doors_of_hero") }.
verb-unblock =
    { $by ->
        [evil] Evil unblocks
       *[hero] Unblock
    } { $count ->
        [one] one door
       *[other] up to { NAME($count, of: "count") } doors
    } { NAME($place, of: "doors_of_hero") }.
verb-dark =
    { $place ->
        [here] The light goes out in the hero's sector.
       *[other] { $count ->
            [one] The light goes out in one sector { NAME($place, of: "place_of_hero") }.
           *[other] The light goes out in up to { NAME($count, of: "count") } sectors { NAME($place, of: "place_of_hero") }.
        }
    }
verb-snare = When the hero next leaves this sector, this round, the hero loses { $points }.
verb-daze = The hero discards { $count } adrenaline.
verb-drain =
    The hero discards { $count ->
        [one] 1 charge
       *[other] { $count } charges
    }.
verb-drag =
    { $by ->
        [evil] Evil moves
       *[hero] Move
    } the hero { $steps ->
        [one] 1 sector
       *[other] { $steps } sectors
    }, with attacks of opportunity.
verb-fog =
    { $by ->
        [evil] Evil hides
       *[hero] Hide
    } { $count ->
        [one] one revealed sector
       *[other] up to { NAME($count, of: "count") } revealed sectors
    }, but not the hero's, nor a lighted one in sight.
verb-forbid = On the next turn of this round the hero cannot { NAME($action, of: "deed") }.
verb-falter =
    The hero fights with { $dice ->
        [one] 1 fewer die
       *[other] { $dice } fewer dice
    } this turn.
verb-hush = Nothing makes noise for the rest of the turn.
verb-draw =
    { $by ->
        [evil] Evil draws
       *[hero] Draw
    } { $count ->
        [one] 1 reaction card
       *[other] { $count } reaction cards
    }.

verb-strike =
    Attack { $all ->
        [yes] every creature
       *[no] a creature
    } in your sector{ $reach ->
        [0] {""}
        [one] , or in sight up to 1 sector away,
       *[other] , or in sight up to { $reach } sectors away,
    } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $lit ->
        [0] {""}
       *[other] {" "}({ $in_light } in the light)
    }{ $damage ->
        [0] {""}
       *[other] ; { $damage } more damage if any die hits
    }.
verb-kill = { $who } dies; a boss suffers a wound instead.
verb-run =
    Move { $steps ->
        [one] 1 sector
       *[other] 1 to { $steps } sectors
    }{ $sure ->
        [yes] , without attacks of opportunity
       *[no] {""}
    }{ $unseen ->
        [yes] { $sure ->
            [yes] {" "}and without reactions
           *[no] , without reactions
        }
       *[no] {""}
    }.
verb-scan =
    Reveal { $sectors ->
        [one] 1 sector
       *[other] up to { $sectors } sectors
    } in { $around ->
        [yes] every direction
       *[no] a direction
    }{ $doors ->
        [yes] , through doors
       *[no] {""}
    }.
verb-sweep =
    Discard { $place ->
        [here] { $count ->
            [one] one danger token
           *[other] up to { NAME($count, of: "count") } danger tokens
        }
       *[other] { $count ->
            [one] one revealed danger token
           *[other] up to { NAME($count, of: "count") } revealed danger tokens
        }
    } { NAME($place, of: "place_of_yours") }.
verb-sound =
    Locate { $targets ->
        [one] one target
       *[other] { NAME($targets, of: "count") } targets
    }{ $bearing ->
        [yes] , with direction
       *[no] {""}
    }.
verb-search =
    Draw { $count ->
        [one] 1 item card
       *[other] { $count } item cards
    }{ $keep ->
        [0] {""}
        [one] {" "}and keep one
       *[other] {" "}and keep { NAME($keep, of: "count") }
    }.
verb-arm = Take a Bullets card, from the deck or its discards.
verb-charge =
    Add { $count ->
        [one] 1 charge
       *[other] { $count } charges
    } to one { $matrix ->
        [none] item
       *[other] { NAME($matrix, of: "matrix") } item
    }; it holds at most two more than its card gives it.
verb-rig = Fill one component space for free.
verb-light =
    Light your sector{ $line ->
        [0] {""}
        [one] {" "}and up to 1 sector in a direction
       *[other] {" "}and up to { $line } sectors in a direction
    }{ $doors ->
        [yes] {" "}and the sectors behind its doors
       *[no] {""}
    }{ $around ->
        [yes] {" "}and all adjacent ones
       *[no] {""}
    }.
verb-beam =
    Light { $count ->
        [one] one sector
       *[other] up to { NAME($count, of: "count") } sectors
    } in line of sight.
verb-repair =
    Repair the LCU here in { $directions ->
        [one] a direction
       *[other] { NAME($directions, of: "count") } directions
    }{ $further ->
        [0] {""}
        [one] , one sector further
       *[other] , { NAME($further, of: "count") } sectors further
    }.
verb-bar =
    Block or unblock { $count ->
        [one] one door
       *[other] up to { NAME($count, of: "count") } doors
    } { NAME($place, of: "doors_of_yours") }.
verb-recover = Recover { $points }.
verb-breathe = Gain { $count } adrenaline.
verb-learn =
    Gain 1 experience in { $ability ->
        [none] an ability of your choice
       *[other] { NAME($ability, of: "learned") }
    }.
verb-again =
    Take one extra { $action ->
        [none] action
       *[other] { NAME($action, of: "deed") } action
    }, without items and skills.
verb-shove =
    Push one creature out of your sector, { $steps ->
        [one] 1 sector
       *[other] { $steps } sectors
    } in a direction of your choice.
verb-stun =
    { $count ->
        [one] Stun one creature in your sector: it neither attacks nor moves this turn.
       *[other] Stun up to { NAME($count, of: "count") } creatures in your sector: they neither attack nor move this turn.
    }
verb-befriend =
    { $random ->
        [yes] A companion drawn at random joins you.
       *[no] A companion of your choice joins you.
    }
verb-disarm =
    Evil discards { $count ->
        [one] 1 reaction card
       *[other] { $count } reaction cards
    }.
verb-extra_round = You gain one more round.
verb-prevent = Lose { $amount } less.
verb-evade = That attack does not happen.
verb-shun = Ignore the dangerous half.
verb-reroll =
    { $dice ->
        [0] Reroll any of the dice.
        [one] Reroll up to 1 die.
       *[other] Reroll up to { $dice } dice.
    }
verb-more_dice =
    Roll { $dice ->
        [one] 1 more die
       *[other] { $dice } more dice
    }.
verb-remember =
    { $count ->
        [one] One more sector of your choice stays revealed.
       *[other] Up to { NAME($count, of: "count") } more sectors of your choice stay revealed.
    }
verb-ward =
    Creatures roll { $dice ->
        [one] 1 fewer die
       *[other] { $dice } fewer dice
    } against you this turn.

gain-life = { $count } life
gain-control = { $count } self control
gain-either =
    { $count ->
        [one] 1 life or 1 self control
       *[other] { $count }, life or self control
    }
gain-more = { $count } of either

learned-courage = courage
learned-cold_blood = cold blood
learned-acute_sight = acute sight
learned-precision = precision
learned-dexterity = dexterity

matrix-chemical = chemical
matrix-electrical = electrical
matrix-mechanical = mechanical

# Standing rules

rules =
    { $reach ->
        [level] While the hero is on its level: { JOIN($of) }
        [near] While the hero is in or next to its sector: { JOIN($of) }
        [sector] While the hero is in its sector: { JOIN($of) }
       *[map] { JOIN($of) }
    }
rule-after =
    { NAME($event, of: "after") }{ $when ->
        [lit] {" "}in the light
        [dark] {" "}in the dark
       *[any] {""}
    }{ $once ->
        [yes] , once a turn
       *[no] {""}
    }: { $does }

after-move = After each move
after-explore = After each explore
after-fight = After each fight
after-locate = After each locate
after-scavenge = After each scavenge
after-interact = After each interact
after-enter_room = When the hero enters a room
after-use_stairs = When the hero has used stairs
after-encounter = When meeting a creature has cost the hero self control
after-kill = When the hero has killed a creature
after-recover = When the hero recovers by adrenaline
after-bullet_time = When the hero triggers bullet time
after-turn_end = At the end of each turn
after-round_end = At the end of each round

whom-itself = it
whom-creature = creatures
whom-parasite = parasites
whom-spore = spores
whom-cultist = cultists
whom-mutant = mutants
whom-worm = worms

start_whom-itself = It
start_whom-creature = Creatures
start_whom-parasite = Parasites
start_whom-spore = Spores
start_whom-cultist = Cultists
start_whom-mutant = Mutants
start_whom-worm = Worms

start_whose-itself = Its
start_whose-creature = Creatures'
start_whose-parasite = Parasites'
start_whose-spore = Spores'
start_whose-cultist = Cultists'
start_whose-mutant = Mutants'
start_whose-worm = Worms'

whose-itself = its
whose-creature = creatures'
whose-parasite = parasites'
whose-spore = spores'
whose-cultist = cultists'
whose-mutant = mutants'
whose-worm = worms'

how-more = more
how-fewer = fewer

number-fight_dice =
    Fights have { $by } { NAME($how, of: "how") } { $by ->
        [one] die
       *[other] dice
    }.
number-explore_range =
    An explore reveals { $by } { NAME($how, of: "how") } { $by ->
        [one] sector
       *[other] sectors
    }.
number-light_range =
    An LCU lights { $by } { NAME($how, of: "how") } { $by ->
        [one] sector
       *[other] sectors
    }.
number-lcu_directions =
    A repair lights { $by } { NAME($how, of: "how") } { $by ->
        [one] direction
       *[other] directions
    }.
number-locate_targets =
    A locate has { $by } { NAME($how, of: "how") } { $by ->
        [one] target
       *[other] targets
    }.
number-adrenaline = { $by } { NAME($how, of: "how") } adrenaline is replenished at the end of a round.
number-encounter_loss = Meeting a creature costs { $by } { NAME($how, of: "how") } self control.
number-opportunity_dice =
    Attacks of opportunity roll { $by } { NAME($how, of: "how") } { $by ->
        [one] die
       *[other] dice
    }.
number-attack_dice =
    { NAME($whom, of: "start_whose") } attacks roll { $by } { NAME($how, of: "how") } { $by ->
        [one] die
       *[other] dice
    }.
number-attack_dice_dark =
    In the dark { NAME($whom, of: "whose") } attacks roll { $by } { NAME($how, of: "how") } { $by ->
        [one] die
       *[other] dice
    }.
number-first_life =
    To wound { NAME($whom, of: "whom") } takes { $by } { NAME($how, of: "how") } { $by ->
        [one] hit
       *[other] hits
    }.
number-second_life =
    To kill { NAME($whom, of: "whom") } at once takes { $by } { NAME($how, of: "how") } { $by ->
        [one] hit
       *[other] hits
    }.
number-creature_steps =
    A standard reaction moves { NAME($whom, of: "whom") } { $by } { NAME($how, of: "how") } { $by ->
        [one] sector
       *[other] sectors
    }.
number-spawn_distance =
    The minimum distance of spawning is { $by } { $how ->
        [more] higher
       *[fewer] lower
    }.
number-level_limit =
    The limit of creatures on a level is { $by } { $how ->
        [more] higher
       *[fewer] lower
    }.
number-hand_limit =
    Each evil player's hand limit is { $by } { $how ->
        [more] higher
       *[fewer] lower
    }.
number-danger_on_track =
    Evil sets aside { $by } { NAME($how, of: "how") } danger { $by ->
        [one] token
       *[other] tokens
    } at the end of a round.

switch-no_bullet_time = The hero cannot trigger bullet time.
switch-no_recovery = The hero cannot recover by adrenaline.
switch-no_locate_level = Evil does not tell the level of located targets.
switch-no_blocking = The hero cannot block doors.
switch-silent =
    { NAME($whom, of: "start_whom") } { $one ->
        [yes] makes
       *[no] make
    } no noise.
switch-through_blocked =
    { NAME($whom, of: "start_whom") } { $one ->
        [yes] passes
       *[no] pass
    } through blocked doors, which stay blocked.
switch-ignores_light =
    { NAME($whom, of: "start_whom") } { $one ->
        [yes] fights
       *[no] fight
    } in the light as in the dark.
switch-puts_out_light =
    { $one ->
        [yes] { NAME($whom, of: "start_whom") } that moves into the hero's sector puts out its light too.
       *[no] { NAME($whom, of: "start_whom") } that move into the hero's sector put out its light too.
    }
switch-danger_here = The hero's sector counts as having a danger token.
switch-cannot_be_moved_by_hero = The hero can neither push nor stun { NAME($whom, of: "whom") }.
switch-dark_behind = A lighted sector that the hero leaves goes dark.

# Cards

card-named = { $name }: { $does }
card-hero = { $name }: { $does }
card-companion = Companion, { $name }: { $does }
card-sacrifice = Sacrifice, { $name }: { $does }
card-skill =
    { $often ->
        [0] {""}
        [1] Once a round.{" "}
        [2] Twice a round.{" "}
        [3] Three times a round.{" "}
       *[other] { $often } times a round.{" "}
    }{ NAME($when, of: "with") }{ $does }
card-item = { NAME($when, of: "with") }{ $does }
card-component =
    With { $needs ->
        [electrical] an electrical
       *[other] a { NAME($needs, of: "matrix") }
    } component: { $does }
card-answers =
    { $instant ->
        [yes] Instant.{" "}
       *[no] {""}
    }{ NAME($trigger, of: "answers") }. { $does }
card-dangerous = Dangerous: { $does }
card-changes = { JOIN($of, with: ", ") }.
card-activated = When activated: { $does }
card-power =
    { $cost ->
        [one] 1 danger token
       *[other] { $cost } danger tokens
    }. { $does }
card-difficulty = You start with { $start }. For your first mission: { $does }
start-bullets = Bullets
start-item = a random item
start-nothing = nothing
midgame-nothing = Nothing.

with-always = {""}
with-start = At the start of a turn:{" "}
with-move = With a move:{" "}
with-explore = With an explore:{" "}
with-fight = With a fight:{" "}
with-locate = With a locate:{" "}
with-scavenge = With a scavenge:{" "}
with-interact = With an interact:{" "}
with-upgrade = While you upgrade:{" "}
with-fought = After your fight dice:{" "}
with-rolled = After any roll, at once:{" "}
with-harm = When you would lose life or self control:{" "}
with-opportunity = Before an attack of opportunity:{" "}
with-reaction = When a dangerous card is played:{" "}
with-clean_up = When the labyrinth is cleaned up:{" "}

answers-move = Answers a move
answers-explore = Answers an explore
answers-fight = Answers a fight
answers-locate = Answers a locate
answers-scavenge = Answers a scavenge
answers-interact = Answers an interact
answers-life = Answers lost life
answers-control = Answers lost self control

creature-numbers =
    Appears { $distance } or more sectors away; surprise costs { $loss } self control; rolls { $dark ->
        [one] 1 die
       *[other] { $dark } dice
    } in the dark and { $lit } in the light; wounded by { $first ->
        [one] 1 hit
       *[other] { $first } hits
    } at once, killed by { $second }.

more-distance = { $by } spawning distance
more-loss = { $by } self control lost
more-dark = { $by } die in the dark
more-lit = { $by } die in the light
more-first = { $by } hit to wound it
more-second = { $by } hit to kill it at once

mission-task = { $room }: { JOIN($steps, with: ", then ") }.{ JOIN($alone, with: "") }
mission-revealed =
    { $colour ->
        [red] When unlocked
       *[other] When revealed
    }: { $does }
mission-hinders =
    { $colour ->
        [red] From then on
       *[other] Until then
    }: { $does }
mission-reward = Reward: { $does }
mission-wins = Done, you win.

step-alone = {" "}That { NAME($action, of: "deed") } does nothing else.
step-deed =
    { NAME($action, of: "deed") }{ $times ->
        [1] {""}
        [2] {" "}twice
        [3] {" "}three times
        [4] {" "}four times
       *[other] {" "}{ $times } times
    }{ $conditions }
step-conditions =
    { $apart ->
        [0] {""}
        [2] , not on the same turn
       *[other] , each on a turn of its own
    }{ $clear ->
        [yes] , with no creature there
       *[no] {""}
    }{ $sealed ->
        [0] {""}
        [one] , with one of its doors blocked
       *[other] , with { NAME($sealed, of: "count") } of its doors blocked
    }{ $pays }
step-pays =
    , paying { $price }{ $times ->
        [1] {""}
       *[other] {" "}each time
    }

price-charges =
    { $count ->
        [one] 1 charge
       *[other] { $count } charges
    }{ $matrix ->
        [none] {""}
       *[other] {" "}of { NAME($matrix, of: "matrix") } items
    }
price-adrenaline = { $count } adrenaline
price-life = { $count } life
price-control = { $count } self control

# The screen: titles, what lies on the table, and what weighs on the hero

title-round = Round { $round } · Turn { $turn }
title-nightmare = Nightmare · Turn { $turn }

set_for-new_levels = New levels
set_for-special_creatures = Special creatures
set_for-room_actions = Room actions
set_for-avatars = Avatars

now-bullet_time = Bullet time: two actions on this turn.
now-forbidden = Something keeps you from this now: { NAME($deed, of: "deed") }.
now-forbidden_next = On the next turn you cannot { NAME($deed, of: "deed") }.
now-falter =
    You falter: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } fewer in fights on this turn.
now-ward =
    On guard: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } fewer against you on this turn.
now-hush = It is quiet: nothing makes noise on this turn.
now-rage =
    Rage: { NAME($kind, of: "icons") } roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } more in attacks on this turn.

charges =
    { $charges ->
        [one] 1 charge
       *[other] { $charges } charges
    }
item-says =
    { NAME($item, of: "item") } ({ $charges ->
        [one] 1 charge
       *[other] { $charges } charges
    }{ $upgraded ->
        [yes] , upgraded
       *[no] {""}
    }): { $does }
companion-says =
    With you: the { NAME($character, of: "character") }, { $charges ->
        [one] 1 charge
       *[other] { $charges } charges
    }. { NAME($character, of: "character_companion") } { NAME($character, of: "character_sacrifice") }
power_when =
    { $when ->
        [start] start of a turn
       *[other] at once
    }

ability_does-0 = When you meet a creature evil rolls a die: a miss makes the loss 1 less.
ability_does-1 = Your pool of adrenaline holds 1 more.
ability_does-2 = You draw 1 more item card.
ability_does-3 = Roll a miss of yours again, once a fight.
ability_does-4 = Have a hit against you rolled again, once a roll.

progress-done = done
progress-open =
    next: { NAME($action, of: "deed") } there{ $left ->
        [0] {""}
        [1] {""}
       *[other] , { $left } times
    }
progress-locked = after another
progress-step =
    { $step }{ $done ->
        [0] {""}
       *[other] {" "}({ $done } of { $of })
    }{ $rest ->
        [0] {""}
       *[other] , then { $rest } more
    }

colour-green = green
colour-blue = blue
colour-red = red

room_use- = {""}
room_use-green = {" "}(green mission)
room_use-blue = {" "}(blue mission)
room_use-red = {" "}(red mission)
room_use-green_done = {" "}(green mission, done)
room_use-blue_done = {" "}(blue mission, done)
room_use-red_done = {" "}(red mission, done)
room_use-special = {" "}(special action)
room_use-special_done = {" "}(searched)

room-special = { $name }: instead of drawing cards, a scavenge here may { $does }
room-special_done = { $name }: searched, nothing is left to do. { $does }

# What is seen, heard and known

way_out-north = north
way_out-east = east
way_out-south = south
way_out-west = west
way_out-north__door = north (door)
way_out-east__door = east (door)
way_out-south__door = south (door)
way_out-west__door = west (door)
way_out-north__blocked = north (blocked door)
way_out-east__blocked = east (blocked door)
way_out-south__blocked = south (blocked door)
way_out-west__blocked = west (blocked door)

state-unhurt = unhurt
state-wounded = wounded
state-stunned = stunned
state-raging = raging
state-hardened = hardened
state-down = knocked down

lit-True = lit
lit-False = dark
danger-True = ; danger
danger-False = {""}
lcu-True = ; an LCU
lcu-False = {""}
snare-True = ; a snare
snare-False = {""}
known-True = ; in the labyrinth
known-False = {""}
hero-True = {" "}the hero;
hero-False = {""}

seen-creature = { NAME($creature, of: "looks") } ({ NAME($state, of: "state") })
seen-sector =
    { NAME($cell, of: "sector") }{ $room ->
        [-1] {""}
       *[other] , the { NAME($room, of: "room") }{ NAME($use, of: "room_use") }
    }: { $where ->
        [here] the hero is here;{" "}
        [sight] in sight;{" "}
       *[away] {""}
    }{ NAME($lit, of: "lit") }{ NAME($danger, of: "danger") }{ NAME($lcu, of: "lcu") }{ $stairs ->
        [-1] {""}
        [0] ; red stairs
        [1] ; blue stairs
       *[other] ; stairs
    }{ NAME($snare, of: "snare") }{ $count ->
        [0] {""}
       *[other] ; { $who }
    }; ways: { NAME($ways, of: "way_out") }.
seen-unknown = { NAME($cell, of: "sector") }: unknown, dark.
map-creature = { NAME($token, of: "creature") } ({ NAME($state, of: "state") })
map-sector =
    { NAME($place, of: "place") }{ $room ->
        [-1] {""}
       *[other] , the { NAME($room, of: "room") }{ NAME($use, of: "room_use") }
    }:{ NAME($hero, of: "hero") }{ $count ->
        [0] {""}
       *[other] {" "}{ $who };
    } { NAME($lit, of: "lit") }{ NAME($danger, of: "danger") }{ NAME($lcu, of: "lcu") }{ $stairs ->
        [-1] {""}
        [0] ; red stairs
        [1] ; blue stairs
       *[other] ; stairs
    }{ NAME($known, of: "known") }; ways: { NAME($ways, of: "way_out") }.

heard-now =
    { $count ->
        [one] Something moved
       *[other] Something moved { $count } times
    }: you heard it { $way ->
        [level] on the other level
        [stairs] on the stairs
       *[other] in { NAME($way, of: "noise") }
    }.
heard-nothing = Nothing is heard on this turn.
heard-before = Turn { $turn }: a noise from { NAME($way, of: "noise") }.
located-none = Turn { $turn }: { NAME($target, of: "goal") }: none.
located-there =
    Turn { $turn }: { NAME($target, of: "goal") } was { $distance ->
        [one] 1 sector
       *[other] { $distance } sectors
    } away, { NAME($level, of: "level") }{ NAME($way, of: "way_first") }.

threat-says =
    { NAME($creature, of: "looks") }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against you. Wounded by { $first }, killed by { $second } in one attack.
threat-short =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
threat-hits =
    { $first ->
        [one] 1 hit wounds
       *[other] { $first } hits wound
    }, { $second } kill
threat-hits_more =
    wounded, { $second ->
        [one] 1 hit kills
       *[other] { $second } hits kill
    }

# Evil's cards, track and windows

track-bare =
    { $tokens ->
        [0] As it lies now, no danger is added at the end of the round.
        [one] As it lies now, evil sets aside 1 danger token at the end of the round.
       *[other] As it lies now, evil sets aside { $tokens } danger tokens at the end of the round.
    }
price-limit = Evil has reacted as often as it may on this turn.
price-full =
    The next card needs { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }: the track is full.
price-first =
    The next card covers { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }.
price-second =
    The next card covers { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }, as the second of this turn.

window_open-instant = Evil may answer at once
window_open-late = The turn ends: evil may react
window_open-damage = Evil may answer your wound

answered-damage = The hero has lost { NAME($track, of: "track") }.
answered-instant = The hero is about to { NAME($deed, of: "deed") }.
answered-late = The turn ends. What the hero did: { NAME($deeds, of: "deed") }.
answered-nothing = The turn ends.

begun-standard = Face down: move a creature, or spawn one
begun-card = { NAME($card, of: "reaction") }
begun-special = { NAME($card, of: "reaction") }
begun-avatar = Your avatar

family-special = Special creature: { NAME($kind, of: "icon") }
family-deck =
    Avatar of { NAME($deck, of: "deck_name") }{ $owned ->
        [yes] , { NAME($seat, of: "seat") }
       *[no] {""}
    }
family-ai =
    Avatar{ $owned ->
        [yes] , { NAME($seat, of: "seat") }
       *[no] {""}
    }
standing-place = In { NAME($place, of: "place") }: { NAME($state, of: "state") }.
standing-sector = In { NAME($cell, of: "sector") }: { NAME($state, of: "state") }.
standing-down = It neither attacks nor is activated until the hero loses sight of it.
standing-activated = Activated on this turn.
standing-not_on_map = Not on the map.
standing-not_in_sight = Not in sight.
standing-gone = It has come and gone.
standing-came = It has come. Not in sight.
standing-waits = Waits: a card with its icon calls it, at the end of a turn, once.
standing-not_yet = It has not come yet.

# What is asked, and why

waits-leader = { NAME($seat, of: "seat") } leads evil and has to agree.
waits-instant = Instant reactions: evil may answer.
waits-late = Reactions: evil may answer.
waits-damage = Reactions to damage: evil may answer.
waits-preparing = Evil prepares the dark.
waits-hero = The hero decides.
waits-dark = Something moves in the dark.
waits-about = Evil is asked after everything that the hero does, whether it can answer or not.

otherwise-window = When the time is over, the window closes.
otherwise-board = If nobody answers in time, the first answer is taken.
otherwise-comrades = If you take too long, comrades may answer; in the end the first answer is taken.

ask-react-now = { $happened } Does anything answer?
ask-leader_says-of = { NAME($seat, of: "seat") } asks to react. Agreed?
ask-choose_split-of = How many of { $cards } cards from { NAME($one, of: "deck") }, the rest from { NAME($other, of: "deck") }? Or card by card?
ask-choose_way-repair = Which way shall the light go?
ask-choose_way-light = Which way shall the light go?
ask-choose_bar-block_behind = Block a door behind you?
ask-choose_sector-sweep = Lift a danger token?
ask-choose_sector-sweep_explored = Lift a danger token?
ask-choose_item-upgrade_items = Upgrade an item?

act-pick_way-repair = Light { NAME($way, of: "way") }
act-pick_way-light = Light { NAME($way, of: "way") }
act-done-repair = No more light
act-done-light = No more light
act-done-block_behind = Leave the doors open
act-pick_goal-sound = { NAME($target, of: "named_goal") }
act-pick_sector-sweep = Lift the one at { NAME($cell, of: "sector") }
act-pick_sector-sweep_explored = Lift the one at { NAME($cell, of: "sector") }
act-done-sweep = Leave it
act-done-sweep_explored = Leave it
act-done-find_nothing = Go on
act-done-upgrade_items = No upgrade

named_goal-creature = Nearest creature
named_goal-boss = Nearest boss
named_goal-danger = Nearest danger token
named_goal-lcu = Nearest LCU
named_goal-stairs = Nearest stairs
named_goal-stairs__0 = Red stairs
named_goal-stairs__1 = Blue stairs
named_goal-light = Nearest light
named_goal-door = Nearest door
named_goal-blocked = Nearest blocked door
named_goal-room = Nearest room

label-split = { $first } from { NAME($one, of: "deck") }, the rest from { NAME($other, of: "deck") }
label-draw_one = Draw one card of the { NAME($deck, of: "deck") } deck
label-draws = { NAME($seat, of: "seat") } draws from the { NAME($deck, of: "deck") } deck

about_ask-look_closer = Acute sight: one more card, if you like.
about_ask-show_courage = You meet it for the first time. Evil may have to roll a die.
about_ask-choose_avatar = Each avatar has a card: it says what it can do.
about_ask-choose_upgrade = The avatar's card says what each space adds.
about_ask-choose_swap = Name two rooms to swap them. The hero will not know.
about_ask-choose_first_creatures = { $number } of { $of }. Choose a creature, then a sector in or beside a mission's room.
about_ask-choose_first_dangers = { $number } of { $of }: { NAME($each, of: "count") } on each level.
about_ask-choose_dangers =
    { $tokens ->
        [one] 1 token set aside
       *[other] { $tokens } tokens set aside
    }. Name a sector to set or lift one.
about_ask-choose_split = Each deck has its own way of hurting. Half of each is a good beginning.
about_ask-choose_discards = What you do not discard you keep. Then you draw until your hand is full.
about_ask-choose_draws = A card of a mission gives evil cards.

doing-sound =
    { $of ->
        [1] {""}
       *[other] { $number } of { $of }.{" "}
    }{ $chosen ->
        [0] {""}
       *[other] Chosen: { NAME($named, of: "goal") }.{" "}
    }Evil has to tell how far it is, and on which level.
doing-of_card = { $card }. { $why }
moment-harm = You are about to lose { $blow }.
moment-fought = Your dice have fallen. You may change them.

# What an answer would do

does-move =
    Go to { NAME($cell, of: "sector") }{ $room ->
        [-1] {""}
       *[other] , the { NAME($room, of: "room") }
    }, { $light ->
        [lit] lit
       *[dark] dark
    }.
does-move_unknown = Step into the unknown; it is revealed as you enter.
does-explore_stairs = See the other end of the stairs, without going there.
does-explore =
    See { $sectors ->
        [one] 1 sector
       *[other] up to { $sectors } sectors
    } in that direction, without entering. Then you may lift one danger token.
does-fight =
    Roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }. { $about }
does-locate =
    Ask for { $targets ->
        [one] 1 target
       *[other] { $targets } targets
    }: evil tells how far, and on which level. It never lies.
does-scavenge =
    Draw { $cards ->
        [one] 1 item card
       *[other] { $cards } item cards
    }, keep up to { NAME($room_for, of: "count") } items, then upgrade.
does-interact =
    { $sectors ->
        [0] Light this sector.
        [one] Light this sector and 1 sector in a line.
       *[other] Light this sector and up to { $sectors } sectors in a line.
    }
does-recover = Recover 1 { NAME($track, of: "track") }, up to { $cap }.
does-unblock_door = Clear the door. It takes the whole turn.
does-bullet_time = Two actions on this turn.
does-take_courage = Evil rolls a die; a miss makes the loss 1 less.
does-draw_hero = Let chance decide.
does-play_up = { $first }
does-play_up_dangerous = { $first } { $dangerous }
does-play_down = Move one creature by a sector, or spawn one.
does-activate_avatar = Spawn or move your avatar, and do what its power says.
does-pick_hero = { $about } { $skill }

cost-adrenaline = 1 adrenaline
cost-companion_charge = 1 charge of your companion
cost-companion = your companion
cost-whole_turn = the whole turn
cost-charge =
    { $of ->
        [one] its last charge
       *[other] 1 of { $of } charges
    }
cost-power =
    { $tokens ->
        [one] 1 danger token
       *[other] { $tokens } danger tokens
    }
cost-spaces =
    { $spaces ->
        [one] 1 space of the track
       *[other] { $spaces } spaces of the track
    }

risk-leaving =
    Evil strikes as you leave: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
risk-snare = The snare here springs.
risk-creature = A { NAME($creature, of: "looks") } is there.
risk-danger = Danger lies there.
risk-unknown = Whatever you meet there costs self control.
risk-stairs = You forget this level, but for its stairs.
risk-answered = Evil may answer.

comes_to-leaving =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against you
comes_to-sectors =
    { $sectors ->
        [one] 1 sector
       *[other] { $sectors } sectors
    }
comes_to-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
comes_to-targets =
    { $targets ->
        [one] 1 target
       *[other] { $targets } targets
    }
comes_to-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

# The table in sentences

section-hero = The hero
section-missions = Missions
section-labyrinth = The labyrinth
section-threats = At the end of this turn
section-map = The map
section-hand = Your hand
section-evil = Evil
section-creatures = Creatures

text-table = { $title }. { JOIN($set_for, with: ", ") }.
text-character = { NAME($character, of: "character") }. { $does }
text-health = Life { $life } of { $full }, self control { $control } of { $full }; health recovers up to { $cap }.
text-adrenaline = Adrenaline { $adrenaline }.
text-unlocked = { NAME($ability, of: "ability") }: unlocked. { NAME($ability, of: "ability_does") }
text-learned = { NAME($ability, of: "ability") }: { $points } of { $needed } experience.
text-power_tokens =
    Hero powers: { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }.
text-power = { NAME($power, of: "power") }: { $does }
text-mission = { NAME($mission, of: "mission") } ({ NAME($colour, of: "colour") }; { $progress }): { JOIN($lines) }
text-card = { NAME($card, of: "reaction") }: { $does }
text-track = { $covered } of { $of } spaces of the reaction track are covered.
reaction-face_down = a card face down
text-lying =
    On it lies { NAME($card, of: "reaction") }, of { NAME($seat, of: "seat") }, on { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }.
text-hand =
    { NAME($seat, of: "seat") } holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $leads ->
        [yes] {" "}and leads
       *[no] {""}
    }.
text-deck =
    { NAME($deck, of: "deck") }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left.
text-kind = { $name }: { $on_map } of { $of } on the map. { $does }
text-beast = { $name }: { $numbers } { $does } { JOIN($states) }

# Labels on the screen

watching-hero = You watch with the hero's eyes.
watching-over = The game is over: both sides can be seen.

start_track-life = Life
start_track-control = Self control

label-people = People at the table
label-person = { $role }{ NAME($leads, of: "leads") }{ NAME($you, of: "you") }
leads-True = , leads
leads-False = {""}
you-True = , you
you-False = {""}
label-cards_in_hand =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
label-seconds_left =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
label-vitals = The hero's state
label-health = { $value } of { $full }, recovers up to { $cap }
label-adrenaline = Adrenaline
label-rounds = Round { $round }; health recovers up to { $cap }
label-nightmare = Nightmare
label-turns = Turn { $turn } of { $of }
label-items = Items, { $items } of { $inventory }
label-with_you = With you: the { NAME($character, of: "character") }
label-abilities = Abilities
label-experience = { $points } of { $needed } experience
label-powers = Hero powers
label-mission = { NAME($colour, of: "colour") } mission:
label-threats = At the end of this turn{ NAME($danger, of: "danger_helps") }:
danger_helps-True = , and danger here helps them
danger_helps-False = {""}
label-special = Special action
label-reactions = { $played } of { $most } reactions on this turn
label-played = Played by evil
label-dice = Dice
label-die = Die { $number }: { NAME($face, of: "face") }
label-dark = It is dark.
label-press = { JOIN($can, with: " or ") }. { $seen }
label-other_level = The other level
label-own_level = Back to your level
label-deeds = Deeds
label-before = Before you act
label-gaits = What arrows and map do
label-asked = What is asked
label-costs = costs { $cost }
label-radar = Radar
label-papers = Papers
label-note_about = Note about
label-note_for = Note for { $name }
label-note_hint = what waits there
label-here = { $name } (here)
label-pin = Pin
label-hero_and_log = The hero and the log
label-map = The map: two levels, four columns and six rows each
label-levels = Level
label-level = Level { $number }
label-sheet_hero = hero
label-sheet_lit = your move
label-prey = Turn { $turn }/{ $of } · adrenaline { $adrenaline }
label-carries = What the hero carries
label-quest = { NAME($room, of: "room") }, { $progress }
label-leaders_word = The leader's word
label-line = Creature
label-all_at_once = How many from the first deck, the rest from the second
label-hand =
    { $cards ->
        [0] No cards in hand.
        [one] Your hand, 1 card
       *[other] Your hand, { $cards } cards
    }
label-instant = Instant
label-in_danger = In danger:
goal_group-missions = Where your missions are
goal_group-ways = Ways, rooms, light
goal_group-creatures = What lives here
label-do_it = Do it
label-begun = Being played
label-decks = Reaction decks
label-samples = Some of its cards
label-discard = Discard
label-card_button = { $words }: { $name }
label-discard_card = Discard { $name }
label-discard_some =
    { $cards ->
        [one] Discard 1 card
       *[other] Discard { $cards } cards
    }
label-goes = Goes
label-nothing_fits = Nothing that you hold fits.
label-pass_by_itself = Pass by itself then
label-on_map = { $on_map } of { $of } on the map
label-upgrades = Upgrades
label-upgrade = { NAME($has, of: "has") }:
has-True = Has
has-False = Not yet
label-now = Now
label-side = Side
label-lesson = { $number } of { $of }
label-skip = Skip
label-understood = Understood

short-play_up = Play
short-play_down = Face down
short-play_special = Spawn { NAME($special, of: "special") }
short-play_special-crowded = Spawn
short-pick_hand = Give up

stat-distance = away
stat-loss = control
stat-dark = in the dark
stat-lit = in light
stat-life = life

compass-north = N
compass-east = E
compass-south = S
compass-west = W

gait-move = Walk
gait-explore = Explore

paper-missions = Missions
paper-radar = Radar
paper-log = Log
paper-notes = Notes
paper-self = Self
paper-evil = Evil
paper-talk = Talk
paper-creatures = Creatures

tip-power_tokens = Danger tokens for hero powers.
tip-spent = Adrenaline: { NAME($spent, of: "purpose") }
tip-rounds = The healing cap of each round. The last space is the nightmare.
tip-special = A scavenge here may do this instead of drawing cards, once in a game.
tip-instant = Can be played as soon as it fits.
tip-price = The first card of a turn covers one space of the track, the second covers two.
tip-gait_move = Arrows and map walk.
tip-gait_explore = Arrows and map look ahead, without entering. X or Shift, too.
tip-pointer = Point at anything to see what it would do.
tip-finger = On the map, press once to see and again to do.
tip-several = Several things can be done there: choose one below.
tip-press = Press a sector with a red edge.

about-powers =
    You hold { $tokens ->
        [one] 1 danger token
       *[other] { $tokens } danger tokens
    }. Each activation of an avatar brings one, a knock-down as many as it has upgrades.

say-aimed =
    { $count ->
        [1] { $words }? Press again.
       *[other] { $words }: choose one.
    }
say-points = { NAME($seat, of: "seat") } points at { NAME($place, of: "place") }.

news-nightmare_began = The nightmare begins
news-nightmare_began-means = Every creature is worse from now on, and each round costs the hero 2 self control.
news-mission_completed = { NAME($mission, of: "mission") }: done
news-way_out = The way out is open: { NAME($mission, of: "mission") }, { NAME($room, of: "room") }.
# The first round is no news.
news-round_began = { $round ->
        [1] {""}
       *[other] Round { $round }
    }
news-round_began-means = What was out of sight is forgotten. Health recovers up to { $cap } from now on. Evil has drawn new cards.

report-turn = Round { $round }, turn { $turn }
report-life = Life
report-control = Self control
report-took = What took it: { JOIN($parts, with: ", ") }.
report-taken =
    { $cause ->
        [attacks] attacks of creatures
        [fright] frights
        [cards] evil's cards
        [nightmare] the nightmare
       *[else] other things
    } { $points }
report-lowest = At the worst the hero had { $life } life and { $control } self control.
report-out = { $left ->
        [one] One more deed, and the hero had been out: { NAME($mission, of: "mission") }.
       *[other] { $left } more deeds, and the hero had been out: { NAME($mission, of: "mission") }.
    }
report-locked = The way out was still shut: { NAME($mission, of: "mission") }.
report-left = { $points ->
        [one] One point more, and the lamp had gone out.
       *[other] { $points } points more, and the lamp had gone out.
    }
report-unseen = { $far ->
        [0] { NAME($creature, of: "creature") } stood in the hero's own sector, unseen.
        [one] { NAME($creature, of: "creature") } waited one sector away, unseen.
       *[other] The nearest that the hero did not see was { NAME($creature, of: "creature") }, { $far } sectors away.
    }
label-worst = The worst of it
label-near = How near it stood
label-curves = Life and self control, turn by turn
label-curve = { $name }: { $first } at first, { $last } at last

# What a finished game is among all that somebody has played.

record-blow = { $damage } damage at one blow
record-broken = The hero was broken in round { $round }
record-life = Out with { $life } life and { $control } self control left
record-rounds = Held out until round { $rounds }
record-stands = { $side ->
        [hero] You have got out in { $won } of { $games } { $games ->
            [one] game
           *[other] games
        }.
       *[other] The hero did not get past you in { $won } of { $games } { $games ->
            [one] game
           *[other] games
        }.
    }
record-unseen = In { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } something stood one step away, and you did not see it

ending_title-escaped-hero = You are out
ending_title-escaped-evil = Your prey is out
ending_title-escaped-watcher = The hero gets out
ending_title-broken-hero = Your lamp is out
ending_title-broken-evil = The dark is yours
ending_title-broken-watcher = The lamp is out
ending_title-drawn-hero = You are still in the dark
ending_title-drawn-evil = The lamp still burns
ending_title-drawn-watcher = Nobody prevails
end-when = Round { $round }, turn { $turn }. Life { $life }, self control { $control }.
end-mission = { NAME($done, of: "is_done") }: { NAME($mission, of: "mission") }
is_done-True = Done
is_done-False = Not done

side-hero = What the hero believed
side-truth = What was true
both-known =
    { $known } of { $sectors } sectors known, { $seen ->
        [one] 1 creature
       *[other] { $seen } creatures
    } in sight
both-unseen =
    { $creatures ->
        [one] 1 creature
       *[other] { $creatures } creatures
    } and { $dangers ->
        [one] 1 danger token
       *[other] { $dangers } danger tokens
    } unseen
both-nearest =
    The nearest that was not seen: { NAME($token, of: "creature") }, { $far ->
        [one] 1 sector
       *[other] { $far } sectors
    } away.
both-nothing = Nothing waited unseen.
film-truth = Both sides

key-aim = aim a step; the same arrow again, or Enter, goes
key-look = with an arrow: explore that way instead of going
key-gait = walk or explore with arrows and map
key-map = go to the map: arrows from sector to sector, Enter chooses
key-deeds = fight, locate, scavenge, repair, work on a mission
key-doors = unblock a door, the room's own action
key-skills = your skill, your companion
key-adrenaline = adrenaline: recover life, self control, or bullet time
key-items = use that item, or give that answer
key-nothing = use nothing, no more
key-level = look at the other level
key-papers = the log; a note, about the sector in focus
key-escape = do not aim any more
key-pass = evil: pass
key-leader = evil's leader: agreed, or not
key-done = evil: done, or take it back
key-avatar = evil: activate the avatar
key-skip = show at once what is still being shown

# At a terminal

act-play_up-terminal = Play it face up
act-play_down-terminal = Lay it face down
act-play_special-terminal = Let { NAME($special, of: "special") } come

box = Which box
box-base = The base game
box-base-about = Hero, creatures, cards.
box-deep = With Deep
box-deep-about = Special creatures with powers of their own, and rooms with actions.
box-avatar = With Avatar
box-avatar-about = Each evil player has an avatar on the map; the hero has powers against it.
box-all = With both
box-all-about = Everything at once.
terminal-here = This level
terminal-note = note
terminal-write_note = Your note, for your eyes only (Esc: as it was)
terminal-noted = note: { $words }
terminal-doors = A door of { NAME($place, of: "place") }
terminal-discard = Discard what is marked
terminal-life = ♥ life
terminal-control = ◆ self control
terminal-adrenaline = ↯ adrenaline
terminal-turns = {"  "}turns
terminal-empty_hands = empty hands
terminal-no_creatures = nothing prowls yet
terminal-mission = ({ NAME($colour, of: "colour") }, { NAME($room, of: "room") })
terminal-state = { NAME($state, of: "state") }
terminal-odds =
    ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, life { $first }/{ $second })
terminal-hero = The { NAME($character, of: "character") }
terminal-seen_by_evil = what evil sees
terminal-seen_by_hero = what the hero sees
terminal-seen_by_watchers = what the watchers see
terminal-by_name = a sector by its name
terminal-door_by_name = a door by its sector's name
terminal-keys = Keys
terminal-legend = On the map
terminal-numbers = The night in numbers

stairs_colour-0 = red
stairs_colour-1 = blue

legend-hero = the hero
legend-light = light
legend-danger = danger token
legend-lcu = light control unit
legend-lcu_short = LCU
legend-stairs_0 = red stairs
legend-stairs_1 = blue stairs
legend-door = door
legend-blocked = blocked door
legend-known = the hero knows this sector
legend-wounded = wounded

help-evil = You are everything else on this ship. You see it all; the hero sees what a lamp shows. When the hero has acted you may answer with cards: at most two a turn, as long as the reaction track has room. Wear the hero down before the last mission is done.
help-hero = Eight turns a round, one action a turn, and a dark ship. Complete a mission to unlock the last one, and complete that to win. You know what you have seen, and you forget most of it when a round ends. Light helps; noises tell from where something comes.

terminal_key-hero-move = move north, west, south, east; by the stairs
terminal_key-hero-explore = explore that way
terminal_key-hero-deeds = fight, locate, scavenge, repair the LCU
terminal_key-hero-room = work on the mission of this room; use the room
terminal_key-hero-items = use an item
terminal_key-hero-skills = your skill, your companion, your companion's sacrifice
terminal_key-hero-door = unblock a door
terminal_key-hero-adrenaline = adrenaline: bullet time; recover life or self control
terminal_key-hero-powers = powers of the hero
terminal_key-hero-note = your note
terminal_key-evil-card = a card of your hand: read it, then play it or lay it face down
terminal_key-evil-avatar = activate your avatar
terminal_key-evil-pass = pass
terminal_key-evil-place = a sector by its name: level, column, row
terminal_key-evil-way = a way: north, west, south, east; the stairs
terminal_key-evil-back = take back what was begun
terminal_key-both-nothing = nothing more
terminal_key-both-pages = missions, everything that lies open, the whole log
terminal_key-both-rule = a rule by its number
terminal_key-both-quit = save and leave

count_of-hero_moved =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
count_of-explored =
    { $count ->
        [one] 1 look around a corner
       *[other] { $count } looks around corners
    }
count_of-creature_killed =
    { $count ->
        [one] 1 creature killed
       *[other] { $count } creatures killed
    }
count_of-encountered =
    { $count ->
        [one] 1 encounter
       *[other] { $count } encounters
    }
count_of-noise_heard =
    { $count ->
        [one] 1 noise
       *[other] { $count } noises
    }
count_of-card_played =
    { $count ->
        [one] 1 card played
       *[other] { $count } cards played
    }
count_of-card_laid =
    { $count ->
        [one] 1 card laid face down
       *[other] { $count } cards laid face down
    }
count_of-item_used =
    { $count ->
        [one] 1 item used
       *[other] { $count } items used
    }
count_of-suffered =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }

kind-take_note = Your note
kind-discard_cards = Discard cards
kind-approve = Agree
kind-cancel = Take it back
field-words = what you note
field-cards = cards
