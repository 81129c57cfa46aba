# Project: ELITE in English: every label, question, log line, reason and ending.

game = Project: ELITE

tagline = Two minutes, six dice faces, and far too many aliens.

facts = 1 to 6 soldiers · together · an hour

play-now = Alone, with two heroes

ending-won = solved
ending-lost = failed

# Who the bots are, and how well they play.
bot-random = Dizzy: does anything, for laughs
bot-rookie = Rook: easy to outdo, forgets the aliens
bot-mate = Buddy: a good hand, leaves decisions to you
bot-squad = Ace: strong, at a human pace
bot-squad_fast = Flash: strong, faster than any hand

symbol-move = move
symbol-hand = hand
symbol-gun = gun
symbol-wrench = wrench
symbol-search = search
symbol-alien = alien

# What each face of a die is for, where dice are seen for the first time.
face-move = walk
face-hand = work by hand
face-gun = load and fire
face-wrench = repair, build
face-search = find equipment
face-alien = an alien moves

phase-setup = Set-up
phase-event = Event Phase
phase-spawning = Alien Spawning Phase
phase-ready = Planning
phase-action = Action Phase
phase-times_up = Time's up
phase-activation = Alien Activation Phase
phase-end = End of Round

token-acid = acid
token-slime = slime
token-hold = a hold token
token-trap = a trap
token-target = a target

deck-swarm = swarm deck
deck-search = search deck
deck-tech = Alien Tech deck

mission-extermination = Extermination
mission-capture = Capture
mission-demolition = Demolition
mission-recon = Recon
mission-exploration = Exploration

tally-card = Equipment used
tally-taken = Equipment taken
tally-happening = Events
tally-boss = Bosses
tally-find = Exploration tokens revealed

ask-choose_weapon = Take a basic weapon.
ask-choose_trap_space = Where does this trap lie?
ask-be_ready = Plan as long as you like. Ready?
ask-act = Use what you rolled, or roll again!
ask-any_time = Trade
ask-choose_way = Which way does this figure go?
ask-choose_drift = Which arrow does the hero follow?
ask-lose_die = Which die is lost to damage?
ask-share_step = Which alien takes the next step?
ask-settle_result = Your alien result is still open: which alien moves?
ask-keep_card = Which card do you keep?
ask-drop_weapon = One weapon too many: which one goes?
ask-tech_now_or_later = A boss is dead. Draw Alien Tech now, or later?
ask-follow_up_or_stay = Step into the space of the alien that you killed?
ask-assign_hit = A hit! Which alien?
ask-assign_splash = Which alien beside it is hit as well?
ask-pick_hero = Which hero?
ask-pick_alien = Which alien?
ask-pick_cell = Where does it go off?
ask-pick_back = Which alien is driven back, and where to?
ask-pick_die = Which die do you turn, and to what?
ask-pick_slot = Which slot counts as filled?
ask-pick_search = Which search token turns light?
ask-pick_spit = Where does the token go?
ask-choose_cluster = The card shows a question mark: which cluster?
ask-choose_point = Which spawn point does this figure come to?
ask-choose_push = No room on the spawn points: who is pushed?
ask-choose_effect = Which effect comes first?
ask-choose_group = Which aliens use their ability next?
ask-choose_mover = Which alien moves next?
ask-choose_trap = Which trap closes?
ask-swap_for = What do you give in return?
ask-last_acts = Time's up: use what is ready.
ask-last_trades = Trade, or go on.

act-take_weapon = { NAME($hero, of: "hero") } takes { NAME($card, of: "card") }
act-lay_trap = Lay a trap on { NAME($cell, of: "cell") }
act-ready_up = Ready
act-drive = Drive { NAME($figure, of: "figure") } to { NAME($to, of: "cell") }
act-step = Move { NAME($hero, of: "hero") } to { NAME($to, of: "cell") }
act-allocate = Put { NAME($symbol, of: "symbol") } on { NAME($slot, of: "slot") }
act-fire = Fire { NAME($card, of: "card") }
act-use = Use { NAME($card, of: "card") }
act-search_now = { NAME($hero, of: "hero") } searches { NAME($token, of: "search") }
act-search_later = { NAME($hero, of: "hero") } takes { NAME($token, of: "search") } for later
act-place_charge = Lay { NAME($objective, of: "objective") } on { NAME($to, of: "cell") }
act-haul = Haul { NAME($objective, of: "objective") } to { NAME($to, of: "cell") } with { NAME($symbol, of: "symbol") }
act-check_find = { NAME($hero, of: "hero") } checks { NAME($objective, of: "objective") }
act-reveal_find = { NAME($hero, of: "hero") } reveals { NAME($objective, of: "objective") }
act-pay_relic = { NAME($hero, of: "hero") } works on { NAME($objective, of: "objective") }
act-suppress = { NAME($hero, of: "hero") } pins { NAME($figure, of: "figure") } down
act-connect = Connect { NAME($card, of: "card") } to { NAME($weapon, of: "card") }
act-take_back = Take back { NAME($slot, of: "slot") }
act-roll = Roll { NAME($dice, of: "die") }
act-finish = Finished for this round
act-go = Go to { NAME($to, of: "cell") }
act-lose = Lose { NAME($die, of: "die") }
act-move_one = Step { NAME($figure, of: "figure") } to { NAME($to, of: "cell") }
act-settle = Settle: { NAME($figure, of: "figure") } to { NAME($to, of: "cell") }
act-go_on = Go on as planned
act-keep = Keep { NAME($card, of: "card") }
act-keep_none = Keep none
act-drop = Discard { NAME($card, of: "card") }
act-tech_now = Draw Alien Tech now
act-tech_later = Set Alien Tech aside
act-step_in = Step in
act-stay_back = Stay here
act-at_alien = Hit { NAME($figure, of: "figure") }
act-choose_hero = Choose { NAME($hero, of: "hero") }
act-choose_alien = Choose { NAME($figure, of: "figure") }
act-choose_cell = Choose { NAME($cell, of: "cell") }
act-choose_slot = Fill { NAME($slot, of: "slot") }
act-choose_search = Refresh { NAME($token, of: "search") }
act-turn_die = Turn { NAME($die, of: "die") } to { NAME($symbol, of: "symbol") }
act-move_back = Drive { NAME($figure, of: "figure") } back to { NAME($to, of: "cell") }
act-spit_at = { NAME($figure, of: "figure") } spits at { NAME($to, of: "cell") }
act-enough = Enough
act-take_cluster = Cluster { $cluster }
act-push_from = Push from { NAME($cell, of: "cell") }
act-come_at = Come at { NAME($cell, of: "cell") }
act-next_effect = First { NAME($event, of: "happening") }
act-act_next = { NAME($group, of: "group") } next
act-move_next = Move { NAME($figure, of: "figure") } next
act-close_trap = Close the trap on { NAME($cell, of: "cell") }
act-give = { NAME($hero, of: "hero") } gives { NAME($thing, of: "thing") } to { NAME($to, of: "hero") }
act-offer_swap = { NAME($hero, of: "hero") } offers { NAME($thing, of: "thing") } to { NAME($to, of: "hero") } in a swap
act-swap_back = Swap for { NAME($thing, of: "thing") }
act-decline = No swap
act-done = Done
act-signal = Signal: { NAME($say, of: "signal") }

