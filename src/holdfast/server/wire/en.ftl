# What the server says by itself, over HTTP and at the end of a connection.

me-first = Say who you are first: choose a name.
me-passkey_known = This passkey is somebody's already.
me-passkey_refused = This passkey did not show who you are: try again, or use your personal link.
me-passkey_too_late = That took too long, or was answered before: try again.
me-passkey_unknown = Nobody here has this passkey; it may have been removed.
me-passkeys_need_names = Passkeys are to be had only where the address of this page has a name, such as localhost.
me-too_many_passkeys = You have { $most } passkeys already: remove some.
me-link_used = This personal link does not work any more: make a new one where you are still known.
me-bad_name = A name has 1 to 40 signs that can be shown.

busy = The table is being opened anew: try again in a moment.
broken = Something went wrong here; it has been written down.
malformed = That is not what belongs here: { $problem }.
no_json = The body of a request is JSON.
no_rules = This game has no written rules.
no_overview = This game has no overview of its rules.
no_such_campaign = There is no such campaign among yours.
no_such_game = There is no game called { $game } here.
no_such_table = There is no such table.
origin = This request does not come from a page of this server.
too_frequent = Not so fast: try again in a moment.
too_large = The body of this request has at most { $most } bytes.
too_much_waiting = You wait for { $most } things already: try again when they are done.

admin-key = This is for whoever runs the server: it takes the key in its data folder (admin.key).
admin-no_file = Nothing here is kept in a file, so there is nothing to copy.
admin-none = This server has no admin key.
admin-not_here = The admin key is taken from the machine of the server itself, or over https.
admin-no_such_invitation = There is no such invitation; it may have been withdrawn.
admin-no_such_person = Nobody here has this id.
admin-too_many_invitations = There are { $most } invitations that still work: withdraw some first.
admin-too_many = Too many wrong keys came from your address: wait a minute.
admin-wrong = That is not the key of this server.

entrance-barred = The host of this server has barred you.
entrance-full = There is no room for more people on this server: ask its host.
entrance-invited = Newcomers need an invitation of the host of this server.
entrance-password = Newcomers need the password of this server: ask its host.
entrance-too_many = Too many tries came from your address: wait a minute.
entrance-wrong_invited = This invitation does not work, or no more: ask the host of this server for another one.
entrance-wrong_password = That is not the password of this server.

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
open-server_full = There is no room for more tables on this server: ask its host.
open-too_many = You sit at { $most } tables already: finish or leave some.
open-too_many_public = { $most } of your tables are open to everybody already: begin, close or leave one.

told-bad_browser = That is no address at which this server tells browsers anything.
told-bad_mail = That is no e-mail address to which this server can write.
told-channel = { $name }, it is your turn in { $game }.
told-channel_mission = { $name }, it is your turn in { $game } ({ $mission }).
told-channel_title = { $game }: a turn
told-confirm = { $name } at { $server } wants to be told here when it is their turn in a game.
told-confirm_link = If that is you, open this page within a day:
told-confirm_not = If not, do nothing: there will be no other mail.
told-confirm_title = Is this your address?
told-mail_failed = The mail server did not take the question to this address: try again later.
told-mail_refused = The mail server says that there is no such address.
told-mail_used = This link does not work any more.
told-no_channel = This server has no channel.
told-no_mail = This server sends no mail.
told-stop = To get no more of these mails, open this page:
told-title = { $game }: it is your turn
told-too_many_mails = Too many addresses have been asked: try again later.
told-turn_game = It is your turn in { $game }.
told-turn_game_with = It is your turn in { $game }, with { $others }.
told-turn_mission = It is your turn in { $mission }.
told-turn_mission_with = It is your turn in { $mission }, with { $others }.

records-first = Won for the first time: { $names }.
records-first_win = Your first win.
records-stands = You have won { $won } of { $games } { $games ->
        [one] game
       *[other] games
    } of { $game }.
records-too_many = Name at most { $most } people.

save-kind = A save file is sent as { $kind }.
save-too_many = You have brought { $most } games here already: take some off your list.

bye-barred = The host of this server has barred you.
bye-busy = This table is too busy just now.
bye-forgotten = You have been forgotten here, as you wished.
bye-nothing_asked = Nothing was asked for.
bye-removed = This table has been removed.
bye-removed_by_host = The host of this server has removed you.
bye-reopened = This table had to be opened anew.
bye-restarted = The server is being restarted; your game is safe.
bye-signed_out = You have been signed out elsewhere.
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
