# The Key in English: every label, question, log line, reason and ending.

game = The Key

tagline = Code breakers in the dark, one guess, no clock but the cards.

facts = 1 to 4 code breakers · together · 30 minutes

ending-won = solved
ending-lost = failed

# Who the bots are, and how well they play.
bot-random = Dizzy: does anything, for laughs
bot-greedy = Magpie: fair, collects what is near
bot-cracker = Locksmith: strong, thinks longer

pile-0 = Run
pile-1 = Intel
pile-2 = Gather
pile-3 = Regroup
pile-special = Special
pile-run = Run
pile-intel = Intel
pile-gather = Gather
pile-regroup = Regroup

suit-circle = circle
suit-square = square
suit-triangle = triangle

where-top = top
where-bottom = bottom

phrase-go_first = I would like to go first.
phrase-need_run = I can keep us running.
phrase-need_intel = I can scout ahead with Intel.
phrase-need_gather = I can gather.
phrase-please_regroup = Could somebody regroup, please?
phrase-keep_low = Let us keep the piles low.
phrase-no_draw = Better not draw now.
phrase-well_done = Well done!
phrase-0_low = I have no low cards.
phrase-1_low = I have 1 low card.
phrase-2_low = I have 2 low cards.
phrase-3_low = I have 3 low cards.
phrase-4_low = I have 4 low cards.
phrase-0_mid = I have no middle cards.
phrase-1_mid = I have 1 middle card.
phrase-2_mid = I have 2 middle cards.
phrase-3_mid = I have 3 middle cards.
phrase-4_mid = I have 4 middle cards.
phrase-0_high = I have no high cards.
phrase-1_high = I have 1 high card.
phrase-2_high = I have 2 high cards.
phrase-3_high = I have 3 high cards.
phrase-4_high = I have 4 high cards.

ask-volunteer = Who goes first?
ask-choose_action = Your turn: take an action.
ask-choose_room = Run: where to?
ask-choose_stack = Intel: which room?
ask-choose_token = Gather: which token?
ask-collect_or_leave = A glyph! Collect it?
ask-choose_pile = Regroup: clear which pile?
ask-choose_nearby = Scout: which room next?
ask-choose_fix = Fixer: what needs fixing?
ask-choose_card = Analyst: put a card back.
ask-choose_key = Locked: which card opens it?
ask-may_draw = In peril: draw a card?
ask-draw_answer_or_concede = Nobody can move. Draw, answer or concede?
ask-consent = Do you all agree on this answer?
ask-at_any_time = At any time

act-go_first = I go first
act-after_you = After you
act-play_card = Play { NAME($card, of: "card") } on { NAME($pile, of: "pile") }
act-use_special = Special: discard { NAME($cards, of: "card") }
act-end_actions = End my actions
act-pass = Pass
act-go = Go to { NAME($room, of: "room") }
act-stop = Stop here
act-reveal = Reveal in { NAME($room, of: "room") }
act-collect = Collect { NAME($token, of: "token") }
act-flip = Flip the top token
act-leave = Leave it
act-clear = Clear { NAME($pile, of: "pile") }
act-reveal_nearby = Scout { NAME($room, of: "room") }
act-trim = Take the top cards off { NAME($pile, of: "pile") }
act-take_down_camera = Take down { NAME($token, of: "token") } in { NAME($room, of: "room") }
act-put_back = Put { NAME($card, of: "card") } on the { NAME($where, of: "where") }
act-use_achievement = Use your achievement: a special action for free
act-unlock = Unlock with { NAME($card, of: "card") }
act-draw = Draw a card
act-stop_drawing = Stop drawing
act-draw_to_go_on = Draw a card to go on
act-concede = Concede
act-propose = Propose the answer { $guess }
act-agree = Agree
act-disagree = Not yet
act-point = Not yet: look at { NAME($window, of: "window") }
act-point_at_list = Not yet: it is not on the list
act-take_back = Take the proposal back
act-think_again = Think again
act-hint = Say: { NAME($phrase, of: "phrase") }
act-say = Say: { $words }
act-tidy = Tidy away { NAME($token, of: "token") } in { NAME($room, of: "room") }

