# The companion in English: for those who have the box of ELITE on their table.

all_games = Holdfast: all games
another = Another game
back = Take the last step back
begin = Begin
difficulty = Difficulty
intro = For a box on your table: the two-minute clock with its soundtrack, events, swarms and bosses. You move the figures and roll the dice.
less = One less
map = Map
more = One more
other_box = This is not the box of ELITE.
parts = Parts
players = Players
round = Round { $round } of { $of }
round-over = The last round is over

# Whether it works without a network.

offline-ready = Kept on this device: works without a network.
offline-not_yet = Being kept on this device.
offline-never = This browser cannot keep it: it works while the server can be reached.

# The button of what comes next.

next-aliens = Aliens act
next-card-boss =
    { $left ->
        [one] Boss card
       *[other] Boss card ({ $left } left)
    }
next-card-swarm =
    { $left ->
        [one] Swarm card
       *[other] Swarm card ({ $left } left)
    }
next-card_by = { $event }: { $card }
next-clock = Start the clock
next-end = End of round { $round }
next-event = Event of round { $round }

# The clock.

clock = Clock
clock-act = Everybody acts at once.
clock-change = Change the time
clock-minutes = { $minutes } min
clock-plan = Plan as long as you like.
clock-plan_changed = { $seconds } seconds by events. Plan as long as you like.
clock-seconds = { $seconds } s
clock-time = Time for an Action Phase
clock-up = Dice down. Settle alien results first, then use what is ready, once.
clock-up_breach = If the alien in the Starting Area still lives then, the game is lost.

# Events.

events = Events
events-discard = Discard
events-face_down = The event of round { $round } lies face down.
events-fulfilled = Fulfilled
events-goes = It goes at the end of the round.
events-new = new
events-none = No event is open.
events-now = Events to think of now
events-one = { $name }. { $about }
events-slots = Locking slots

# Aliens: what comes, and what it does.

aliens = Aliens
breach = An alien stands in the Starting Area. It must die before time is up.

acts-abilities = { $abilities }, group by group, in the order you choose:
acts-abilities_word = Abilities
acts-bosses = Then each boss, as its card below says.
acts-boss_moves = { $name } { $movement }
acts-movement = { $movement }, figure by figure: { $moves }.
acts-movement_word = Movement
acts-swarm = { $name }s: { $about }
acts-swarm_moves = { $name }s { $movement }

swarm-acts = They act at once, then move { $movement }.
swarm-at =
    { $cluster ->
        [0] at a cluster that you choose
       *[other] at cluster { $cluster }
    }
swarm-figures = { $figures } { $name }s
swarm-reshuffled = The discards were shuffled first.
swarm-waits = They do not act now.

swarms = What swarms do
swarms-one = { $name }, moves { $movement }. { $about }

boss-acts = It acts at once, then moves { $movement }.
boss-at = The die shows { $die }: cluster { $cluster }.
boss-gains = { $name } gains 1 health
boss-health = Health of { $name }
boss-health_left = { $health } health left
boss-hit = Hit { $name }
boss-moves = moves { $movement }

card-boss = Boss card
card-clear = All clear
card-clear_about = No boss this time.
card-none = No card left
card-none_about = The boss deck is empty and stays so.
card-swarm = Swarm card
cards-boss = Boss cards
cards-swarm = Swarm cards

decks = More cards, alarms, decks
decks-in_next_phase = { $name } in the next Alien Spawning Phase
decks-left = Swarm deck { $swarm }, discards { $discards }. Boss deck { $boss }.
decks-next_phase = In the next Alien Spawning Phase

# What is read out when a card is drawn.

told-boss = { $name } at cluster { $cluster }. { $about }
told-clear = All clear.
told-none = No card is left.
told-swarm =
    { $cluster ->
        [0] { $figures } { $name }s at a cluster that you choose.
       *[other] { $figures } { $name }s at cluster { $cluster }.
    }
told-swarm_acts =
    { $cluster ->
        [0] { $figures } { $name }s at a cluster that you choose. They act at once.
       *[other] { $figures } { $name }s at cluster { $cluster }. They act at once.
    }

# The mission.

mission = Mission
mission-others = For other numbers of players
mission-set =
    { $map }, { $players ->
        [one] alone
       *[other] { $players } players
    }, { $difficulty }
mission-slots = Objective slots
mission-slots_column = Slots