event-round_began = Round { $round }.
event-phase_began = { NAME($phase, of: "phase") }.
event-seat_ready = { NAME($seat, of: "seat") } is ready.
event-clock_started = Go! Everybody has { $seconds } seconds.
event-time_changed = The time changes by { $seconds } seconds.
event-time_is_up = Time's up!
event-seat_finished = { NAME($seat, of: "seat") } is done.
event-seat_away = { NAME($seat, of: "seat") } is away.
event-seat_back = { NAME($seat, of: "seat") } is waited for again.
event-not_waited_for = { NAME($seat, of: "seat") } is not waited for any longer.
event-waited = Nobody has chosen yet.
event-passed_on = Nobody chose: others may now.
event-board_chose = Nobody chose; the board does.
event-board_went_on = Nobody chose; the board goes on as planned.
event-chosen = { NAME($seat, of: "seat") } has decided.
event-planned = { NAME($seat, of: "seat") } lets it go on as planned.
event-signalled = { NAME($seat, of: "seat") }: { NAME($say, of: "signal") }
event-rolled = { NAME($seat, of: "seat") } rolls { NAME($dice, of: "die") }.
event-landed = { NAME($seat, of: "seat") } rolled { NAME($faces, of: "symbol") }.
event-allocated = { NAME($seat, of: "seat") } puts { NAME($symbol, of: "symbol") } on { NAME($slot, of: "slot") }.
event-took_back = { NAME($seat, of: "seat") } takes the die back from { NAME($slot, of: "slot") }.
event-turned = { NAME($seat, of: "seat") } turns { NAME($die, of: "die") } to { NAME($symbol, of: "symbol") }.
event-die_locked = { NAME($hero, of: "hero") } loses { NAME($die, of: "die") } to damage.
event-die_returned = { NAME($hero, of: "hero") } gets { NAME($die, of: "die") } back.
event-slot_counted = { NAME($slot, of: "slot") } counts as filled.
event-moved = { NAME($figure, of: "figure") } goes to { NAME($to, of: "cell") }.
event-driven = { NAME($seat, of: "seat") } must move { NAME($figure, of: "figure") }.
event-pushed = { NAME($figure, of: "figure") } is pushed.
event-stayed = { NAME($figure, of: "figure") } finds no room.
event-slid = { NAME($figure, of: "figure") } slides on through slime.
event-spawned = { NAME($figure, of: "figure") } comes at { NAME($to, of: "cell") }.
event-hurt = { NAME($hero, of: "hero") } suffers { $n } damage and has { $damage } now.
event-shielded = { NAME($hero, of: "hero") } is spared { $n } damage.
event-healed = { NAME($hero, of: "hero") } heals { $n } damage and has { $damage } now.
event-struck =
    { NAME($hero, of: "hero") } is attacked by { NAME($alien, of: "swarm") }, rolling { $dice }: { $hits } { $hits ->
        [one] hit
       *[other] hits
    }.
event-health_lost = { NAME($figure, of: "figure") } loses { $n } health: { $health } left.
event-health_gained = { NAME($figure, of: "figure") } grows: { $health } health.
event-killed = { NAME($figure, of: "figure") } is dead.
event-captured = The trap on { NAME($cell, of: "cell") } closes on { NAME($figure, of: "figure") }: captured!
event-tolerated = { NAME($figure, of: "figure") } is in the Starting Area: it must die before the time is up!
event-event_turned = Event: { NAME($card, of: "happening") }.
event-event_fulfilled = { NAME($card, of: "happening") } is fulfilled.
event-event_removed = { NAME($card, of: "happening") } is over.
event-swarm_card_turned = Swarm card: { $figures } of { NAME($swarm, of: "group") }.
event-cluster_chosen = They come at cluster { $cluster }.
event-boss_card_turned = Boss card: { NAME($boss, of: "boss") }!
event-all_clear = Boss card: all clear.
event-boss_came_at = The die shows { $die }: cluster { $cluster }.
event-figures_missing =
    Figures are missing: aliens take { $n } { $n ->
        [one] step
       *[other] steps
    } instead.
event-ability_used = { NAME($alien, of: "swarm") }: ability.
event-reshuffled = The { NAME($deck, of: "deck") } is shuffled anew.
event-weapon_taken = { NAME($hero, of: "hero") } takes { NAME($card, of: "card") }.
event-fired =
    { NAME($hero, of: "hero") } fires { NAME($card, of: "card") }, rolling { $dice }: { $hits } { $hits ->
        [one] hit
       *[other] hits
    }.
event-used = { NAME($hero, of: "hero") } uses { NAME($card, of: "card") }.
event-searched = { NAME($hero, of: "hero") } searches at { NAME($token, of: "search") }.
event-search_taken = { NAME($hero, of: "hero") } takes { NAME($token, of: "search") } for later.
event-search_refreshed = { NAME($token, of: "search") } turns light again.
event-drew = { NAME($hero, of: "hero") } draws { NAME($cards, of: "card") }.
event-kept = { NAME($hero, of: "hero") } keeps { NAME($card, of: "card") }.
event-discarded = { NAME($card, of: "card") } is discarded.
event-tech_set_aside =
    { NAME($hero, of: "hero") } sets { $n } Alien Tech { $n ->
        [one] card
       *[other] cards
    } aside.
