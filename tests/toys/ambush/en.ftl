# The English of ambush.

act-approve = approve
act-cancel = do not play it
act-decline = decline
act-explore = explore { NAME($toward, of: "way") }
act-listen = listen
act-move = move { NAME($toward, of: "way") }
act-pass = pass
act-pick_creature = creature { $creature }
act-pick_way = { NAME($toward, of: "way") }
act-play_card = play card { $card } { NAME($face_down, of: "face") }
act-propose = propose { NAME($toward, of: "way") }

kind-approve = approve
kind-pass = pass
kind-pick_way = a way
kind-play_card = play a card
kind-propose = propose a way

ask-choose_creature = Which creature?
ask-choose_way = Which way does it go?
ask-declare = What do you do?
ask-leader_says = Do you approve?
ask-react = Do you react?

deed-explore = explore
deed-listen = listen
deed-move = move

event-card_laid = Seat { $seat } lays card { $card } face down.
event-card_laid-hidden = Seat { $seat } lays a card face down.
event-card_played = Seat { $seat } plays card { $card }.
event-creature_moved = Creature { $creature } is at { $to }.
event-declared = The hero means to { NAME($deed, of: "deed") } { NAME($toward, of: "way") }.
event-declined = The leader declines what seat { $seat } proposed.
event-drew =
    Seat { $seat } draws { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
event-forgot = You forget what you saw.
event-hero_moved = The hero moves { NAME($toward, of: "way") }.
event-noise_heard = A noise: { NAME($toward, of: "way") }.
event-proposed = Seat { $seat } proposes card { $card }.
event-revealed = You see the sector at { $place }.
event-round_began = Round { $round }; seat { $leader } leads evil.
event-rustled = Something rustles.
event-spotted = You see creature { $creature } at { $place }.
event-struck = Creature { $creature } strikes; { $life } life left.
event-window_closed = The moment is gone.
event-window_opened = Evil may react: { NAME($window, of: "window") }.

face-False = face up
face-True = face down

outcome-escaped = The hero escapes.
outcome-hunted = The hero is dead.

refused-closed = That was decided already.
refused-finish_first = Finish the card that you are playing first, or cancel it.
refused-leader = You lead: nobody need approve.
refused-limit = { $limit } cards were played in this turn.
refused-no_creature = There is no such creature.
refused-not_face_down = Cards are laid face down only in the late window.
refused-not_in_hand = You do not hold that card.
refused-not_leader = You do not lead: propose it.
refused-not_yours = That is not yours to decide.
refused-only_instants = Only instants can be played now.
refused-over = The game is over.
refused-trigger = That card waits for the hero to { NAME($deed, of: "deed") }.
refused-wall = There is no passage { NAME($toward, of: "way") }.

way- = on the spot
way-east = east
way-here = here
way-north = north
way-south = south
way-stay = stay
way-west = west

window-instant = at once
window-late = late
