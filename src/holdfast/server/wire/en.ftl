# What the server says by itself, over HTTP and at the end of a connection.

me-first = Say who you are first: choose a name.
me-bad_name = A name has 1 to 40 signs that can be shown.

busy = The table is being opened anew: try again in a moment.
broken = Something went wrong here; it has been written down.
malformed = That is not what belongs here: { $problem }.
no_json = The body of a request is JSON.
no_rules = This game has no written rules.
no_such_campaign = There is no such campaign among yours.
no_such_game = There is no game called { $game } here.
no_such_table = There is no such table.
origin = This request does not come from a page of this server.
too_frequent = Not so fast: try again in a moment.
too_large = The body of this request has at most { $most } bytes.
too_much_waiting = You wait for { $most } things already: try again when they are done.

campaign-none = { $game } has no campaign.
campaign-other_game = That campaign is one of another game.

film-bad_step = Seats and steps are whole numbers.
film-cannot = This game can only be looked at: { $problem }.
film-no_such_step = This film has no such step.
film-not_over = The game is still being played: its film would tell every secret.
film-over = The game is over there: go on from an earlier step.
film-unfinished = The rules of this game have changed since: it can only be looked at. It has not come to its end, so there is no film.

link-seated_only = Only those who sit at the table invite others.
link-used = This link does not work any more: ask for a new one.

open-lesson = A lesson is for one person and bots: begin it at once, not in public, in no campaign.
open-rematch = A rematch is for those who played, after the end.
open-seats = This game is for { $least } to { $most } seats.
open-too_many = You sit at { $most } tables already: finish or leave some.
open-too_many_public = { $most } of your tables are open to everybody already: begin, close or leave one.

save-kind = A save file is sent as { $kind }.
save-too_many = You have brought { $most } games here already: take some off your list.

bye-busy = This table is too busy just now.
bye-forgotten = You have been forgotten here, as you wished.
bye-nothing_asked = Nothing was asked for.
bye-removed = This table has been removed.
bye-reopened = This table had to be opened anew.
bye-restarted = The server is being restarted; your game is safe.
bye-too_slow = This connection is too slow to follow the table.
bye-too_wrong = Too much that was wrong came from this connection.

socket-broken_table = { $problem }
socket-busy = This table is too busy just now: send that again.
socket-bytes = Messages are text, not bytes.
socket-hello_first = Say hello first: name the table.
socket-hello_twice = This connection is at a table already: open another.
socket-malformed = That is no message of this protocol: { $problem }.
socket-no_such_action = This game has no such action: { $problem }.
socket-too_frequent = Not so fast: that was dropped.
socket-too_large = A message has at most { $most } bytes.
