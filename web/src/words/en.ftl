# The shell in English: all pages and pieces that belong to no game.

brand = Holdfast
announcements = Announcements
close = Close
companion = Companion
either = { $words }
hints = Hints
hints-next =
    { $open ->
        [0] A hint, please
       *[other] Another hint, please
    }
hints-about =
    { $left ->
        [0] All hints are open.
        [one] One hint is left. Everybody at the table reads it, and the result counts it.
       *[other] { $left } hints are left. Everybody at the table reads what you open, and the result counts it.
    }
hints-opened = Hint { $number } of { $of } is open: it stands with the mission.
hints-used =
    { $open ->
        [0] Without a hint.
        [one] With one hint.
       *[other] With { $open } hints.
    }
menu = Menu
rules = Rules
skip = Skip to the main part
theme =
    { $theme ->
        [dark] Theme: dark. Change it
        [light] Theme: light. Change it
       *[system] Theme: system. Change it
    }

# Something would come to nothing.

doubt = That would come to nothing
doubt-beside = { $action } (in vain: { $why })
doubt-insist = Do it anyway
doubt-leave = Something else

# What stands in the browser's tab.

title-of = { $page } · Holdfast
title-turns = ({ $number }) { $page }
title-over = Over · { $name }
title-your_turn = ● Your turn · { $name }

# Games, until the server has said what they are called.

game-alone = ALONE
game-elite = ELITE
game-key = The Key

# Something went wrong, is coming, or is not there.

gone-address = No page has this address.
gone-home = To the other doors
gone-nothing = There is nothing here.
gone-title = This door stays shut

trouble-again = That did not work. Try it once more.
trouble-game_not_loaded = The game could not be loaded. Load this page again.
trouble-no_rules = The rules could not be read.
trouble-something = Something went wrong.
trouble-unreachable = The server cannot be reached. Is it running?

waiting-box = Opening the box
waiting-coming = Coming to the table
waiting-file = Opening the file
waiting-film = Loading the film
waiting-finding = Finding the table
waiting-laying = Laying the table
waiting-moment = One moment.

line-lost_now = Connection lost. Trying again now. Nothing you did is lost.
line-lost_wait = Connection lost. Trying again in { $seconds } s. Nothing you did is lost.
line-try = Try now

# Where newcomers have to bring something first.

entrance-barred = The host of this server has barred you.
entrance-by_invitation = This server is for people whom its host has invited. Open the invitation that you were sent, or paste it here.
entrance-by_link = You have been invited. Say who you are, and come in.
entrance-by_password = This server is for people who know its password.
entrance-come_in = Come in
entrance-invitation = Invitation
entrance-known = I am known here already
entrance-once = You are asked only once: this browser remembers you.
entrance-password = Password of this server
entrance-title = Who is there?

# The first page: doors, and who you are.

home-about = Alone, with bots, or send a link: no account, no waiting.
home-title = Board games for friends

door-bots = With bots
door-campaign = Begin a campaign
door-friends = A table for friends
door-learn = Learn the game
door-new_here = New here?
door-play = Play now
door-play_alone = Play alone now
door-seats =
    { $most ->
        [one] 1 seat
       *[other] { $most } seats
    }
door-seats_range = { $least } to { $most } seats
door-shut = Not on this server
door-with_bots =
    { $many ->
        [0] With no bots
        [1] With a bot
        [2] With two bots
        [3] With three bots
        [4] With four bots
        [5] With five bots
       *[other] With { $many } bots
    }

me-ask = What are you called?
me-ask_about = Those you play with see this name. It is kept for next time; no account, no password.
me-ask_open = Open the table
me-give = Say so
me-given = Everybody at your tables sees your name now.
me-seen_as = Your friends see you as { $name }. What are you called?
me-guest = Guest
me-guest_number = Guest { $number }
me-name = Your name
me-language = Language

# The page about you.

you = You
you-arrived = You are { $name } here now.
you-arrived_with =
    { $tables ->
        [one] You are { $name } here now. A table came along.
       *[other] You are { $name } here now. { $tables } tables came along.
    }
