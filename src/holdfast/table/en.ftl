# What is said at every table, by the table and the lobby.

refused-over = The game is over.
refused-closed = That question is closed: it was answered, or things have moved on.
refused-not_yours = That is not yours to decide now.
refused-paused = The game is paused.
refused-not_paused = The game is not paused.
refused-stamp = Time does not run back.
refused-stamp_beyond = No game lasts as long as that.
refused-undo-nothing = There is nothing to take back.
refused-undo-seen = Something new has come to light since then: that cannot be taken back.
refused-undo-clock = The clock is running: nothing can be taken back now.

lobby-barred = The host has removed you from this table.
lobby-begun = The game has begun: this cannot be changed any more.
lobby-by_link_only = This table is for people who have its link.
lobby-free_seats = Some seats are still free: wait for people, or put bots there.
lobby-forgotten = You are not known here any more.
lobby-hints_while_playing = Hints are opened while the game is played.
lobby-no_hints = Nobody has written hints for this game.
lobby-no_more_hints = All hints are open already.
lobby-full = There is no free seat at this table.
lobby-host_only = Only the host of the table decides that.
lobby-host_stays = The host cannot be removed.
lobby-lesson = This table is a lesson, for one person and bots: open a new one to play together.
lobby-no_such_seat = There is no such seat.
lobby-no_such_pick = A seat of this game does not choose { $option }; it chooses: { $known }.
lobby-not_offered = There is no { $option } called { $word }: a seat chooses one of { $known }.
lobby-nobody_watches = Nobody watches at this table.
lobby-not_seated = You do not sit at this table.
lobby-not_their_seat = Whoever made this link does not sit there any more: ask for a new one.
lobby-not_your_seat = That is not your seat.
lobby-over = The game at this table is over.
lobby-campaign_elsewhere = This campaign is being played at another table: go on there, or break that game off.
lobby-played_before = { $name } has played that one: nobody plays it twice.
lobby-picked = Somebody else has chosen { $word }.
lobby-rivals_begin = People play against each other here: everybody says for themselves that they are ready.
lobby-rivals_bots = People play against each other here: only the table puts bots on seats, for those long away.
lobby-each_begins = Over days everybody says for themselves that they are ready.
lobby-not_over_days = This game cannot be played over days: its clock waits for nobody.
lobby-over_days_clock = Over days no clock runs: choose that nobody is timed, or do not play over days.
lobby-rivals_cover_soon = People play against each other here: leave them at least { $seconds } seconds to return.
lobby-rivals_remove = People play against each other here: nobody is removed before the game is over.
lobby-rivals_stay = People play against each other here: nobody new sits down before the game is over.
lobby-somebody_sits_there = Somebody sits on a seat that would be taken away.
lobby-stay_seated = You sit at this table already.
lobby-too_many_picks = A seat does not choose as much as that.
lobby-taken = Seat { $seat } is taken.

table-advised_already = You are being advised already: wait for that.
table-broken = The game failed here because of a bug in it. Take something back, or leave it as it is.
table-frozen = The rules of this game have changed since: it can only be looked at.
table-frozen_broken = This game cannot be gone on with: it can only be looked at.
table-frozen_packs = A pack that this game is played with has changed since: it can only be looked at.
table-not_begun = The game has not begun yet.
table-no_clock_to_end = No clock runs that could be put forward.
table-nothing_to_begin = Nothing waits for people to be ready just now.
table-too_long = So much has happened in this game ({ $most } things) that nothing more is added to it: begin a new one.
table-no_hint = There is nothing to advise just now: look again in a moment.

notice-covered = { $name } is away: a bot plays until they are back.
notice-back = { $name } is back, and plays again.

talk-through_the_game = While this game is played, people talk through the game itself.
talk-seated_only = While the game is played, only those who sit at the table talk.
talk-paused = The clock is stopped: nobody talks about plans now.
talk-no_such_phrase = There is no such phrase.
talk-no_sides = There are no sides here: say it to everybody.

quick-hello = Hello!
quick-thanks = Thank you!
quick-well_done = Well done!
quick-sorry = Sorry!
quick-thinking = Let me think.
quick-your_turn = It is your turn.
quick-one_moment = One moment, please.
quick-good_game = Good game!

text-now = Now
text-log = What happened
text-others_decide = The others are deciding.
