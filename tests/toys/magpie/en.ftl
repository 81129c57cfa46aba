# The English of magpie.

act-roll = Roll
act-hide = Hide { $card }
act-show = Show { $card }
act-peek = Peek at the stone
act-whisper = Whisper { $card }
act-accept = Take it
act-decline = Decline
act-guess = Guess
act-nod = Nod

kind-guess = Guess
kind-peek = Peek
kind-whisper = Whisper

field-number = number

ask-roll_for_luck = Try your luck
ask-choose_deed = What will you do?
ask-reply = Do you take it?
ask-guess_stone = Which stone is it?
ask-gloat = You hold a high one

event-rolled = { $seat } rolls { $face }
event-bell_rang = The bell rings
event-turn_began = It is the turn of { $seat }
event-hid = { $seat } hides { $card }
event-hid-hidden = { $seat } hides a card
event-shown = { $seat } shows { $card }
event-peeked = { $seat } sees { $stone }
event-peeked-hidden = { $seat } peeks
event-whispered = { $seat } whispers { $card }
event-whispered-hidden = { $seat } whispers
event-traded = { $seat } gives { $card } to { $to }
event-traded-hidden = { $seat } gives a card to { $to }
event-declined = No, thank you
event-guessed = { $seat } guesses { $number }

refused-not_held = you do not hold { $card }
refused-peeked = you know the stone
refused-once_a_turn = you have whispered already
refused-no_such_stone = there is no such stone
refused-in_the_deck = that one is in the deck
refused-too_shiny = it is too shiny

outcome-score = The highest score wins
outcome-guessed = The stone was guessed