you-before_comes_back = { $name }, who is signed in here, comes back by their own personal link or passkey.
you-bring = Take along what I played here as { $name }
you-come_back = Come back as yourself
you-elsewhere = Signed in elsewhere
you-elsewhere_about = Other browsers know you by your personal link or a passkey. Signing out there leaves you signed in here alone.
you-left = { $name } has something here still
you-left_about =
    { $tables ->
        [0] What { $name } played here was not taken along. This personal link leads back to it; it is shown only now.
        [one] At one table { $name } keeps the seat. This personal link leads back to it; it is shown only now.
       *[other] At { $tables } tables { $name } keeps the seat. This personal link leads back to them; it is shown only now.
    }
you-left_kept = I have kept the link
you-link = Personal link
you-link_about = Open it on another device, or in this browser when it has forgotten you: there you are who you are here, with your tables, campaigns and records. Whoever has the link is you, so keep it as you keep a password.
you-link_away = Put the link away
you-link_here = Your personal link
you-link_made = You have one. It is not shown again; with a new one the old one is worthless.
you-link_make = Make my personal link
you-link_of = The personal link of { $name }
you-link_once = Copy it, or let a phone read it: it is shown only now.
you-link_open = Open
you-link_renew = A new link; the old one stops working
you-link_wrong = That is no personal link. It ends with #link. and some letters.
you-lost = This browser does not know any more that you are { $name }. With your personal link or a passkey you are back, with your tables.
you-name = Your name here
you-nobody = Nobody knows you here yet. As soon as you sit down at a table, you are somebody, without an account.
you-not_me = That is not me
you-sign_in = Were you here before?
you-sign_in_about = Whoever is known here from another device is the same person here with a passkey, or with their personal link: open it in this browser, or paste it.
you-sign_in_link = Whoever is known here from another device is the same person here with their personal link: open it in this browser, or paste it.
you-sign_in_else = Be somebody else here
you-sign_out_elsewhere = Sign out everywhere else
you-this_is_about = If you are { $name }, press the button: this browser knows you then, and you find your tables and campaigns here.
you-this_is_me = This is me

passkey-add = Add a passkey
passkey-added = The passkey is yours.
passkey-made = made on { $made }, not used yet
passkey-made_used = made on { $made }, last used on { $used }
passkey-name = What to call the passkey
passkey-nothing = Nothing came of it. Try again, or use your personal link.
passkey-remove = Remove
passkey-remove_what = Remove { $name }
passkey-removed = The passkey does not work here any more.
passkey-sign_in = Sign in with a passkey
passkey-usual_name = Passkey { $number }
passkeys = Passkeys
passkeys-about = A passkey is kept by your phone, your computer or a stick, and opens with its lock: no password. With one you sign in on any device that has it.
passkeys-not_browser = This browser has no passkeys; your personal link does the same.
passkeys-not_insecure = Browsers allow passkeys only over https and on the computer that serves; your personal link does the same here.
passkeys-not_number = Passkeys are for addresses with a name, and this one is a number; your personal link does the same here.
passkeys-not_number_here = Passkeys are for addresses with a name: open this page as localhost. Your personal link does the same here.

forget = Forget me
forget-about = This server will not know you any more. Your name, your personal link and passkeys, your records, your notes and what you said are removed, and so are tables and campaigns that nobody else has. In games that others played with you, the moves and the name you had there stay. This cannot be taken back.
forget-done = You are forgotten here. Tables removed: { $tables }.
forget-done_stays = You are forgotten here. Tables removed: { $tables }. In { $stays } the moves stay for those you played with.
forget-no = Keep me
forget-yes = Forget me now

# Lists of tables.

list-alone = alone
list-by = { $names }
list-campaigns = Your campaigns
list-do = { $does }: { $what }
list-finished = Finished games
list-game = { $game } · { $mission }
list-give_up = Give up this game
list-give_up_alone = { $what }: the game is removed. This cannot be taken back.
list-give_up_no = Keep it
list-give_up_others = { $what }: it goes off your list, and a bot plays on for you.
list-give_up_yes = Give it up
list-go_on = Go on
list-go_on_with = Go on with { $title }: { $heading }
list-lesson = a lesson
list-look = Look
list-none_finished = None yet. Each one can be watched again from every seat.
list-not_begun = not begun
list-open = Open tables
list-since = since { $when }
list-sit_down = Sit down
list-take_off_what = Take off my list: { $what }
list-tidied =
    { $tables ->
        [one] A table is off your list.
       *[other] { $tables } tables are off your list.
    }