event-connected = { NAME($hero, of: "hero") } connects { NAME($card, of: "card") } to { NAME($weapon, of: "card") }.
event-gave = { NAME($hero, of: "hero") } gives { NAME($thing, of: "thing") } to { NAME($to, of: "hero") }.
event-swap_offered = { NAME($hero, of: "hero") } offers { NAME($thing, of: "thing") } to { NAME($to, of: "hero") } in a swap.
event-swap_declined = { NAME($hero, of: "hero") } declines the swap.
event-token_placed = There is { NAME($token, of: "token") } on { NAME($cell, of: "cell") } now.
event-token_removed = There is no longer { NAME($token, of: "token") } on { NAME($cell, of: "cell") }.
event-hold_spent = { NAME($figure, of: "figure") } is held and does not move.
event-objective_ready = { NAME($objective, of: "objective") } is ready.
event-objective_removed = { NAME($objective, of: "objective") } is gone.
event-objective_moved = { NAME($objective, of: "objective") } is on { NAME($to, of: "cell") } now.
event-demolition_placed = { NAME($hero, of: "hero") } lays { NAME($objective, of: "objective") } on { NAME($to, of: "cell") }.
event-trap_missed = The trap on { NAME($cell, of: "cell") } closes on nothing.
event-find_checked = { NAME($hero, of: "hero") } looks at { NAME($objective, of: "objective") }: { NAME($find, of: "find") }.
event-find_revealed = { NAME($hero, of: "hero") } reveals { NAME($objective, of: "objective") }: { NAME($find, of: "find") }!
event-relic_paid = { NAME($objective, of: "objective") }: { $paid } of 3 results spent.

refused-over = The game is over.
refused-closed = That question is closed: it was answered, or things have moved on.
refused-not_yours = That is not yours to decide now.
refused-paused = The clock is stopped: nobody acts.
refused-aliens_first = Settle your alien results first.
refused-choose_first = Answer your open question first.
refused-lose_die_first = Choose the die that you lose first.
refused-keep_first = Choose the card that you keep first.
refused-drop_first = Discard the weapon that is too many first.
refused-tech_first = Decide about your Alien Tech first.
refused-assign_first = Deal your hits first.
refused-clock_decides = The clock decides when the phase ends.
refused-no_free_dice = None of your dice is free.
refused-no_dice = Choose at least one die.
refused-same_die = Each die can be rolled once.
refused-not_your_die = That is not your die.
refused-tumbles = That die still tumbles.
refused-not_free = That die is not free.
refused-not_this_die = It must be a die of the hero's player.
refused-settle_it_first = An alien result must be settled before that die can be lost.
refused-no_die_there = No die of yours lies there.
refused-locked = A die in a Locking slot stays until the end of the round.
refused-no_alien_result = You have no alien result to settle.
refused-no_such_alien = There is no such alien on the map.
refused-alien_stays_home = { NAME($figure, of: "figure") } is in the Starting Area and stays there.
refused-no_arrow = No arrow leads there.
refused-in_chain = { NAME($figure, of: "figure") } is part of the push that is going on.
refused-one_chain = Another push is going on: wait until it is done.
refused-no_way_out = The hero cannot be pushed there.
refused-has_moved = That alien has moved, or is not to move.
refused-has_acted = Those aliens have acted, or cannot.
refused-not_its_time = That effect is not due now.
refused-no_result = You have no result to use.
refused-not_shown = None of your free dice shows { NAME($symbol, of: "symbol") }.
refused-no_such_slot = There is no such open slot.
refused-not_your_card = { NAME($card, of: "card") } is not yours to use.
refused-worn = { NAME($card, of: "card") } cannot be used again in this Action Phase.
refused-done_for_the_round = { NAME($card, of: "card") } was fired and is not ready again in this round.
refused-no_such_event = That event is not open.
refused-event_fulfilled = That event is fulfilled already.
refused-not_beside_objective = No hero of yours is beside that token.
refused-carrier_fills = Only the hero who carries that token fills it.
refused-face_up = That token lies face up: there is nothing more to look at.
refused-objective_ready = That token is ready already.
refused-slot_filled = That slot is filled already.
refused-does_not_fit = That slot does not take { NAME($symbol, of: "symbol") }.
refused-no_move = You have no Move result.
refused-not_your_hero = That is not your hero.
refused-not_one_step = That is not one step away.
refused-blocking = Nobody can stand there.
refused-wall = A wall is in between.
refused-wall_corner = A wall's corner is in the way.
refused-occupied = That space is not free.
refused-no_search = You have no Search result.
refused-no_searches = An event forbids searches and Alien Tech.
refused-not_beside_search = No search token is there beside the hero.
refused-searched = That place was searched this round already.
refused-not_drawn = That card was not drawn.
refused-must_keep = Alien Tech must be equipped.
refused-not_your_weapon = That is not a weapon of this hero.
refused-holds_locked_die = { NAME($card, of: "card") } holds a locked die.
refused-no_ready_weapon = None of your weapons is ready.
refused-no_ready_item = None of your items is ready.
refused-not_ready = { NAME($card, of: "card") } is not ready: some of its slots are empty.
refused-used_once = { NAME($card, of: "card") } was used once since time was up: that is all.
refused-always_works = { NAME($card, of: "card") } works by itself.
refused-no_target = That alien is out of range, out of sight, or too near.
refused-no_attachment = You have no loose attachment.
refused-restricted = That weapon takes no such attachment.
refused-one_attachment = That stat of the weapon is improved already.
refused-no_suppression = None of your heroes can pin aliens down.
refused-no_hold_tokens = All hold tokens are in use.
refused-held_already = { NAME($figure, of: "figure") } is held already.
refused-hero_out_of_reach = That hero is out of reach.
refused-space_out_of_reach = That space is out of reach.
refused-no_alien_face = Not to the alien.
refused-not_dark = That search token is not dark, or out of reach.
refused-no_such_cluster = There is no such cluster.
refused-no_spawn_point = That is not a spawn point of this cluster.
refused-point_taken = Somebody stands on that spawn point: the free ones come first.
refused-no_such_hero = There is no such hero to trade with.
refused-not_beside_hero = { NAME($hero, of: "hero") } is not beside that hero.
refused-not_carried = The hero does not carry that.
refused-token_has_dice = There are dice on that token.
refused-too_late_to_trade = The aliens act: it is too late to trade.
refused-too_early_to_trade = The game has not begun.
refused-one_swap = Another swap is still open.
refused-nothing_to_swap = { NAME($hero, of: "hero") } has nothing to give in return.
refused-other_mission = That belongs to another mission.
refused-no_ready_charge = You carry no ready Demolition token.
refused-no_target_beside = No target is there beside the hero.
refused-placed = It lies on its slot and stays there.
refused-figure_on_device = A figure stands on it.
refused-figure_in_the_way = A figure is in the way.
refused-device_in_the_way = Another device is in the way.
refused-no_relic_beside = No open relic is there beside the hero.
refused-no_trap_space = A trap cannot lie there.
refused-no_trap_there = No trap lies there beside the token.
refused-no_such_signal = There is no such signal.
refused-one_weapon = The hero has a weapon already.
refused-not_offered = That weapon is not on offer.

setup-unknown = No { $what } is called { $word }; there is { $known }.
setup-same_hero = No hero can be chosen twice.
setup-no_such_option = There is no option called { $name }.
setup-one_of = { $name } must be one of { $known }, not { $found }.
setup-number = { $name } must be a whole number, not { $found }.