event-let_others_begin = { NAME($seat, of: "seat") } lets others begin.
event-let_others_begin-own = You let others begin.
event-stopped = { NAME($seat, of: "seat") } leaves it at that.
event-stopped-own = You leave it at that.
event-token_left = { NAME($seat, of: "seat") } leaves { NAME($token, of: "token") } where it lies.
event-token_left-own = You leave { NAME($token, of: "token") } where it lies.
event-turn_began = { NAME($seat, of: "seat") } begins a turn.
event-turn_began-own = Your turn begins.
event-card_played = { NAME($seat, of: "seat") } plays { NAME($card, of: "card") } on { NAME($pile, of: "pile") }.
event-card_played-own = You play { NAME($card, of: "card") } on { NAME($pile, of: "pile") }.
event-special_used = { NAME($seat, of: "seat") } discards { NAME($cards, of: "card") } for a special action.
event-special_used-own = You discard { NAME($cards, of: "card") } for a special action.
event-forced_to_pass = { NAME($seat, of: "seat") } cannot act and passes.
event-forced_to_pass-own = You cannot act and pass.
event-moved = { NAME($seat, of: "seat") } goes to { NAME($room, of: "room") }.
event-moved-own = You go to { NAME($room, of: "room") }.
event-nothing_there = No face-down token is left in { NAME($room, of: "room") }.
event-token_revealed = In { NAME($room, of: "room") } a token is turned up: { NAME($token, of: "token") }.
event-token_collected = { NAME($seat, of: "seat") } collects { NAME($token, of: "token") } in { NAME($room, of: "room") }.
event-token_collected-own = You collect { NAME($token, of: "token") } in { NAME($room, of: "room") }.
event-token_removed = { NAME($token, of: "token") } leaves the board.
event-window_opened = A window opens: { $content }.
event-counter_intel_placed = Counter intel locks { NAME($pile, of: "pile") }.
event-gas_hit = Gas! { NAME($seat, of: "seat") } loses { NAME($card, of: "card") }.
event-gas_hit-own = Gas! You lose { NAME($card, of: "card") }.
event-lock_opened = { NAME($seat, of: "seat") } opens the lock of { NAME($room, of: "room") } with { NAME($card, of: "card") }.
event-lock_opened-own = You open the lock of { NAME($room, of: "room") } with { NAME($card, of: "card") }.
event-guard_moved = The guard walks to { NAME($room, of: "room") }.
event-guard_searched = The guard searches { NAME($seat, of: "seat") }, who loses { NAME($card, of: "card") }.
event-guard_searched-own = The guard searches you, and you lose { NAME($card, of: "card") }.
event-achievement_used = { NAME($seat, of: "seat") } uses an achievement.
event-achievement_used-own = You use an achievement.
event-pile_cleared = { NAME($seat, of: "seat") } clears { NAME($pile, of: "pile") }.
event-pile_cleared-own = You clear { NAME($pile, of: "pile") }.
event-pile_trimmed = { NAME($seat, of: "seat") } takes { NAME($cards, of: "card") } off { NAME($pile, of: "pile") }.
event-pile_trimmed-own = You take { NAME($cards, of: "card") } off { NAME($pile, of: "pile") }.
event-camera_took_card = A camera saw { NAME($seat, of: "seat") }: { NAME($card, of: "card") } goes from the deck to the discard.
event-camera_took_card-own = A camera saw you: { NAME($card, of: "card") } goes from the deck to the discard.
event-card_drawn = { NAME($seat, of: "seat") } draws { NAME($card, of: "card") }.
event-card_drawn-own = You draw { NAME($card, of: "card") }.
event-card_drawn-hidden = { NAME($seat, of: "seat") } draws a card.
event-time_card_drawn = { NAME($seat, of: "seat") } draws a time card!
event-time_card_drawn-own = You draw a time card!
event-stopped_drawing = { NAME($seat, of: "seat") } draws no more.
event-stopped_drawing-own = You draw no more.
event-peril_began = The deck is empty. In peril: { $cards } cards make the new deck, the time cards among them.
event-looked_ahead = { NAME($seat, of: "seat") } looks at the top of the deck: { NAME($cards, of: "card") }.
event-looked_ahead-own = You look at the top of the deck: { NAME($cards, of: "card") }.
event-looked_ahead-hidden = { NAME($seat, of: "seat") } looks at the top of the deck.
event-card_put_back = { NAME($seat, of: "seat") } puts { NAME($card, of: "card") } on the { NAME($where, of: "where") } of the deck.
event-card_put_back-own = You put { NAME($card, of: "card") } on the { NAME($where, of: "where") } of the deck.
event-card_put_back-hidden = { NAME($seat, of: "seat") } puts a card on the { NAME($where, of: "where") } of the deck.
event-stalled = A whole round was passed and nobody drew. Draw, answer or concede.
event-conceded = { NAME($seat, of: "seat") } concedes.
event-conceded-own = You concede.
event-hinted = { NAME($seat, of: "seat") }: { NAME($phrase, of: "phrase") }
event-hinted-own = You: { NAME($phrase, of: "phrase") }
event-said = { NAME($seat, of: "seat") }: { $words }
event-said-own = You: { $words }
event-proposed = { NAME($seat, of: "seat") } proposes the answer { $guess }.
event-proposed-own = You propose the answer { $guess }.
event-agreed = { NAME($seat, of: "seat") } agrees.
event-agreed-own = You agree.
event-disagreed = { NAME($seat, of: "seat") } does not agree; the proposal is dropped.
event-disagreed-own = You do not agree; the proposal is dropped.
event-window_pointed_at = { NAME($seat, of: "seat") } does not agree; { NAME($window, of: "window") } shows { $content }. The proposal is dropped.
event-window_pointed_at-own = You do not agree; { NAME($window, of: "window") } shows { $content }. The proposal is dropped.
event-list_pointed_at = { NAME($seat, of: "seat") } does not agree; { $guess } is not on the list. The proposal is dropped.
event-list_pointed_at-own = You do not agree; { $guess } is not on the list. The proposal is dropped.
event-signs_pointed_at = { NAME($seat, of: "seat") } does not agree; look at the signs of { NAME($window, of: "window") } and { NAME($other, of: "window") }. The proposal is dropped.
event-signs_pointed_at-own = You do not agree; look at the signs of { NAME($window, of: "window") } and { NAME($other, of: "window") }. The proposal is dropped.
event-thought_again = { NAME($seat, of: "seat") } thinks again.
event-thought_again-own = You think again.
event-took_back = { NAME($seat, of: "seat") } takes the proposal back.
event-took_back-own = You take the proposal back.
event-solved = The answer given was { $guess }. The mission says { $answer }.

against-windows = There is no place in this answer for the { $content } of { NAME($window, of: "window") }.
against-one_sign = One sign, { NAME($window, of: "sign") }, cannot be both { $content } and { $second }.
against-two_signs = Different signs, { NAME($window, of: "sign") } and { NAME($other, of: "sign") }, cannot both be { $content }.

vote-not_agreed = Not everybody agrees
vote-again = Propose it again
vote-leave_it = Think about it
vote-insist = Whoever proposes the same again insists, and bots then agree. A wrong answer loses for everybody.