list-tidy = Take all finished games off my list
list-tidy_about = All games of yours that are over go off your list. Those that others have on theirs stay for them.
list-tidy_yes = Take them off
list-turn_first = Your turn: { $what }, { $people }, { $since }
list-upload = Watch a saved game
list-waits_for = waiting for { $names }
list-watch = Watch
list-when = { $when }
list-with = with { $names }
list-with_bots = with bots
list-you_are = you are { $side }
list-your_turn = Your turn
list-yours = Your tables

# Records.

records = Records
records-all = All my games
records-between = Between you
records-daily = The daily
records-daily_longest =
    { $days ->
        [one] longest: one day
       *[other] longest: { $days } days
    }
records-daily_now =
    { $days ->
        [one] day in a row with the daily won
       *[other] days in a row with the daily won
    }
records-daily_play = Play today's
records-daily_played = Today's is played
records-daily_won = Today's is won
records-games =
    { $games ->
        [one] game finished
       *[other] games finished
    }
records-groups = Tables of several
records-look = Together
records-moments = Best moments
records-more = { $more } more
records-nobody = Nobody knows you here yet. As soon as you have finished a game, it stands here.
records-none = No finished game yet. Lessons and games that began in the middle of another one do not count.
records-not_yet = Not finished yet
records-not_played = not played yet
records-not_won =
    { $games ->
        [one] played once, not won yet
       *[other] played { $games } times, not won yet
    }
records-of = { $won } of { $games } won
records-on = { $day }
records-open = Open a table
records-ours = Your record together
records-people = With others
records-play = To its door
records-try = What to try next
records-try_what = { $by }: { $name }
records-with = Records with { $names }
records-won =
    { $won ->
        [one] won
       *[other] won
    }
records-won_by_all =
    { $won ->
        [one] won by all of you
       *[other] won by all of you
    }
records-won_by_you =
    { $won ->
        [one] won by you
       *[other] won by you
    }
records-won_by =
    { $games ->
        [one] One game
       *[other] { $games } games
    }: you won { $mine }, { $names } won { $theirs }
records-won_together =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $together } won together
records-won_of =
    { $games ->
        [one] One game, { $won } won
       *[other] { $games } games, { $won } won
    }
records-yours = Your records

# Over days, and being told of one's turns.

days = Over days: nobody is hurried
days-about = Everybody has as long as they like: no bot plays for those who are away, nothing is answered for them, and no clock runs. The others go on as far as the rules let them. You may close this page; your turn waits for you.
mail-confirm = Your turns by mail
mail-confirm_about = Whoever gave this address at a table here will get a mail when it is their turn.
mail-confirm_do = This is my address
mail-confirm_done = { $address } will be told of your turns.
mail-stop = No more mails
mail-stop_about = This address will get no more mails about turns from here.
mail-stop_do = Stop these mails
mail-stop_done = { $address } will get no more mails.
told = When it is your turn
told-about = At tables that are played over days you are told once when something is asked of you and you are not looking.
told-browser = Tell me in this browser
told-browser_denied = This browser was told not to show anything from here: allow notifications in its settings for this page.
told-browser_insecure = Browsers can be told only where the address begins with https: ask your host.
told-browser_missing = This browser cannot be told anything while the page is closed.
told-browser_unreachable = This browser did not reach its own service for such messages: try again later, or choose mail.
told-channel = Name me in the host’s channel ({ $form ->
        [discord] Discord
        [matrix] Matrix
       *[other] ntfy
    }) when it is my turn
told-mail = Tell me by mail
told-mail_ask = Ask this address
told-mail_asked = { $address }: open the link in the mail that was sent there.
told-mail_off = Forget this address
told-mail_on = { $address } is told by mail.
told-mails_no = This server sends no mail.
told-mails_nowhere = This server sends no mail, since nobody else could open its address.
told-quiet = Tell me nothing about this table

# People and bots.