outcome-won = Mission accomplished, and everybody is home.
outcome-lost-death = A hero is dead. The mission has failed.
outcome-lost-breach = An alien reached the Starting Area. The mission has failed.
outcome-lost-alien_home = An alien was still in the Starting Area when time was up. The mission has failed.
outcome-lost-time = The last round is over. The mission has failed.

lesson-goal = Each marked token on the map wants certain dice. Bring them there, then bring everybody home, within eight rounds. If an alien gets home, or a hero dies, all is lost.
lesson-group = Some things the group decides: where a swarm comes out, which alien moves first, which way it takes. Anybody may answer; what is planned is always sensible.
lesson-aliens = Aliens come out of the glowing burrows at the far side, more of them each round, and follow the arrows down to START. There none may arrive.
lesson-ready = You need dice for everything, so let us begin with them. Nobody hurries this time: only what you do yourself takes time. Press Ready.
lesson-alien_result = An alien! Until it is settled you can do nothing else. Press a lit alien, then where it goes: one far away does the least harm.
lesson-roll = Roll all your dice: press Roll all. These are the six faces; five of them help you.
lesson-fire = All its slots are filled, and an alien is within reach and in sight: press the weapon to fire it.
lesson-objective = You stand beside an objective. Put matching dice on it: all its slots, in one round.
lesson-search = A search token is beside you: a search result draws three cards, and you keep one.
lesson-move = A move result carries you to any lit space: one step in eight directions, for some heroes two. Then the die is free to be rolled again.
lesson-load = A weapon fires when the dice that it shows lie on it. One of yours fits: press the die, then a lit slot on the card. There it stays until you fire.
lesson-again = Keep what helps; press the dice that do not and roll them again, as often as you like. But every roll may bring an alien.
lesson-harm = Now the aliens act. A Biter strikes whoever is beside it, a Shooter whom it sees within three spaces, each on a 4 or more; Runners only run. Then all of them move.
lesson-damage = Each wound fills a box of a hero's track. A marked box locks one of your dice until you are healed; beyond the last the hero dies, and all is lost. Some cards heal.
lesson-finish = Every action took some of your two minutes. Use them up, or finish when nothing more helps.
lesson-activation = Arrows show where each of them would go. One press lets it happen as planned; or choose order and ways figure by figure.
lesson-clock = That was a round, with all the time in the world. In the real thing all act at once, against the clock. Try sixty seconds of it: a new, small game begins.
lesson-rush_weapon = The same place, another day. Take a weapon.
lesson-rush_ready = Look first: which alien is nearest, which token do you want? When you and the bot are ready, sixty seconds run, and everybody acts at once.
lesson-rush_roll = Roll! Space rolls all. Aliens first, then spend, then roll again.
lesson-rush_over = You have been through a whole round: these were all the lessons. Play on here, or begin a real game, an easy one with two bots. Hint says what to do, ? names keys and things.
lesson-meanwhile = Go on as you like: walk to a marked token, put matching dice on it, shoot what comes near START. Hint says what a squad member would do.
lesson-meanwhile_home = Everything is done: now walk home to START, all of you.

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
seat-5 = Player 6

signal-0 = Covering the west lane.
signal-1 = Covering the middle lane.
signal-2 = Covering the east lane.
signal-3 = Taking objective 1.
signal-4 = Taking objective 2.
signal-5 = Taking objective 3.
signal-6 = Taking objective 4.
signal-7 = Taking objective 5.
signal-8 = Taking objective 6.
signal-9 = Taking objective 7.
signal-10 = Taking objective 8.
signal-11 = Taking objective 9.
signal-12 = Taking objective 10.
signal-13 = Taking objective 11.
signal-14 = Taking objective 12.
signal-15 = Going home.
signal-16 = Searching.
signal-17 = I need help here!
signal-18 = The mission is done: everybody home!
signal-19 = Hold your dice: the aliens are too near.

term-die = Die
term-alien_result = Alien result
term-slot = Slot
term-locking_slot = Locking slot
term-double_locking_slot = Double locking slot
term-ready = Ready
term-cluster = Cluster
term-swarm_card = Swarm card
term-boss_card = Boss card
term-event_track = Event track
term-search_token = Search token
term-alien_tech = Alien Tech
term-attachment = Attachment
term-damage_track = Damage track
term-push = Push
term-acid_slime = Acid, slime

word-die = Six faces: move, hand, gun, wrench, search, and one alien.
word-alien_result = Move one alien along its arrows at once; until then your dice can do nothing else.
word-slot = Takes one die of its symbol. When the thing is used, the die is free again.
word-locking_slot = Red: its die stays there until the end of the round.
word-double_locking_slot = Two slots that count as one: both need a die, and both keep it until the end of the round.
word-ready = All slots are filled: a weapon can fire, an item can be used, an objective is done.
word-cluster = A burrow where aliens come out, numbered 1 to 3, with its spawn points around it.
word-swarm_card = So many aliens of one kind at one cluster; a bolt on it means that this kind uses its ability.
word-boss_card = A boss enters with its health and its power, or all is clear.
word-event_track = This round's event. Its slots may be filled by anybody, to be rid of it.
word-search_token = Beside it a search result draws three cards to keep one of; or take the token for later.
word-alien_tech = Killing a boss draws from a deck of its own: weapons and things not made for hands.
word-attachment = Connects to one kind of weapon, and changes how that one shoots.
word-damage_track = Each wound fills a box. A marked box locks a die; after the last the hero is dead.
word-push = Who stands where an alien must go is pushed aside; for heroes that is a wound.
word-acid_slime = Acid hurts heroes who enter it; slime carries aliens one step further.

name = { $name }
many = { $name }s

setting-untimed = Untimed
setting-minutes = { $minutes }:{ $seconds }

place-start = home

objective = { $name } { $number }
objective-number = objective { $n }
objective-face_down = Token { $number }, face down
objective-not_revealed = { $name }, not revealed
objective-paid = { $name }, { $paid } of { $price } paid

slot-of = { $name }, slot { $n }
slot-either = { $one } or { $other }
slot-locking = { $icons } (locking)
slot-double = { $icons } (double locking)

search_token-on = the search token on { $cell }
search_token-light = search token
search_token-dark = search token, used
search_token-taken = search token, taken

lying-targets = target
lying-traps = trap
lying-acid = acid
lying-slime = slime

die-hurt = locked by damage
die-on_objective = on { NAME($objective, of: "objective") }
die-on_event = on { NAME($event, of: "happening") }
die-on_card = on { NAME($card, of: "card") }
die-gone = gone until the end of the round
die-tumbling = tumbling
die-blank = not rolled