refused-over = The game is over.
refused-closed = That question is closed: it was answered, or things have moved on.
refused-not_yours = That is not yours to decide now.
refused-paused = The game is paused.
refused-vote_is_open = An answer is being voted on: agree or not first.
refused-no_cards = You have no cards.
refused-no_card_fits = None of your cards is higher than any open pile.
refused-no_such_pile = There is no such action card.
refused-not_in_hand = That card is not in your hand.
refused-counter_intel = Counter intel locks { NAME($pile, of: "pile") }: regroup it first.
refused-equal = { NAME($pile, of: "pile") } shows { $top }: an equal card is not enough.
refused-not_higher = { NAME($pile, of: "pile") } shows { $top }: the card must be higher.
refused-special_costs_two = The special action costs { $price } cards, and you hold fewer.
refused-two_of_your_hand = Choose { $price } different cards of your hand.
refused-act_first = Take at least one action first.
refused-end_instead_of_pass = You have acted already: end your actions instead.
refused-you_can_act = You can act, so you may not pass.
refused-wall = A wall stands in between.
refused-not_adjacent = No way leads there from your room.
refused-no_such_room = There is no such room.
refused-same_room = Both tokens must come from { NAME($room, of: "room") }.
refused-no_glyph_here = No glyph lies face up in your room.
refused-not_in_your_room = That token does not lie face up in your room.
refused-traps_are_not_collected = Traps are not glyphs: they cannot be collected.
refused-the_flipped_one = Only the token you just flipped may be collected now.
refused-no_stack_here = No face-down token is left in your room.
refused-not_regroup = Regroup cannot clear its own pile.
refused-not_nearby = That room is not nearby.
refused-room_is_done = Nothing is left to scout there.
refused-no_camera_nearby = No camera is nearby.
refused-no_such_camera = No such camera lies there.
refused-not_one_of_these = That is not one of the cards you are looking at.
refused-locked = That room is locked: you need a { NAME($suit, of: "suit") }.
refused-not_a_key = Only a { NAME($suit, of: "suit") } of your hand opens this lock.
refused-nobody_at_exit = Somebody must stand at the exit, { NAME($room, of: "room") }, when the answer is given.
refused-no_achievement = You have no achievement to use.
refused-played_before = You have played that mission: none is played twice.
refused-no_reward = There is no reward to choose: win two missions in a row.
refused-no_final = The final is behind you: a letter would open nothing.
refused-no_such_reward = Choose a letter, or a character that has no achievement yet.
refused-hand_full = Your hand is full: { $limit } cards at most.
refused-tidy_on_your_turn = Tidying is for the player whose turn it is.
refused-nothing_to_tidy = No unneeded glyph lies on the board.
refused-no_such_token = No such token lies face up there.
refused-trap_stays = A trap is not a glyph: it cannot be tidied away.
refused-glyph_is_needed = The mission shows that glyph: it stays.
refused-shape_letters = The answer has { $length } letters.
refused-shape_number =
    The answer is a number of { $length } { $length ->
        [one] digit
       *[other] digits
    }.
refused-no_vote = No answer is being voted on.
refused-not_your_proposal = Only the one who proposed the answer takes it back.
refused-take_back_instead = It is your own proposal: take it back instead.
refused-not_agreed = You have not agreed yet.
refused-no_such_window = The console has no such window.
refused-nothing_to_point_at = That window is closed, and its sign does not speak against { $guess }.
refused-on_the_list = No list of answers on the card speaks against { $guess }.
refused-no_such_phrase = There is no such phrase.
refused-canned_only = This table talks in phrases only.

idle-gather = Nothing lies in { NAME($room, of: "room") } that would open a window: there is nothing to gather.
idle-intel = No face-down token is left in any room: there is nothing to turn up.
idle-reveal = No face-down token is left in { NAME($room, of: "room") }.
idle-run = No way leads out of your room now.
idle-regroup = Run, Intel and Gather are empty: there is nothing to clear.
idle-clear = { NAME($pile, of: "pile") } is empty already.
idle-collect = { NAME($token, of: "token") } opens no window.
idle-scout = No face-down token is left in your room or next to it.

talk-exact_value = That gives an exact value away: say low, middle or high instead.
talk-nothing = Say something, or say nothing at all.
talk-too_long = Keep it short: { $limit } characters at most.
talk-control_character = That text holds characters that cannot be shown.

setup-no_such_character = There is no character called { $name }: choose among { $known }.
setup-no_missions = The chosen packs hold no mission: add one under missions/ or choose another pack.
setup-no_such_mission = There is no mission called { $name }: choose among { $known }.
setup-no_campaign = The chosen packs hold no campaign: choose the base pack.
setup-no_mission_made = No such mission could be made this time: try again, or another grade.
setup-no_such_grade = Grades are 1 to 5, not { $found }.
setup-no_such_kind = At grade { $grade } there is no puzzle called { $found }: choose among { $known }.
setup-no_such_option = The Key has no option called { $name }: it has mission, grade, kind, characters, talk, tidy.
setup-one_of_two = The option { $name } is { $usual } or { $other }, not { $found }.
setup-same_character = Each player needs a different character.

outcome-won-solved = Solved! You all win.
outcome-lost-wrong = Wrong answer. You all lose.
outcome-lost-time = Time is up: three time icons lie in the discard. You all lose.
outcome-lost-stalled = Nobody dared to move. You all lose.

card-0 = 1 of circles
card-1 = 1 of squares
card-2 = 1 of triangles
card-3 = 2 of circles
card-4 = 2 of squares
card-5 = 2 of triangles
card-6 = 3 of circles
card-7 = 3 of squares
card-8 = 3 of triangles
card-9 = 4 of circles
card-10 = 4 of squares
card-11 = 4 of triangles
card-12 = 5 of circles
card-13 = 5 of squares
card-14 = 5 of triangles
card-15 = 6 of circles
card-16 = 6 of squares
card-17 = 6 of triangles
card-18 = 7 of circles
card-19 = 7 of squares
card-20 = 7 of triangles
card-21 = 8 of circles
card-22 = 8 of squares
card-23 = 8 of triangles
card-24 = 9 of circles
card-25 = 9 of squares
card-26 = 9 of triangles
card-27 = 10 of circles
card-28 = 10 of squares
card-29 = 10 of triangles
card-30 = 11 of circles
card-31 = 11 of squares
card-32 = 11 of triangles
card-33 = 12 of circles
card-34 = 12 of squares
card-35 = 12 of triangles
card-36 = time card
card-37 = time card
card-38 = time card
card-39 = double time card

