# The terminal in English: what every game has there, before it, around it and after it.

language-unknown = There are no texts in { $language }; there are: { $known }.

# Lists to pick from, and pages to read.

pick-how = Enter: take it   arrows or numbers: another   Esc: back
pick-not_there = '{ $key }' is not on the list: choose a number from 1 to { $most }, or move with the arrows.
page-back = back
page-back_to_table = back to the table
page-enter = Enter: { $then }
page-lines = lines { $first } to { $last } of { $all }
page-more = Enter or arrow down: go on   arrow up: back   q: leave

# Which game, and how.

start-laying = The desk is being laid …
start-mode-game = A game
start-mode-game-about = Choose what it is played with, and who plays.
start-mode-which = { $game }  What shall it be?
start-option = { $game }  { $option }?
start-title = HOLDFAST
start-unfinished = Go on with { $name }
start-unfinished-about = Your last game is not over yet. It was saved as { $path }.
start-what = What shall we play?

# Which of one's own packs.

packs-begin = Begin
packs-begin-about = Played with: { $packs }.
packs-for_a_game = --pack belongs to a game: holdfast play elite --pack { $pack }
packs-lies_in = It lies in { $folder }. Enter puts it on the table or takes it off.
packs-played_with = Played with: { $packs }.
packs-which = { $game }  With which packs?

# Who plays.

bot-cracker = cracker
bot-greedy = greedy
bot-mate = mate
bot-random = random
bot-rookie = rookie
bot-squad = squad

party-alone = Alone
party-alone_as = Alone, as the { $character }
party-alone_as-about = Alone, as the { $character }.
party-alone-about = Alone.
party-bot = { $who } and { $begins ->
        [vowel] an { $bot } bot
       *[other] a { $bot } bot
    }
party-bots = { $who } and { $many } { $bot } bots
party-bots_for_a_game = say which game { $bot } is to play: holdfast play GAME --bots { $bot }
party-company-about = The usual way.
party-no_character = there is no character called { $name }; there are: { $known }
party-people =
    { $people ->
        [one] You
       *[other] { $people } people at this keyboard
    }
party-players = { $seats } players
party-players-about = People at this keyboard, bots, or both.
party-same = The same as last time
party-seats = { $game }  { $seats } players
party-too_many_bots = there are { $seats } seats and { $bots } bots: leave some bots at home, or use --players
party-who = { $game }  Who plays?
party-side =
    { $role }, and { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }
party-who_are_you = { $game }  Player { $number }: who are you?
party-who_is_it = { $game }  Who are you?
party-with = { $who }: { $names }.
party-without = { $who }.

seat-bot = { $bot } bot
seat-player = Player { $number }
seat-player_as = Player { $number } ({ $name })
seat-you = you

# At the table: commands.

back = back
done = done
help = help
hint = hint
log = log
mission = mission
next_player = next player
notes = notes
pause = pause
quit = quit
rule = rule
undo = undo

# At the table: what is asked, and what was typed.

ask-at_work = { $name } ({ $bot }) is at work …
ask-and_more = … more
ask-choose = Choose { $keys } …
ask-choose_back = Choose { $keys } …; Esc goes back
ask-choose_below = Choose one of the keys below.
ask-choose_below_back = Choose one of the keys below; Esc goes back.
ask-end = { $outcome }  (Enter: go on)
ask-enter = Enter
ask-more = { $many } more
ask-no_choice = '{ $key }' is no choice here: press a key that is shown, ? for help.
ask-no_choice_back = '{ $key }' is no choice here: press a key that is shown; Esc goes back, ? for help.
ask-nothing_now = { $key } does nothing now: press a key that is shown, ? for help.
ask-number = A whole number, please.
ask-rest = … any key tells the rest
ask-sure_no = No, not yet
ask-sure_yes = Yes, that is our answer
ask-wait = Wait: the others are asked.
ask-which = { $act }: which { $field }?
ask-yes_or_no = y or n, please.

leave = Leave the table?
leave-no = No, go on playing
leave-yes = Yes, save the game and leave

pass-cards = your cards
pass-secrets = your secrets
pass-done = Done for now.
pass-has_keyboard = { $name } ({ $player }) has the keyboard.
pass-hidden = { $name }: { $hidden } are hidden until you are ready.
pass-hide = Press Enter to hide { $hidden }; then pass the keyboard to { $name }.
pass-ready = { $player }, press Enter.
pass-to = Pass the keyboard to { $player }.

# At the table: what is shown.

table-all = v: all of it
table-log = log
table-over = the game is over
table-paused = the game is paused
table-too_small = Too small for the map: make it 80x24 or larger.
table-you_are = you are { $name }

paused = The game is paused.
paused-table = the table in sentences
paused-go_on = go on
paused-leave = save and leave
paused-log = what happened
paused-rule = a rule by number

# Pages that can be opened at the table.

read-help = Help
read-help-1 = What you may do now stands below the line: type its number. Esc leads back from a list.
read-help-2 = Above it stand the table, in words, and what happened; v shows all of the table.
read-help-3 = l shows everything that happened, r a rule by its number, n your own notes, q saves the game and leaves.
read-log = What happened
read-mission = The mission
read-table = The table

hints = Hints
hints-more = { $rest } more: press h again.
hints-no_more = There are no more hints.
hints-none = This mission has no hints.
hints-number = Hint { $number } of { $of }
hints-opened = Hint { $number } of { $of } is opened.

notes-how = Write and press Enter; -2 takes note 2 away; Enter alone goes back
notes-nothing = Nothing is written here yet. Nobody else sees these notes.
notes-yours = Your notes

rule-no_rules = No rules
rule-no_such = No such rule
rule-no_such-about = There is no rule { $rule }; the rules of { $game } are numbered from { $first } to { $last }.
rule-none_written = This game has no written rules.
rule-number = Rule { $rule }
rule-which = Which rule? A number such as R28 (Esc: none)

# Saves, and the end.

end = THE END
end-again = again
end-another = another mission
end-hints = Hints opened: { $hints }
end-more = arrow down: more
end-quit = quit
end-won = Won by { $winners }.

farewell = Good night.
save-cannot = That cannot be played
save-failed = The game could not be saved: { $why }.
save-go_on = Go on with: { $command }
save-is_there = { $path } is there already: go on with --resume { $path }, or name another file
save-saved = Saved: { $path }
save-see_again = See it again with: { $command }

# What was typed behind `holdfast play`, and cannot be.

flags-difficulty = the difficulty must be one of { JOIN($known, with: ", ") }, not { $given }
flags-expansion = there is no expansion called { $name }; there are: { JOIN($known, with: ", ") }
flags-live = live tempo is for one person at a keyboard: play with --tempo untimed, or with --bots

# Files that are kept for a person.

file-changed = { $path } was changed by another game meanwhile, and is left as it is; open it again
file-damaged = { $path } is damaged ({ $problem }); put a copy of it back, or move it away to start anew
file-newer = { $path } is written in version { $version } and this Holdfast reads version { $known }; install the newest Holdfast
file-no_version = it has no version that was ever written
