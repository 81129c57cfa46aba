# The page of whoever runs the server.

title = Your server
leave = Forget the key
ask = The key stands in the file admin.key in the data folder; "holdfast admin page" opens this page with it.
key = Admin key
open = Open
search = Search
search-people = Search people
search-tables = Search tables
shown = { $shown } of { $total }
none = There are none.
keep = Leave it as it is

# How full and how busy.

now = Now
now-version = Holdfast { $version }, running since { $since }
now-games = { $playing } being played, { $open } open, { $over } over
now-people = { $people } known, { $barred } barred
now-connections = { $connections } in { $rooms } open rooms
now-kept = { $kept } on the disk, { $free } are free
now-memory = { $memory } of memory
now-trouble = Trouble: { $trouble }
now-entrance =
    { $kind ->
        [password] Newcomers need the password or an invitation.
        [invited] Newcomers need an invitation.
       *[open] Everybody who reaches this server comes in.
    }
now-links = The link of a table lets newcomers in, too.
label-games = Games
label-people = People
label-connections = Connections
label-kept = Kept

# Tables.

tables = Tables
tables-here =
    { $here ->
        [0] nobody is here
       *[other] { $here } here
    }
tables-stage_of =
    { $stage ->
        [open] waits for people
        [playing] is being played
        [over] is over
       *[other] { $stage }
    }
tables-nobody = nobody
tables-remove = Remove
tables-remove_which = Remove the table of { $who }
tables-remove_about = The game ({ $game }) of { $who } goes, with its film and all that was said there. Nobody can bring it back but from a backup.

# People.

people-tables =
    { $tables ->
        [0] no table
        [one] one table
       *[other] { $tables } tables
    }
people-here =
    { $here ->
        [0] not here now
        [one] at a table now
       *[other] at { $here } tables now
    }
people-seen = last here { $date }
people-is_barred = barred
people-bar = Bar
people-bar_who = Bar { $name }
people-bar_about = { $name } does not come in any more with the browser that is known, and leaves every table that is open now. Their seats stay theirs until you let them in again. Where everybody may come in, they can come back as somebody else.
people-unbar = Let in again
people-unbar_who = Let { $name } in again
people-remove = Remove
people-remove_who = Remove { $name }
people-remove_about = { $name } is forgotten: their name, what they said, and tables that nobody else has. Of games that others played with them the moves stay.

# Invitations.

invitations = Invitations
invitations-about = An invitation lets newcomers in where they need one. Its link is shown only now: copy it.
invitations-for = For
invitations-uses = Newcomers
invitations-days = Days
invitations-make = Make an invitation
invitations-link = The link of the new invitation
invitations-copy = Copy
invitations-copied = Copied
invitations-only_here = Only this computer can open this link: for others start the server with --lan or --public-url.
invitations-left = { $left } of { $uses } left, until { $until }
invitations-ended = works no more
invitations-unnamed = for nobody in particular
invitations-withdraw = Withdraw
invitations-withdraw_which = Withdraw the invitation { $id }
invitations-withdraw_about = It lets nobody in any more; who came by it stays.

# Limits.

limits = Limits
limits-tables_each = Tables of one person that are not over
limits-uploads_each = Games that one person brings here
limits-people = People on this server (0: no bound)
limits-tables = Tables on this server (0: no bound)
limits-keep_days = Days after which what nobody touched is removed (0: never)
limits-set = Set
limits-done = Set.