token_is = { NAME($token, of: "token") }: { $worth }
worth-wanted = You need this
worth-opened = Open already
worth-unwanted = Not on your console
worth-camera = Trap: camera
worth-gas = Trap: gas
worth-counter_intel = Trap: counter intel

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4

doing-volunteer = { NAME($seats, of: "seat") } may go first.
doing-choose_action = { NAME($seats, of: "seat") } is choosing an action.
doing-choose_room = { NAME($seats, of: "seat") } is running.
doing-choose_stack = { NAME($seats, of: "seat") } looks for intel.
doing-choose_token = { NAME($seats, of: "seat") } is gathering.
doing-collect_or_leave = { NAME($seats, of: "seat") } has found a glyph.
doing-choose_pile = { NAME($seats, of: "seat") } is regrouping.
doing-choose_nearby = { NAME($seats, of: "seat") } is scouting.
doing-choose_fix = { NAME($seats, of: "seat") } is fixing something.
doing-choose_card = { NAME($seats, of: "seat") } looks at the deck.
doing-choose_key = { NAME($seats, of: "seat") } is at a lock.
doing-may_draw = { NAME($seats, of: "seat") } may draw.
doing-draw_answer_or_concede = Nobody can move. { NAME($seats, of: "seat") } may draw, answer or concede.
doing-consent =
    { NAME($seats, of: "seat") } { COUNT($seats) ->
        [one] is
       *[other] are
    } thinking about the answer.

module-walls = Walls block some doors, and passages open others.
module-answer_area = The answer has windows of its own.
module-homophones = Several signs may hide the same letter.
module-dark = Some windows stay dark for good.
module-two_stage = What the windows say is not yet the answer.
module-marks = Some windows open with the next token that bears their mark.
module-locks = Entering a locked room for the first time costs a card of its suit.
module-guard = After each turn a guard walks toward the nearest of you; whoever it meets loses a card.
module-secret_passage = A secret passage joins two rooms.
module-terminal = Intel from the room with the terminal turns up one more token.
module-exit = Somebody must stand at the exit when you answer.
module-letters = Letters that you have won stand open from the start.

kind-play_card = Play a card
kind-use_special = Special
kind-use_achievement = Achievement
kind-end_actions = End my actions
kind-pass = Pass
kind-go = Go
kind-reveal = Reveal
kind-collect = Collect
kind-flip = Flip the top token
kind-take_down_camera = Take down a camera
kind-tidy = Tidy away
kind-draw_to_go_on = Draw to go on
kind-propose = Solve
kind-say = Say something
kind-hint = Talk
kind-point = Not yet, because of a window
kind-point_at_list = Not yet: it is not on the list

field-guess = answer
field-window = window
field-phrase = phrase
field-words = words

lesson-goal = Your order hides behind these windows. Every sign on them is on a token somewhere in the building. Collect the token, and its windows open.
lesson-go_first = Somebody has to go first. Why not you?
lesson-pick = Each action costs a card. Press one of your cards: the piles that would take it light up. A card must be higher than the one on top.
lesson-intel = Now put it on Intel. That turns up two tokens of any room, however far away.
lesson-stack = Both tokens come from one room, so press one where two or more lie, such as the Vault. The number on a stack says how many.
lesson-dud = That sign is on none of your windows, so it was tidied away. That happens a lot: the building is full of other people's secrets.
lesson-trap = A red token is a trap. A camera stays and costs cards, gas takes a card of everybody in the room, counter intel locks a pile.
lesson-signs = A sign with a brass edge is one that you need: it opens windows. It stays where it lies until somebody stands there and collects it.
lesson-run = You need to be where the sign is. Put a card on Run, then press the room you want to reach: up to three rooms away.
lesson-gather = You stand beside a sign you need. A card on Gather collects up to two tokens of your room, face up or face down.
lesson-collect = Collect the token with the brass edge: the lit button, the token itself or its room will do.
lesson-flip = No sign that you need lies face up here. Flip the top token of the stack: if it is one, you may keep it.
lesson-turns = One or two actions a turn, then your hand is filled up to four. You may stop after one to save cards.
lesson-regroup = Piles only rise. When one is too high, a card on Regroup clears Run, Intel or Gather.
lesson-special = Any two cards also pay for your character's special action, whatever the piles show.
lesson-peril = The deck has run out: you are in peril. From now on drawing is up to you, one card at a time. Three time icons and the game is lost.
lesson-solve = Can you read it already? Solve whenever you like, it costs nothing. But there is only one guess.

# -- what is asked, and what one waits for

prompt-nobody = Something is going on.
prompt-your_turn = Your turn.
prompt-turn = It is { NAME($seat, of: "seat") }'s turn.
prompt-volunteer = Who goes first?
prompt-choose_action = Your turn: take an action.
prompt-choose_room =
    Run: where to? { $left ->
        [one] One move left.
       *[other] { $left } moves left.
    }
prompt-choose_stack = Intel: which room? { $left } left.
prompt-choose_token = Gather: which token? { $left } left.
prompt-collect_or_leave = A glyph! Collect it?
prompt-choose_pile = Regroup: clear which pile?
prompt-choose_nearby = Scout: which room next?
prompt-choose_fix = Fixer: what needs fixing?
prompt-choose_card =
    Analyst: put a card back. { $left ->
        [one] The last one.
       *[other] { $left } left.
    }