person-bot = Bot { $number }
person-bot_kind = bot: { $bot }
person-deciding = , deciding now
person-is_bot = bot

bot-cracker = cracker
bot-greedy = greedy
bot-mate = mate
bot-random = random
bot-rookie = rookie
bot-the_dark = The Dark
bot-the_hunger = The Hunger
bot-the_lost = The Lost
bot-the_silence = The Silence
bot-squad = squad

seat-add_bot = Add a bot
seat-away = away
seat-bot = { $bot } bot
seat-choice_any = { $choice }: any
seat-choice_of = { $choice } of { $name }
seat-covered = { $name } (bot)
seat-free = free
seat-host = host
seat-is_free = Seat { $seat } is free
seat-less = One seat less
seat-more = One more seat
seat-put_bot = Put a bot on seat { $seat }
seat-remove = Remove { $name }
seat-sit = Sit here
seat-sit_down = Sit down
seat-stand_up = Stand up
seat-you = you

# The lobby.

lobby-close = Close this table
lobby-everybody = Everybody is here.
lobby-free_seats =
    { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
    }: wait for friends, add bots, or take seats away.
lobby-friends = Bring friends
lobby-host_starts = The host starts the game.
lobby-leave = Leave this table to the others
lobby-preparing = A mission is being made for you. One moment.
lobby-seats = Seats
lobby-set = Your table is set
lobby-start = Start
lobby-waiting = A seat is waiting for you
lobby-what = What to play

choice-lost = lost
choice-won = won

setup-box = Box
setup-cover = If somebody stays away
setup-cover_minutes =
    { $minutes ->
        [one] a bot plays after a minute
       *[other] a bot plays after { $minutes } minutes
    }
setup-cover_never = wait for them
setup-cover_seconds = a bot plays after { $seconds } seconds
setup-days = Over days { $about }
setup-days_about = nobody is hurried: no bot covers, no clock runs
setup-expansion = { $pack } { $expansion }
setup-expansion_word = expansion
setup-more = More settings
setup-packs = With { $packs }
setup-public = Open to everybody { $where }
setup-public_where = listed on the home page
setup-watch = Who may watch
setup-watch_anyone = Anybody
setup-watch_link = Those who have the link
setup-watch_nobody = Nobody

share-day =
    { $game }, { $day }: { $line }.{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }{ $streak } days in a row.
    }
share-copy = Copy for friends
share-was_copied = Copied. It gives nothing away.
share-by_hand = The browser does not let go of it: mark the line and copy it by hand.
link = Link
link-copied = Copied
link-copy = Copy
link-device = Open this link on the other device: it takes your seat over, once, within the next minutes.
link-earlier_dead = Earlier links do not work any more.
link-earlier_die = Earlier links stop working; whoever sits here stays.
link-may-both = Whoever opens this link may watch, and may sit down where a seat is free.
link-may-nothing = Whoever opens this link may do nothing here now.
link-may-sit = Whoever opens this link may sit down where a seat is free.
link-may-watch = Whoever opens this link may watch.
link-new = New link
link-no_account = No account, no password: whoever has the link may sit down.
link-renewed = There is a new link. Earlier ones do not work any more.
link-table = Link to this table
link-only_here = Only this computer can open this link. To invite others on your network, stop Holdfast and start it with: make host, or without a checkout: holdfast serve --lan
link-picture = The link as a QR code
link-show_picture = Show it to a phone
link-was_copied = The link is copied.
link-was_copied_only_here = The link is copied, but only this computer can open it.

# Talk.

talk = Talk
talk-nothing = Nothing has been said yet.
talk-quick = Quick phrases
talk-said = What was said
talk-say = Say
talk-say_something = Say something
talk-say_to_side = Say something to your side
talk-to_side = to your side
talk-whom = Whom you talk to
talk-whom-side = My side
talk-whom-table = Everybody

# A table's menu, and what it opens.

menu-board = Show the board
menu-cover = Let a bot play for { $name }
menu-device = Play on another device
menu-help = Keys and help
menu-invite = Invite somebody
menu-invite_title = Invite
menu-leave = Leave the table
menu-letters =
    { $on ->
        [on] Figures: letters
       *[off] Figures: drawn
    }