squad-decides = decides
squad-ready = ready
squad-planning = planning
squad-finished = finished
squad-left = { $seconds } s left

badge-steps = { $n } free { $n ->
        [one] step
       *[other] steps
    }
badge-guard = guard { $n }
badge-locked = { $n } { $n ->
        [one] die
       *[other] dice
    } locked
badge-owed = { $n } { $n ->
        [one] die
       *[other] dice
    } to lose
badge-aside = { $n } tech for later
badge-searches = { $n ->
        [one] search later
       *[other] { $n } searches later
    }

stats = { $reach } · { $dice } { $dice ->
        [one] die
       *[other] dice
    }, hits on { $to_hit }+{ $damage ->
        [1] { "" }
       *[other] { " " }×{ $damage }
    }
stats-range = range { $n }
stats-anywhere = range ∞
stats-straight = { $reach } straight

mission-done = Done: everybody home!
mission-home = Walk every hero back to the Starting Area before the round ends.
mission-traps_to_lay = Traps to lay, and to close
mission-some_ready = { $ready } ready, { $left } to go, then home
mission-left = { $left } to go, then home
mission-targets = Targets: { NAME($cells, of: "cell") }
mission-traps = Traps: { NAME($cells, of: "cell") }
mission-decks = Event track: { $track } left. Swarm deck { $swarm }, boss deck { $boss }, search { $search }, tech { $tech }.

prompt-alien = { $n ->
        [one] Alien!
       *[other] Alien ×{ $n }!
    } Which alien moves?
prompt-may_fire = { NAME($card, of: "card") } is loaded: fire!
prompt-roll = Roll your dice!
prompt-run_home = The mission is done: run home!
prompt-hold_out = Home! Hold out until the time is up.
prompt-all_locked = All your dice are locked: nothing left but to hope.
prompt-nothing_left = Nothing more that you could do now.
prompt-untimed = Act: only what you do costs you time.
prompt-group_decides = The group decides: { $question }
prompt-decides = { NAME($seat, of: "seat") } decides: { $question }
prompt-clock_runs = The clock runs.
prompt-waiting = Waiting for { NAME($seats, of: "seat") }.
prompt-away = { NAME($seats, of: "seat") } { $n ->
        [one] is
       *[other] are
    } away.
prompt-here_it_comes = Here it comes.
prompt-phase = { NAME($phase, of: "phase") }.
prompt-board_decides = the board decides
prompt-others_may = others may decide
prompt-which_point = { NAME($alien, of: "alien") }{ $of ->
        [one] { "" }
       *[other] , { $which } of { $of }
    }: which spawn point does it come to?
prompt-which_cluster = Swarm card with a question mark, { $n } { $n ->
        [one] { NAME($alien, of: "alien") }
       *[other] { NAME($group, of: "group") }
    }: which cluster?
prompt-weapon_for = Take a basic weapon for { NAME($hero, of: "hero") }.
prompt-weapon_for_either = Take a basic weapon for { NAME($one, of: "hero") } or { NAME($other, of: "hero") }.

section-round = Round
section-squad = Squad
section-dice = Your dice
section-cards = Equipment
section-aliens = Aliens
section-map = Map
section-events = Events
section-none = There are none.
section-setting = { $words }.
section-phase = Round { $round } of { $rounds }: { NAME($phase, of: "phase") }.
section-progress = { $progress }. { $about }
section-at = on { NAME($cell, of: "cell") }
section-off_map = not on the map
section-carried = carried by { NAME($hero, of: "hero") }
section-hero = { NAME($hero, of: "hero") } ({ NAME($seat, of: "seat") }): { $at }, damage { $damage } of { $track }
section-hero_does = { NAME($hero, of: "hero") }: { $does }
section-hero_state = { $hero }, { $state }
section-die = Die { $n }: { $words }
section-card = { NAME($hero, of: "hero") } has { NAME($card, of: "card") }: { $state }.
section-card_wants = wants { $wants }
section-card_ready = ready
section-card_used = used until the next round
section-card_works = works by itself
section-card_open = not ready
section-alien = { NAME($figure, of: "figure") } on { NAME($cell, of: "cell") }
section-boss = { $alien }, { $health } health
section-held = { $alien }, held
section-search = { $state } on { NAME($cell, of: "cell") }
section-cluster = Cluster { $n } on { NAME($cell, of: "cell") }
section-targets = Targets: { NAME($cells, of: "cell") }
section-traps = Traps: { NAME($cells, of: "cell") }
section-acid = Acid: { NAME($cells, of: "cell") }
section-slime = Slime: { NAME($cells, of: "cell") }
section-objective = { $objective }, { $where }
section-objective_ready = { $objective }, { $where }: ready
section-objective_wants = { $objective }, { $where }: wants { $wants }
section-event_fulfilled = { NAME($event, of: "happening") }: fulfilled
section-event = { NAME($event, of: "happening") }: wants { $wants }.

# What a finished game is among all that somebody has played.

record-home = Home with { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    } left on the clock
record-healed = { $n } damage healed in one game
record-rush = { $kills } aliens killed in one rush, in round { $round }
record-stands = You have accomplished { $won } of { $games } { $games ->
        [one] mission
       *[other] missions
    }.

report-you_were = You led { NAME($heroes, of: "hero") } over { $steps ->
    [one] a space
   *[other] { $steps } spaces
 }, and { $damage ->
    [0] nothing hurt you
    [one] took one damage
   *[other] took { $damage } damage
 }.
report-you_fought = { $kills ->
    [0] You killed no alien
    [one] You killed an alien
   *[other] You killed { $kills } aliens
 } in { $shots ->
    [one] one attack
   *[other] { $shots } attacks
 }.
report-you_fired_nothing = You attacked nobody.
report-you_worked = You rolled { $dice ->
    [one] a die
   *[other] { $dice } dice
 }, put { $placed } to use, and { $objectives ->
    [0] finished no objective
    [one] finished an objective
   *[other] finished { $objectives } objectives
 }.
report-who_did_what = Who did what
report-hero = { NAME($hero, of: "hero") }
report-event = { NAME($event, of: "turned") }
report-round = Round { $round }
report-who = Hero
report-kills = kills
report-shots = shots
report-hits = hits
report-damage = damage
report-healed = healed
report-steps = steps
report-searches = searches
report-items = items used
report-dice = dice rolled
report-placed = dice placed
report-driven = aliens driven
report-objectives = objectives
report-came_there = came
report-kills_there = killed
report-damage_there = damage
report-most_kills = Most kills
report-most_steps = Longest way
report-most_searches = Most searches
report-most_damage = Most damage taken