prompt-choose_key = Locked: which card opens it?
prompt-may_draw = In peril: draw a card?
prompt-draw_answer_or_concede = Nobody can move. Draw, answer or concede?
prompt-consent = { NAME($seat, of: "seat") } proposes { $guess }. Do you agree?

about-choose_action = Action { $number } of { $most }: pick a card, then a pile.
about-piles =
    On top: Run { $run ->
        [0] empty
       *[other] { $run }
    }, Intel { $intel ->
        [0] empty
       *[other] { $intel }
    }, Gather { $gather ->
        [0] empty
       *[other] { $gather }
    }.
about-consent = All must agree. A wrong answer then loses for everybody; one “not yet” cancels it without penalty.

otherwise-volunteer = If nobody wants to, { NAME($seat, of: "seat") } begins.

# -- cards and the deck

deck-safe =
    Safe: peril begins when the deck runs out, in { $cards ->
        [one] one card
       *[other] { $cards } cards
    }. Three time icons in the discard then lose the game.
deck-peril = In peril: { $icons } of { $fatal } time icons. With the last one in the discard the game is lost.
risk-safe = Not in peril: no card of the deck can end the game.
risk-not_yet =
    The next card cannot end the game. { $times } of { $cards } { $times ->
        [one] is a time card.
       *[other] are time cards.
    }
risk-fatal =
    { $fatal } of the { $cards } cards in the deck would end the game at once.

# -- the mission and the building

wanted-letters = { $length } letters
wanted-number =
    { $length } { $length ->
        [one] digit
       *[other] digits
    }
table_rule-tidy = Glyphs that no window needs leave the board by themselves.
table_rule-untidy = Glyphs that no window needs stay until somebody tidies them away.
table_rule-free_talk = You may talk in your own words, as long as they give no exact value away.
table_rule-canned = You talk in phrases only.
mission-one_to_one = Each sign hides one thing, and no two signs hide the same.
grade = Grade { $grade }
grade-of_five = Grade { $grade } of 5
grade-stars-1 = ★☆☆☆☆
grade-stars-2 = ★★☆☆☆
grade-stars-3 = ★★★☆☆
grade-stars-4 = ★★★★☆
grade-stars-5 = ★★★★★
stands-proposes = proposes it
stands-agrees = agrees
stands-thinks = is thinking

room-holds =
    { $down ->
        [0] { COUNT($up) ->
            [0] No tokens
           *[other] Face up: { NAME($up, of: "token") }
        }
       *[other] { $down } face down{ COUNT($up) ->
            [0] { "" }
           *[other] { "" }; face up: { NAME($up, of: "token") }
        }
    }{ COUNT($wanted) ->
        [0] { "" }
       *[other] { "" }; wanted: { NAME($wanted, of: "token") }
    }{ $lock ->
        [none] { "" }
       *[other] { "" }; locked, needs a { NAME($lock, of: "suit") }
    }{ COUNT($features) ->
        [0] { "" }
       *[other] { "" }; { NAME($features, of: "feature") }
    }{ COUNT($here) ->
        [0] { "" }
       *[other] { "" }; here: { NAME($here, of: "seat") }
    }
feature-entrance = entrance
feature-secret_passage = an end of the secret passage
feature-terminal = the terminal
feature-exit = the exit
feature-guard = the guard

# -- what things are called

numbered_room = { $number } { $name }
numbered_window = window { $number }
numbered_window-with_sign = window { $number } ({ $sign })
marked_token = { $token } ({ NAME($mark, of: "mark") })
sign-mark = mark { NAME($mark, of: "mark") }
mark-none = none
mark-dot = dot
mark-bar = bar
token-camera = camera
token-gas = gas
token-counter_intel = counter intel for { NAME($pile, of: "pile") }
token-face_down = a token, face down

does-run =
    Move up to { $most ->
        [one] one room
       *[other] { $most } rooms
    }
does-intel =
    Turn up { $most ->
        [one] one token
       *[other] { $most } tokens
    } of any room
does-gather = Collect { $most } in your room
does-regroup = Clear another pile

verb-move =
    Move up to { $n ->
        [one] one room
       *[other] { $n } rooms
    }.
verb-collect =
    Collect up to { $n ->
        [one] one token
       *[other] { $n } tokens
    }.
verb-reveal_nearby = Turn up the top token of each nearby room, one at a time, in any order.
verb-fix =
    Discard the top { $n ->
        [one] card
       *[other] { $n } cards
    } of Run, Intel or Gather with its counter intel; or remove a camera nearby.
verb-look_ahead =
    Look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of the deck; put any at the bottom and the rest back in any order.
ability-then = { $first } Then: { $rest }

character-scout = Scout
character-courier = Courier
character-fixer = Fixer
character-analyst = Analyst

board-office = The office
board-compound = The compound
place-office_1 = Lobby
place-office_2 = Mail room
place-office_3 = Archive
place-office_4 = Stairwell
place-office_5 = Canteen
place-office_6 = Typing pool
place-office_7 = Switchboard
place-office_8 = Boiler room
place-office_9 = Accounts
place-office_10 = Vault
place-compound_1 = Gatehouse
place-compound_2 = Kennels
place-compound_3 = Garage
place-compound_4 = Workshop
place-compound_5 = Courtyard
place-compound_6 = Greenhouse
place-compound_7 = Radio mast
place-compound_8 = Darkroom
place-compound_9 = Wine cellar
place-compound_10 = Library
place-compound_11 = Observatory
place-compound_12 = Boathouse