menu-pace =
    { $pace ->
        [calm] Pace of others' moves: calm
        [quick] Pace of others' moves: quick
       *[none] Pace of others' moves: none
    }
menu-sound =
    { $on ->
        [on] Sound: on
       *[off] Sound: off
    }
menu-text = Show as text
menu-theme =
    { $theme ->
        [dark] Theme: dark
        [light] Theme: light
       *[system] Theme: system
    }
menu-undo = Take back my last answer

keys = Keys
keys-and_words = Keys and words
keys-greyed = Anything greyed says why: point at it, focus it, or hold your finger on it.
keys-next = go on to the next thing
keys-sheet = this sheet
keys-sound = sound on or off
keys-view = board or text

# What is printed on keys, where it is a word.

key-space = Space
key-tab = Tab

sound = Sound
sound-alerts = Alerts
sound-captions = Captions: what is heard, in words
sound-calm = Less dread: nothing sudden, no heartbeat
sound-effects = Effects
sound-music = Music
sound-test = Test { $sound }

undo = Take back
undo-agree = Agree
undo-asked =
    { $many ->
        [one] { $names } would like to take the last answer back.
       *[other] { $names } would like to take the last answer back.
    }
undo-never_mind = Never mind
undo-no = No
undo-waiting = Waiting for the others to agree to going back.

# At the table.

clock = Time left
clock-is_up = Time is up.
clock-left =
    { $seconds ->
        [60] One minute left.
       *[other] { $seconds } seconds left.
    }
clock-paused = Paused.
clock-paused-by = Paused by { $name }.
clock-paused-by-why = Paused by { $name }: { $reason }
clock-paused-why = Paused: { $reason }
clock-up = Time's up

ago-now = just now
pause = Pause
pause-by_whom = Paused by { $name }
pause-go_on = Go on
pause-reason-door = Somebody is at the door.
pause-reason-moment = I need a moment.
pause-reason-rules = A question about the rules.
pause-stay = Stay paused
pause-why = Why
pause-why_long = Why, if you like
pause-why_what = Why? (if you like)
paused = Paused
paused-by = by { $name }
paused-by_ago = by { $name }, { $ago }
paused-reason = “{ $reason }”

die-rolling = { $name }, rolling
lesson = Lesson
lesson-end = No more lessons
log = Log
notes = Private notes
notes-private = Only you can read this.
papers = Papers
papers-fold = Put the papers away
papers-unfold = Papers beside the board
table-skip = Skip
tip-rule = Rule { $rule }
track = { $value } of { $length }
track-next = { $value } of { $length }, { $words } at { $at }
zoom = Zoom
zoom-closer = Closer
zoom-whole = The whole board

# A game that is shown as text.

any-none = none
any-nothing = nothing
any-over = The game is over
any-people = People
any-table = The table

# When the game is over.

after-another = Another game
after-join = Join the next game
after-look = Look at the table
after-next = Next: { $name }
after-next_chapter = The next chapter
after-read_on = Read on
after-same = The same again
after-watch = Watch it again
film-link = Link to the film
film-share = Share the film

# The replay.

replay = Replay
replay-as = As { $name } saw it
replay-as_public = As the public saw it
replay-back = One step back
replay-everything = Everything
replay-first = To the beginning
replay-forward = One step on
replay-home = Home
replay-last = To the end
replay-play = Play
replay-play_on = Play on { $more }
replay-play_on_as = from here as { $name }
replay-save = Save
replay-seen_by = Seen by
replay-speed = Speed
replay-step = Step
replay-step_of = Step { $step } of { $of }

# The rules page.

rules-contents = Contents
rules-found = { $count } found
rules-search = Search the rules
rules-law = Every rule, by its number
rules-search_for = Search: { $examples }

# Campaigns.

campaign = Campaign
campaign-being_played = This game is being played
campaign-break_off = Break it off: it does not count
campaign-chapter = Chapter { $number } of { $of }
campaign-friends = With friends
campaign-game = Game { $number }
campaign-lost = lost
campaign-next = The next game
campaign-next_chapter = The next chapter of a campaign.
campaign-rewards = Choose what you take along
campaign-so_far = So far
campaign-to_table = To the table
campaign-won = won