ui-game = ELITE
ui-board = { $map }: arrow keys go from space to space
ui-dashboard = Your dashboard
ui-your_dice = Your dice
ui-lies_slot = at work
ui-lies_hurt = locked
ui-lies_gone = gone
ui-faces = The six faces of a die
ui-die = Die { $n }: { $words }
ui-die_away = This die is { $words }.
ui-roll_all = Roll all{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }
ui-roll_some = Roll these{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }
ui-pick_first = Pick the dice to roll first: click them, or press their numbers.
ui-die_lost = a die is lost
ui-lead = Lead
ui-damage_of = Damage of { $name }
ui-equipment_of = Equipment of { NAME($hero, of: "hero") }
ui-ready = Ready
ui-used = used
ui-no_equipment = No equipment yet.
ui-card_rests = It was used; it rests until the next round.
ui-card_wants = It wants more dice.
ui-load = Load
ui-fire = Fire
ui-use = Use
ui-weapon = weapon
ui-item = item
ui-attachment = attachment
ui-slot_open = { $slot }
ui-slot_filled = { $slot }, filled
ui-slot_back = { $slot }, filled, press to take the die back
ui-slot_wants = Wants { $slot }.
ui-with_health = { $name }, { $n } health
ui-is_ready = { $name }, ready
ui-wants = { $name } wants { $wants }
ui-cluster = cluster { $n }
ui-spawn_point = spawn point
ui-start = Starting Area
ui-start_sign = START
ui-acid = ACID
ui-slime = SLIME
ui-in_range = in range
ui-squad = Squad
ui-clock_and_squad = Clock and squad
ui-a_bot = , a bot
ui-away = away
ui-damage = damage
ui-weapons_ready = { $n } { $n ->
        [one] weapon
       *[other] weapons
    } ready
ui-dice = dice: { $n ->
        [0] none free
       *[other] { $dice }
    }
ui-mission = Mission
ui-log = Log
ui-talk = Talk
ui-papers = Papers
ui-objectives = Objectives
ui-bosses = Bosses
ui-health = { $n } health
ui-events = Events
ui-signal = Signal
ui-trade = Trade
ui-tell_others = Tell the others
ui-nobody_near = Nobody stands near enough.
ui-what_at = What to do at { NAME($cell, of: "cell") }
ui-nothing = Nothing
ui-won = Dust-off!
ui-lost = Mission failed
ui-round = Round { $round } of { $rounds }
ui-round_now = Round { $round }
ui-round_of = of { $rounds }
ui-phase_setup = Set-up
ui-phase_event = Event
ui-phase_spawning = Aliens spawn
ui-phase_ready = Planning
ui-phase_action = Action
ui-phase_times_up = Time's up
ui-phase_activation = Aliens act
ui-phase_end = End of round
# Phases that are announced; of the others the first card is.
telling-times_up = Time's up
telling-activation = Aliens act
ui-clock_stands = The clock stands
ui-stands = the clock stands
ui-your_time = Your time left
ui-own_time = your own time
ui-spared = spared
ui-hits = { $dice }: { $hits ->
        [0] miss
        [one] { $hits } hit
       *[other] { $hits } hits
    }
ui-so_many = { $n } { $n ->
        [one] { NAME($kind, of: "alien") }
       *[other] { NAME($kind, of: "group") }
    }
ui-all_clear = All clear
ui-no_boss = No boss this time.
ui-run_home = RUN HOME!
ui-everybody_home = The mission is done. Everybody to the Starting Area!
ui-go = Go!
ui-seconds = { $n } seconds
ui-own_actions = Only what you do takes time.
ui-time_is_up = Time's up!
ui-all_acted = All have acted
ui-use_what_is_ready = Alien results first, then use what is ready.
ui-what_you_can_do = What you can do now
ui-press_where = Now press where it goes.
ui-one_picked = { $symbol ->
        [move] Move
        [hand] Hand
        [gun] Gun
        [wrench] Wrench
        [search] Search
       *[alien] Alien
    }: press what is lit, or R to roll it again.
ui-some_picked = { $n } dice picked: R rolls them.
ui-more_ways = { $n } more
ui-or_an_alien = Or press any lit alien.
ui-or_a_space = Or press any lit space.
ui-what_here = What you can do here
ui-end_rush = End the rush
ui-enough = { $n ->
    [one] { NAME($seats, of: "seat") } has done enough: the rush ends when everybody has.
   *[other] { NAME($seats, of: "seat") } have done enough: the rush ends when everybody has.
 }
ui-not_enough = I go on
ui-start_without = Start without the others
ui-in_so_long = { $n } s, then { $otherwise }.
ui-points_at = { NAME($seat, of: "seat") } points at { NAME($cell, of: "cell") }.
ui-hint = Hint
ui-would = A squad member would:
ui-advice = A squad member would: { $words }.
ui-advice_all = { $n ->
        [one] Roll your die
       *[other] Roll all { $n } dice
    }
ui-advice_some = { $n ->
        [one] Roll die { $dice } again
       *[other] Roll dice { $dice } again
    }
ui-do_it = Do it
ui-learned = { $learned } of { $all } learned
ui-play_on = Play on
ui-own_game = A real game, with two bots
ui-sixty_seconds = Sixty seconds
ui-later = Later
ui-understood = Understood
ui-report = Report
ui-you = What you did
ui-round_by_round = Round by round
ui-shared_dice = the dice are shared
ui-luck = What the dice showed
ui-share = { $n }, { $percent } %

keys-space = roll all free dice; settle an alien result with least harm; show at once what is still being shown
keys-digits = pick a die up; while something is asked: that answer
keys-r = roll the dice that you picked up
keys-walk = walk, or send the chosen alien, in eight directions (number pad too)
keys-weapons = first and second weapon: load it, then fire it
keys-items = first and second item: load it, then use it
keys-here = what is here: search, objective, charge
keys-event = put a fitting die on an event
keys-enter = ready, done, or the suggested answer
keys-finish = finish for this round (untimed)
keys-lead = lead your other hero
keys-hint = a hint: what a squad member would do
keys-board = go to the board; arrow keys, Enter chooses, . shows a space to all
keys-aside = signal to the others, trade
keys-papers = the log, the mission
keys-fold = put the papers away, or beside the board again
keys-escape = lay everything down, close

kind-drive = Settle an alien result
kind-step = Move
kind-allocate = Place a die
kind-fire = Fire
kind-use = Use an item
kind-search_now = Search
kind-search_later = Search later
kind-place_charge = Lay a charge
kind-haul = Haul a device
kind-check_find = Check a token
kind-reveal_find = Reveal a token
kind-pay_relic = Work on a relic
kind-suppress = Pin an alien down
kind-connect = Connect an attachment
kind-take_back = Take a die back
kind-roll = Roll
kind-finish = Finish
kind-keep_none = Keep none