glyph-lambda = lambda
glyph-omega = omega
glyph-psi = psi
glyph-delta = delta
glyph-sigma = sigma
glyph-theta = theta
glyph-phi = phi
glyph-pi = pi
glyph-xi = xi
glyph-gamma = gamma
glyph-star = star
glyph-moon = moon
glyph-sun = sun
glyph-crown = crown
glyph-knight = knight
glyph-rook = rook
glyph-note = note
glyph-section = section
glyph-pilcrow = pilcrow
glyph-infinity = infinity
glyph-heart = heart
glyph-club = club
glyph-spade = spade
glyph-diamond = diamond
glyph-disc = disc
glyph-block = block
glyph-peak = peak
glyph-cross = cross
glyph-wave = wave
glyph-root = root
glyph-hook = hook
glyph-cent = cent

# -- the table in sentences

section-mission = Mission: { $title } (grade { $grade })
section-console = Console
section-cards = Cards
section-people = People
section-building = Building

printed = { $words }
answer_wanted = Wanted: { $wanted }.
dossier-left =
    The list: { $left } of { $all } can still be true.
dossier-by_notes = Notes (n) are your pencil: "NAME: { $cross }" strikes an entry out, "star: E" writes on the windows of the star, "{ $name }: { $cross }" lets open windows strike out.
dossier-by_windows = Let open windows strike out what they rule out
dossier-out = { $words }: ruled out by the windows.
console-row = Row { $number }: { $windows }.
console-answer = Answer: { $windows }.
console-answer_was = The answer was { $answer }.
pane-open = { $content }
pane-closed = closed ({ NAME($window, of: "sign") })
pane-pencilled = { $window }, pencilled: { $words }
pane-dark = closed for good
hand-yours =
    Your hand: { COUNT($cards) ->
        [0] empty
       *[other] { NAME($cards, of: "card") }
    }.
pile-lies =
    { NAME($pile, of: "pile") } ({ NAME($pile, of: "does") }): { COUNT($cards) ->
        [0] empty
        [one] { NAME($top, of: "card") } on top of 1
       *[other] { NAME($top, of: "card") } on top of { COUNT($cards) }; from the bottom { NAME($cards, of: "card") }
    }.{ $locked ->
        [yes] { " " }Locked by counter intel.
       *[no] { "" }
    }
deck-lies =
    { $cards ->
        [one] One card is
       *[other] { $cards } cards are
    } in the deck.
discard-lies =
    The discard pile: { COUNT($cards) ->
        [0] empty
       *[other] { NAME($cards, of: "card") }
    }. { COUNT($times) ->
        [0] No time cards
        [one] One time card
       *[other] { COUNT($times) } time cards
    } among them.
person =
    { NAME($seat, of: "seat") }, { NAME($seat, of: "character") }, stands in { NAME($room, of: "room") } and holds { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }. { NAME($seat, of: "ability") }
room-described =
    { NAME($room, of: "room") }: { $holds }. { COUNT($ways) ->
        [0] No way out.
       *[other] Ways to { NAME($ways, of: "room") }.
    }

# -- what an action would do

would-play = { NAME($pile, of: "does") }.
would-open =
    { $windows ->
        [0] It opens no window.
        [one] It opens one window.
       *[other] It opens { $windows } windows.
    }
prize =
    Collect { NAME($token, of: "token") } { COUNT($windows) ->
        [0] (opens no window)
        [one] (opens 1 window)
       *[other] (opens { COUNT($windows) } windows)
    }
would-clear =
    { COUNT($cards) ->
        [0] { NAME($pile, of: "pile") } is empty already.
        [one] One card goes to the discard; every card fits on { NAME($pile, of: "pile") } again.
       *[other] { COUNT($cards) } cards go to the discard; every card fits on { NAME($pile, of: "pile") } again.
    }
would-draw =
    Your turn ends, and you draw { $cards ->
        [one] one card.
       *[other] { $cards } cards.
    }
would-solve = This is the only guess: a wrong answer loses the game.
would-propose = If all agree, a wrong answer loses the game for everybody.
cost-card = It costs { NAME($cards, of: "card") }.
cost-discard = It costs { NAME($cards, of: "card") }.
risk-high = Only cards above { NAME($card, of: "card") } fit on { NAME($pile, of: "pile") } after that, and it is never cleared.
risk-cameras =
    { $cards ->
        [one] A camera here takes a card of the deck.
       *[other] Cameras here take { $cards } cards of the deck.
    }
against-list = It is not on the list.

# -- the table as it is drawn

ui-mission = Mission
ui-dossier = Dossier
ui-log = Log
ui-talk = Talk
ui-notes = Notes
ui-papers = Papers
ui-special = What is different here
ui-strike = Click a name to strike it yourself.
ui-console = Mission console
ui-open = { $open }/{ $all } open
ui-answer = Answer
ui-building = { NAME("here", of: "board") }: use the arrow keys to go from room to room
ui-people = People at the table
ui-your_hand = Your hand
ui-hands = Hands
ui-cards = Cards
ui-piles = Action piles
ui-empty = empty
ui-card_first = Pick up one of your cards first, then choose the pile.
ui-deck_and_discard = Deck and discard
ui-in_peril = In peril
ui-safe = Safe
ui-now = What you can do now
ui-held = { NAME($card, of: "card") }: now choose a pile that is lit.
ui-understood = Understood
ui-cancel = Cancel
ui-esc = Esc
ui-points_at = { NAME($seat, of: "seat") } points at { NAME($room, of: "room") }.
ui-because_of = Not yet, because of
ui-which_window = a window or a sign ...
ui-talk_first = Say something first
ui-watching = Those who watch keep silent.
ui-remarks = Remarks
ui-say_something = Say something (no exact card values)
ui-say = Say
vote-sign = { NAME($window, of: "window") }: its sign
vote-shows = { NAME($window, of: "window") }: it shows { $content }
band = I have so many cards that are...
band-low = low (1-4)
band-mid = middle (5-8)
band-high = high (9-12)
pencil-title = Pencil: { $sign }
pencil-about = What might be behind it? Only you see it, on whatever device you play; it stands on your notes, too.
pencil-next = Next window
pencil-write = Write
pencil-rub_out = Rub out
solve-title = Propose the answer
solve-about = You have one guess in the whole game. All must agree to it.
solve-answer = Your answer: { $wanted }, spaces do not matter
solve-typed = { $length } of { $wanted }.
solve-propose =
    { $seats ->
        [one] Answer
       *[other] Propose
    }
