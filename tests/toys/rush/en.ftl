# The English of rush.

act-drive = move alien { $figure } { NAME($toward, of: "way") } with die { $die }
act-go = go { NAME($toward, of: "way") }
act-roll = roll dice { $dice }
act-settle = move alien { $figure } { NAME($toward, of: "way") }
act-shoot = shoot alien { $figure } with die { $die }
act-spawn_at = let them come at space { $point }
act-step = step { NAME($toward, of: "way") } with die { $die }
act-work = work at the generator with die { $die }

ask-act = The clock runs: act.
ask-choose_spawn = Where do the aliens come from?
ask-choose_way = Which way does the pushed figure go?
ask-settle_alien = Which alien does the result move?

kind-drive = drive
kind-go = go
kind-roll = roll
kind-settle = settle
kind-shoot = shoot
kind-spawn_at = let them come
kind-step = step
kind-work = work

event-charged = Seat { $seat } charges the generator: { $charge }.
event-driven = Seat { $seat } must move alien { $figure } { NAME($toward, of: "way") }.
event-hurt =
    Hero { $hero } is hurt: { $wounds } { $wounds ->
        [one] wound
       *[other] wounds
    }.
event-landed = Dice { $dice } of seat { $seat } show { NAME($faces, of: "face") }.
event-moved = Figure { $figure } goes to space { $to }.
event-pushed = Figure { $figure } is pushed.
event-rolled = Seat { $seat } rolls dice { $dice }.
event-round_began = Round { $round }.
event-rush_began = The clock runs.
event-shot = Seat { $seat } shoots alien { $figure }.
event-stayed = Figure { $figure } finds no room and stays.
event-swarm_came =
    { $aliens } { $aliens ->
        [one] alien
       *[other] aliens
    } at space { $point }.
event-time_is_up = Time's up!
event-waited = Nobody chose: others may now.

face- = nothing
face-alien = alien
face-move = move
face-shoot = shoot
face-tumbling = tumbling
face-work = work

outcome-breach = An alien broke through.
outcome-charged = The generator is charged: you win!
outcome-death = A hero died.
outcome-too_late = The last round is over.

refused-alien_results_first = Settle your alien results first.
refused-all_tumble = All your dice tumble.
refused-closed = That was decided already.
refused-edge = The field ends there.
refused-face = That die does not show { NAME($face, of: "face") }.
refused-in_chain = Figure { $figure } is part of the push that is going on.
refused-no_alien_result = You have no alien result to settle.
refused-no_dice = Choose at least one die.
refused-no_generator = The generator is not beside you.
refused-no_spawn_point = That is no spawn point.
refused-no_such_alien = There is no such alien on the field.
refused-not_back = Aliens do not go back north.
refused-not_your_die = That is not your die.
refused-not_yours = That is not yours to decide.
refused-occupied = That space is not free.
refused-one_chain = Another push is going on: wait until it is done.
refused-over = The game is over.
refused-same_die = Each die can be rolled once.
refused-too_far = That alien is too far away.
refused-tumbles = That die still tumbles.

way-east = east
way-north = north
way-south = south
way-west = west

field-dice = dice
