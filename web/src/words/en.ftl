# The shell in English: all pages and pieces that belong to no game.

brand = Holdfast
announcements = Announcements
close = Close
companion = Companion
either = { $words }
hints = Hints
menu = Menu
more = More
rules = Rules
skip = Skip to the main part
theme =
    { $theme ->
        [dark] Theme: dark. Change it
        [light] Theme: light. Change it
       *[system] Theme: system. Change it
    }

# What stands in the browser's tab.

title-of = { $page } · Holdfast
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
trouble-companion_not_loaded = The companion could not be loaded. Is there a network? Load this page again.
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

me-guest = Guest
me-guest_number = Guest { $number }
me-name = Your name
me-language = Language

forget = Forget me
forget-about = This server will not know you any more. Your name, your notes and what you said are removed, and so are tables and campaigns that nobody else has. In games that others played with you, the moves and the name you had there stay. This cannot be taken back.
forget-done = You are forgotten here. Tables removed: { $tables }.
forget-done_stays = You are forgotten here. Tables removed: { $tables }. In { $stays } the moves stay for those you played with.
forget-no = Keep me
forget-yes = Forget me now

# Lists of tables.

list-campaigns = Your campaigns
list-do = { $does }: { $names }
list-finished = Finished games
list-go_on = Go on
list-go_on_with = Go on with { $title }: { $heading }
list-lesson = a lesson
list-look = Look
list-none_finished = None yet. Each one can be watched again from every seat.
list-not_begun = not begun
list-open = Open tables
list-sit_down = Sit down
list-take_off = Take off my list
list-take_off_what = Take off my list: { $names }
list-upload = Watch a saved game
list-watch = Watch
list-when = { $when }
list-you_are = you are { $side }
list-yours = Your tables

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

setup-cover = If somebody stays away
setup-cover_minutes =
    { $minutes ->
        [one] a bot plays after a minute
       *[other] a bot plays after { $minutes } minutes
    }
setup-cover_never = wait for them
setup-cover_seconds = a bot plays after { $seconds } seconds
setup-expansion = { $pack } { $expansion }
setup-expansion_word = expansion
setup-public = Open to everybody { $where }
setup-public_where = listed on the home page
setup-watch = Who may watch
setup-watch_anyone = Anybody
setup-watch_link = Those who have the link
setup-watch_nobody = Nobody

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
link-only_here = Only this computer can open this link. To invite others on your network, stop Holdfast and start it with: make host
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
sound-calm = Less dread: nothing sudden, no heartbeat
sound-effects = Effects
sound-music = Music

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

any-asks = What you can do now
any-log = What happened
any-none = none
any-nothing = nothing
any-over = The game is over
any-people = People
any-table = The table
any-waiting = The others are deciding.

# When the game is over.

after-another = Another game
after-join = Join the next game
after-look = Look at the table
after-next_chapter = The next chapter
after-read_on = Read on
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
rules-search_what = Search: camera, draw, R28

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