solve-sure =
    { $seats ->
        [one] Yes, this is my only guess
       *[other] Yes, ask the others
    }
special = { NAME($seat, of: "character") }’s special
special-about =
    Discard { $price ->
        [one] one card
       *[other] { $price } cards
    }. { NAME($seat, of: "ability") }
special-pay = Discard both: { NAME($seat, of: "character") }’s special
special-which = { NAME($seat, of: "character") }’s special: which cards do you give?
special-choose =
    Choose { $left ->
        [one] one more card
       *[other] { $left } more cards
    } to discard
hand-card =
    { NAME($card, of: "card") }{ COUNT($piles) ->
        [0] { "" }
       *[other] , fits { NAME($piles, of: "pile") }
    }
hand-holds =
    { NAME($seat, of: "seat") }: { COUNT($cards) ->
        [0] { $size ->
            [one] one card
           *[other] { $size } cards
        }
       *[other] { NAME($cards, of: "card") }
    }
pile-shows =
    { COUNT($cards) ->
        [0] { "" }
        [one] shows { NAME($top, of: "card") }, one card
       *[other] shows { NAME($top, of: "card") }, { COUNT($cards) } cards
    }{ $locked ->
        [0] { "" }
       *[other] , locked by counter intel
    }
pile-locked = locked
pile-hint =
    { NAME($pile, of: "pile") }: { NAME($pile, of: "does") }.{ COUNT($cards) ->
        [0] { "" }
       *[other] { " " }Lying here: { NAME($cards, of: "card") }.
    }
discard-look =
    { $cards ->
        [one] One card in the discard: look through it
       *[other] { $cards } cards in the discard: look through it
    }
discard-title =
    Discard: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
discard-legend = Bright: discarded. Dotted: on a pile. Ringed: in your hand. Faint: somewhere unseen.
card_lies = { NAME($card, of: "card") }: { NAME($where, of: "lies") }
lies-discarded = discarded
lies-on_a_pile = on a pile
lies-in_your_hand = in your hand
lies-unseen = unseen
dossier-struck = { $words }: struck by you
person-you = { NAME($seat, of: "character") }, you
person-other = { NAME($seat, of: "character") }
person-holds =
    { NAME($seat, of: "seat") } holds { $cards ->
        [one] one card
       *[other] { $cards } cards
    }. { NAME($seat, of: "character") }: { NAME($seat, of: "ability") }
person-does = { NAME($seat, of: "character") }: { NAME($seat, of: "ability") }
end-solved = Mission solved
end-failed = Mission failed
result =
    { $won ->
        [yes] Solved
       *[no] Over
    } with { $open } of { $all } windows open, { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    } left{ $peril ->
        [yes] { " " }in peril
       *[no] { "" }
    }.{ $side ->
        [under] { " " }Par is { $par }: { $by ->
                [one] one window
               *[other] { $by } windows
            } under par.
        [even] { " " }Par is { $par }: on par.
        [over] { " " }Par is { $par }: { $by ->
                [one] one window
               *[other] { $by } windows
            } over par.
       *[none] { "" }
    }

share =
    { $grade ->
        [1] ★
        [2] ★★
        [3] ★★★
        [4] ★★★★
       *[5] ★★★★★
    } { $won ->
        [yes] { $open } of { $all } windows, { $cards ->
                [one] one card
               *[other] { $cards } cards
            } left{ $side ->
                [under] , { $by } under par
                [over] , { $by } over par
               *[even] , on par
            }
       *[no] not this time, with { $open } of { $all } windows open
    }

# What a finished game is among all that somebody has played.

record-cards = { $mission }: solved with { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    } left
record-par = { $mission }: { $by ->
        [0] on par
        [one] one window under par
       *[other] { $by } windows under par
    }
record-dared = { $mission }: solved with { $open } of { $all } windows open
record-stands = You have solved { $won } of { $games } { $games ->
        [one] mission
       *[other] missions
    }.

news = New tonight

# Why there was only one answer, told when all is over.

proof-title = How one could have known
proof-begins =
    { $won ->
        [yes] It had to be so, and here is why.
       *[no] It could have been known, and here is how.
    } Before any window opened { $answers } answers fitted the card, and everybody had a favourite.
proof-step =
    { $way ->
        [0] The { NAME($seat, of: "character") } brings in the { NAME($window, of: "sign") }, and behind it stands { $content }: of { $before } answers { $left } are left.
        [1] 'The { NAME($window, of: "sign") },' says the { NAME($seat, of: "character") }, 'is { $content }.' { $gone ->
                [0] Not one answer minds, but now they are fewer to hide behind: still { $left }.
                [one] One answer is struck out; { $left } hold their breath.
               *[other] { $gone } answers are struck out; { $left } hold their breath.
            }
        [2] Then the { NAME($seat, of: "character") } comes round the corner with the { NAME($window, of: "sign") }. The window turns: { $content }. It was { $before }, and now it is { $left }.
       *[3] Nobody saw where the { NAME($seat, of: "character") } found the { NAME($window, of: "sign") }, but everybody sees { $content }. { $left } answers are left on the table.
    }