number-0 = no
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten

or_more = { $n ->
        [6] 6
       *[other] { $n } or more
    }
beside = { $one } { $other }

reach-anywhere = anywhere
reach-anywhere-seen = anywhere and in line of sight
reach-within = within { $n }
reach-within-seen = within { $n } and in line of sight

heroes-one_anywhere = One hero anywhere
heroes-all_anywhere = Every hero
heroes-one = One hero { $reach }
heroes-all = Every hero { $reach }

verb-heal-you = You heal { $n } damage.
verb-heal-heroes = { $who } heals { $n } damage.
verb-wound-you = You suffer { $n } damage.
verb-wound-heroes = { $who } suffers { $n } damage.
verb-strike = Roll one hit die for each hero { $reach }: { $to_hit } is { $damage } damage.
verb-guard-you = You ignore the next { $n ->
        [one] point
       *[other] { $n } points
    } of damage this round.
verb-guard-heroes = { $who } ignores the next { $n ->
        [one] point
       *[other] { $n } points
    } of damage this round.
verb-move_up_to-you = You may move { $n ->
        [one] one space
       *[other] up to { $words } spaces
    }.
verb-move_up_to-heroes = { $who } may move { $n ->
        [one] one space
       *[other] up to { $words } spaces
    }.
verb-recall-you = You go to the Starting Area.
verb-recall-heroes = { $who } goes to the Starting Area.
verb-drift = Every hero moves { $words } { $n ->
        [one] step
       *[other] steps
    } along the alien path.
verb-hit = { $aliens ->
        [one] One alien { $reach } loses
       *[other] Up to { $words } different aliens { $reach } lose
    } { $n } health.
verb-blast = Choose a space { $reach }: every alien { $radius ->
        [0] on it
       *[other] on it or within { $radius } of it, even behind a wall,
    } loses { $n } health, every hero there suffers 1 damage.
verb-hold = { $aliens ->
        [one] The next move of one alien { $reach } is
       *[other] The next moves of up to { $words } different aliens { $reach } are
    } cancelled: a whole movement or one step, whichever is first.
verb-drive_back = Drive one alien { $reach } back { $n ->
        [one] one step
       *[other] up to { $words } steps
    }, against its path and through free spaces.
verb-alien_moves = { $n ->
        [one] You must move one alien one step along its path.
       *[other] Make { $words } alien steps, shared out among aliens as you like.
    }
verb-advance = Every alien moves { $words } { $n ->
        [one] step
       *[other] steps
    }.
verb-advance-within = Every alien { $reach }, this boss included, moves { $words } { $n ->
        [one] step
       *[other] steps
    }.
verb-advance-spawn_points = Every alien on a spawn point moves { $words } { $n ->
        [one] step
       *[other] steps
    }.
verb-alien_pace-more = In the next Alien Activation Phase all aliens have { $n } more movement.
verb-alien_pace-less = In the next Alien Activation Phase all aliens have { $n } less movement.
verb-boss_health = Every boss gains { $n } health.
verb-spawn = Reveal and resolve { $words } { $deck ->
        [boss] boss
       *[swarm] swarm
    } { $n ->
        [one] card
       *[other] cards
    }.
verb-spawn-around = Reveal and resolve { $words } { $deck ->
        [boss] boss
       *[swarm] swarm
    } { $n ->
        [one] card
       *[other] cards
    }, with the spaces beside this boss as spawn points.
verb-next_spawn-more = The next Alien Spawning Phase reveals { $n } more { $deck ->
        [boss] boss
       *[swarm] swarm
    } { $n ->
        [one] card
       *[other] cards
    }.
verb-next_spawn-less = The next Alien Spawning Phase reveals { $n } fewer { $deck ->
        [boss] boss
       *[swarm] swarm
    } { $n ->
        [one] card
       *[other] cards
    }.
verb-more_figures-more = Every swarm card spawns { $n } more { $n ->
        [one] figure
       *[other] figures
    }.
verb-more_figures-less = Every swarm card spawns { $n } fewer { $n ->
        [one] figure
       *[other] figures
    }.
verb-all_activate = Every swarm card activates what it spawns.
verb-draw = Draw { $words } { $deck ->
        [tech] Alien Tech
       *[search] Search
    } { $n ->
        [one] card; you may keep it.
       *[other] cards; you may keep one of them.
    }
verb-spit = Place { $token } on the next path space of { $whose }.
verb-spit-wound = Place { $token } on the next path space of { $whose }. A hero there suffers { $wound } damage.
verb-spit-of = { $aliens ->
        [0] this alien
       *[other] each of { $words } different aliens
    }
verb-clear = Remove all acid and slime { $reach }.
verb-refresh = Turn a dark search token { $reach } light side up.
verb-fill-event = { $n ->
        [one] One open slot of an active event counts
       *[other] Up to { $words } open slots of an active event count
    } as filled this round.
verb-fill-objective = { $n ->
        [one] One open slot of an objective token { $reach } counts
       *[other] Up to { $words } open slots of an objective token { $reach } count
    } as filled this round.
verb-turn = { $n ->
        [one] Turn one of your free dice to any symbol but the alien.
       *[other] Turn up to { $words } of your free dice to any symbols but the alien.
    }
verb-add_time-more = The Action Phase lasts { $n } seconds longer.
verb-add_time-less = The Action Phase lasts { $n } seconds less.
verb-no_abilities = Heroes have no special abilities.
verb-no_searches = No Search actions and no draws of Alien Tech.
verb-extra_dice = Roll { $words } more { $n ->
        [one] hit die
       *[other] hit dice
    }{ $when ->
        [firearm] { " " }with a firearm
        [hurt] { " " }while damage locks a die of yours
        [alone] { " " }while no other hero is within 2
        [together] { " " }while another hero is within 1
        [surrounded] { " " }while two or more aliens are within 1
       *[always] { "" }
    }.
verb-better_to_hit = The to-hit value is { $n } lower{ $when ->
        [firearm] { " " }with a firearm
        [hurt] { " " }while damage locks a die of yours
        [alone] { " " }while no other hero is within 2
        [together] { " " }while another hero is within 1
        [surrounded] { " " }while two or more aliens are within 1
       *[always] { "" }
    }, but never below 2.
verb-reroll = Roll { $words } { $n ->
        [one] miss
       *[other] misses
    } again.
verb-double_hit = Each { $at } is two hits.
verb-harder = Each hit on a boss takes { $n } more health.
verb-splash = For each hit, one other alien within 1 of the alien hit, even behind a wall, loses 1 health too.
verb-extra_reach = The range is { $n } more.
verb-lob = Needs no line of sight.
verb-too_near = Cannot hit aliens within { $n }.
verb-stride = Each Move result moves you { $n ->
        [one] one space
       *[other] up to { $words } spaces
    }.