proof-ends =
    { $way ->
        [0] Last comes the { NAME($seat, of: "character") }, with the { NAME($window, of: "sign") } and with { $content }, and nobody says anything for a moment: only { $answer } is left.
        [1] 'And the { NAME($window, of: "sign") },' says the { NAME($seat, of: "character") }, 'is { $content }.' Of { $before } answers one is still standing: { $answer }.
        [2] It takes the { NAME($seat, of: "character") } and the { NAME($window, of: "sign") }. { $content }, and the pencils go down: only { $answer } is left.
       *[3] The { NAME($seat, of: "character") } turns over the { NAME($window, of: "sign") }, reads { $content }, and reaches for the tea. Only { $answer } is left.
    }

end-behind = Behind the windows
end-you_answered = You answered { $guess }.
keys-cards = pick up a card of your hand, or lay it down
keys-piles = put it on Run, Intel, Gather or Regroup; or clear that pile
keys-special = special action: choose two cards, then Enter
keys-building = go to the building; arrow keys from room to room, Enter chooses
keys-collect = collect the token that opens most windows
keys-console = go to the console: arrow keys from window to window, Enter pencils something onto one
keys-flip = flip the top token of your room
keys-end = stop, leave it, or end your actions
keys-draw = draw a card in peril
keys-vote = agree or not; go first or not
keys-solve = propose the answer
keys-talk = talk
keys-log = the log
keys-notes = your notes
keys-papers = put the papers away, or beside the board again
keys-skip = show at once what is still being shown
keys-escape = lay everything down, close

# -- at a terminal

turn-over = the game is over
turn-of = { NAME($seat, of: "character") } ({ $person }) · action { $action } of { $most }
key-whole_mission = m: the whole mission
ways_also = also: { $ways }
stack = { $down } face down
hand-empty = no cards
hand-size =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
deck-word = deck
discard-word = discard
glyph_is = Glyphs on the console
glyph_is-known = is { $content }
glyph_is-lies = lies in room { $room }
glyph_is-hidden = not found yet

menu-play =
    Play a card (or { $cards ->
        [one] its number
       *[other] its number, 1 to { $cards }
    })
menu-special = Special: { NAME($seat, of: "character") }, for two cards
menu-which_card = Which card?
menu-which_pile = { NAME($card, of: "card") } on which pile?
menu-which_pair = Discard which two cards?
menu-which_window = Not yet: because of which window?
menu-point = Not yet, because of a window
menu-answer = Your answer, { $wanted } (Esc: not now)
menu-sure = Answer { $guess }? One guess, and it decides the game.
menu-solve = solve
menu-say = say
menu-tidy = tidy
menu-tidy_which = Tidy away which glyph?
menu-take_back = take it back
menu-think_again = think again
menu-band-low = How many low cards I hold
menu-band-mid = How many middle cards I hold
menu-band-high = How many high cards I hold
menu-how_many = How many?
menu-say_words = Say what? No exact values (R45); Esc: nothing
menu-own_words = In my own words
menu-say_what = Say what?

tally = The evening in numbers
tally-card = Cards played
tally-pile = What they were played for
tally-token = Tokens collected
tally-turn_began =
    { $n ->
        [one] one turn
       *[other] { $n } turns
    }
tally-card_played =
    { $n ->
        [one] one card played
       *[other] { $n } cards played
    }
tally-special_used =
    { $n ->
        [one] one special
       *[other] { $n } specials
    }
tally-token_revealed =
    { $n ->
        [one] one token turned up
       *[other] { $n } tokens turned up
    }
tally-token_collected = { $n } collected
tally-window_opened =
    { $n ->
        [one] one window opened
       *[other] { $n } windows opened
    }
tally-pile_cleared =
    { $n ->
        [one] one pile cleared
       *[other] { $n } piles cleared
    }
tally-time_card_drawn =
    { $n ->
        [one] one time card
       *[other] { $n } time cards
    }

handbook = handbook
handbook-numbers = Numbers for letters: A is 1, Z is 26
handbook-atbash = Atbash: the alphabet backwards
handbook-morse = Morse
handbook-keypad = Telephone keys
handbook-square = Polybius square: row, then column; I and J share a place
handbook-shift = Shift: count along the alphabet, after Z comes A

help = How to play
help-goal = Open windows on the console by collecting tokens with their glyphs, until you can answer the question. You have one guess for the whole game: right wins, wrong loses.
help-turn = A turn is one or two actions. An action is a card from your hand, laid on one of four piles, higher than the card on top there. Then your hand is filled up to four.
help-special = Two cards of any value buy your character’s special action instead.
help-peril = When the deck runs out you are in peril: the discard pile with the time cards becomes the new deck, and from now on drawing is your own choice. Three time icons in the discard lose the game.
help-characters = Characters here
help-signs = Signs on the map
help-keys = Keys
help-sign-stack = three tokens lie face down
help-sign-token = a token that opens windows lies face up; faint: it opens none
help-sign-camera = a camera: whoever ends a turn here costs the deck a card
help-sign-way = a way into the next room; a line without one is a wall
help-sign-lock = counter intel locks a pile until somebody regroups it
help-sign-time = a time icon; the third one in peril loses
help-key-cards = play that card of your hand; then choose a pile
help-key-actions = play a card, special action, end your actions, pass
help-key-solve = solve: type the answer; everybody must agree
help-key-second_thoughts = take your answer back, or think again, while others think
help-key-talk = say something to the others (with several players)
help-key-hint = a hint for this mission; it is noted, and costs nothing
help-key-mission = the mission: story, notes, list, glyphs, and the handbook of codes
help-key-notes = your own notes; nobody else sees them
help-key-view = view every pile and the discard, card by card
help-key-log = everything that happened
help-key-rule = read a rule by its number; numbers stand behind every refusal
help-key-undo = take back your last choice, if nothing was revealed by it (alone or with bots)
help-key-quit = leave; the game is saved and can be resumed
help-key-back = back to the question before