verb-braced = You suffer no damage when an alien pushes you.
verb-overtime = After time is up you may still spend Move results, and each of your ready weapons may attack { $n ->
        [one] once
       *[other] { $n } times
    } more.
verb-follow_up = You may go straight to the space of an alien within { $n } that you have just killed.
verb-suppressor = Spend a { NAME($icon, of: "symbol") } result to pin an alien { $reach }: its next move is cancelled, a whole movement or one step, whichever is first.
verb-marksman = Your attacks: { $changes }
verb-acid_proof = Acid does not harm you.
verb-armour = In each round you ignore the first { $n ->
        [one] point
       *[other] { $n } points
    } of damage.
verb-deep_search = When you search, draw { $words } more { $n ->
        [one] card
       *[other] cards
    }; you still keep one.
verb-holster = You may carry { $words } more { $n ->
        [one] weapon
       *[other] weapons
    }.

card-fits = Connects to the { $stat ->
        [range] Range
       *[attack] Attack
    } of a weapon.
card-on_kill = For each alien killed: { $does }
card-after = After the attack: { $does }
card-use = Use: { $does }
card-once = Then discard this card.
hero-dice = Only { $words } action dice.
alien-no_ability = No ability.
happening-nothing = Nothing happens.
find-stays = It stays, face up, until heroes beside it have spent { $words } { $symbol } { $n ->
        [one] result
       *[other] results
    } on it.

window-at_once = At once: { $does }
window-before_spawning = Before each Alien Spawning Phase: { $does }
window-spawning = In the Alien Spawning Phase: { $does }
window-end_of_spawning = At the end of the Alien Spawning Phase: { $does }
window-activation = In the Alien Activation Phase: { $does }
window-before_abilities = Before the Alien Ability step: { $does }
window-start_of_abilities = At the beginning of the Alien Ability step: { $does }
window-each_alien = Every alien has this ability, too: { $does }
window-end_of_abilities = At the end of the Alien Ability step: { $does }
window-pace-more = In the Alien Activation Phase all aliens have { $n } more movement.
window-pace-less = In the Alien Activation Phase all aliens have { $n } less movement.

attack = { $reach }, { $words } { $dice ->
        [one] hit die
       *[other] hit dice
    }, hits on { $to_hit }{ $damage ->
        [1] { "" }
       *[other] , each hit takes { $damage } health
    }.
attack-range = Range { $n }
attack-anywhere = Any range
attack-straight = { $reach } in a straight line
attack-no_firearm = Does not count as a firearm.
attack-fixed = No attachment on { $stat ->
        [range] Range
       *[attack] Attack
    }.

alone = You play two heroes, with five dice for both of them.
terminal-name = ELITE
terminal-ready = READY
terminal-used = done for now
terminal-paused = PAUSED
terminal-yours = yours
terminal-no_event = no event is on
terminal-more = { $n } more
terminal-roll_these = roll these
terminal-roll_which = Roll which dice?
terminal-roll_all = roll all { $n }
terminal-roll_some = roll some
terminal-roll = roll
terminal-roll_first = Roll it first.
terminal-die_in_use = That die is in use.
terminal-nothing_takes = Nothing takes { NAME($symbol, of: "symbol") } here.
terminal-where_to = { NAME($symbol, of: "symbol") }: where to?
terminal-no_way = You cannot go there.
terminal-load = load { NAME($card, of: "card") }: { NAME($symbol, of: "symbol") }
terminal-wants = { NAME($card, of: "card") } wants { $slots }.
terminal-not_now = { NAME($card, of: "card") } cannot be used now.
terminal-here = here …
terminal-event = event
terminal-which_event = Which event?
terminal-no_event_takes = No event takes a result of yours.
terminal-do_here = What do you do here?
terminal-nothing_here = Nothing beside you takes a result of yours.
terminal-finish = finish
terminal-sure = Sure? You act no more this round.
terminal-other = other …
terminal-what_else = What else?
terminal-trade = trade …
terminal-signal = signal …
terminal-besides = besides …
terminal-walk = walk
terminal-events = events
terminal-mission = mission
terminal-bosses = bosses
terminal-heading_events = Events
terminal-heading_aliens = Aliens
terminal-heading_keys = Keys
terminal-heading_map = On the map
terminal-heading_dice = Dice and slots
terminal-your_squad = Your squad
terminal-swarm = { NAME($group, of: "group") }: movement { $movement }. { $about }
terminal-boss = { NAME($boss, of: "boss") }: health { $health }, movement { $movement }. { $about }
terminal-in_short = Roll, and use what you rolled before the clock runs out. Dice may be rolled again at any time. Each alien result must move an alien one step before you do anything else. Fulfil the mission, then bring everybody home; no alien may enter the Starting Area, and nobody may die.
terminal-slots = (G) takes a gun and gives the die back after use; [W] locks a wrench until the end of the round; ‼ needs both; G/H takes either. ✓ is filled.
terminal-key_space = roll all your free dice; with alien results open, move the alien that does least harm
terminal-key_r = roll some dice: digits mark them, r rolls
terminal-key_dice = a die: put its result somewhere
terminal-key_walk = walk, with a Move result; arrows too
terminal-key_weapons = your weapons: load a fitting die, fire when ready
terminal-key_items = your items: load, use
terminal-key_event = an event: put a die there, from anywhere
terminal-key_here = what is here: search, objectives, recon, exploration
terminal-key_signal = signal something to the others
terminal-key_trade = give or swap equipment with a hero beside you
terminal-key_other = other things: attachments, dice taken back, holds
terminal-key_finish = untimed: act no more this round
terminal-key_escape = pause; in a list: back
terminal-key_tab = several people: the next one
terminal-key_second_walks = your second hero walks
terminal-key_second_cards = weapons and items of your second hero
terminal-sign_mine = your hero
terminal-sign_hero = another hero
terminal-sign_boss = boss with health
terminal-sign_start = Starting Area
terminal-sign_cluster = alien cluster
terminal-sign_spawn_point = spawn point
terminal-sign_arrows = where aliens go
terminal-sign_search = search
terminal-sign_searched = searched
terminal-sign_objective = objective
terminal-sign_ready = objective that is ready
terminal-sign_target = target
terminal-sign_trap = trap
terminal-sign_recon = recon token
terminal-sign_acid = acid
terminal-sign_slime = slime
terminal-sign_held = held alien
terminal-sign_rock = no way, no sight
kind-signal = Signal
field-say = signal
field-dice = dice
kind-give = Give
kind-offer_swap = Offer a swap
