# Around a mission at a terminal, in English. What is said at the table stands in the game's own file.

mode-hand_written = Hand-written missions
mode-hand_written-about = A few to begin with, each made by a person.
mode-fresh = A new mission
mode-fresh-about = Made for you now, as hard as you like, with exactly one answer.
mode-daily = Mission of the day
mode-campaign = Campaign
mode-campaign-named = Campaign { $name }
mode-campaign-about = Fourteen missions in three acts, with a story: each night brings something new.
mode-campaign-open = { $stands } A mission is being played.
mode-endless = Endless
mode-endless-about = One new mission after the other; no answer comes twice.

pick-reward = { $title }  A reward
pick-reward-about = Two wins in a row: choose a reward. (Esc: later)

again-fresh = another one of this grade
again-endless = the next one
again-campaign = the next mission
again-campaign-last = how it all ends

daily-new = { $date } (UTC): the same for everybody, of grade { $grade }, and played once.
daily-played = You have played the mission of { $date } (grade { $grade }), and none is played twice: come back tomorrow. (R136)
daily-won = { $date }: you have won it.
daily-lost = { $date }: you have lost it.
daily-waits = { $date }: it waits for you.
daily-share =
    { $game }, { $date }: { $line }.{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }{ $streak } days in a row.
    }
daily-for_friends = For friends, and it gives nothing away:
daily-after = That was the mission of { $date }. There is another one at midnight UTC.

campaign-keep = No, keep it
campaign-keep-about = Nothing is lost.
campaign-restart = Yes, start over
campaign-restart-about = Its log and its rewards are gone.
campaign-restart-question = Start { $name } over?
campaign-begin = begin
campaign-go_on = go on
campaign-log = The log
campaign-result-won = won
campaign-result-lost = lost
campaign-won = You have won { $wins } of { $all } missions.
campaign-more = The post brings single missions from now on, as many as you like.
campaign-bad_name = a campaign's name has up to 40 small letters, digits, - and _, unlike { $name }
campaign-gone = { $path } is gone: put it back to go on with this campaign
campaign-has_seed = the campaign { $name } has its seed already: --seed is for a new one (--new)
campaign-other_game = { $path } is the save of another game; put the right one back, or move it away
campaign-unordered = the missions in its log are not in order
campaign-unplayable = { $problem }; or move { $path } away to begin this mission again
daily-misnamed = a day is not written as a date and a grade

# What was typed behind `holdfast play key`, and cannot be.

flags-new = --new starts a campaign over: holdfast play key --campaign --new
flags-no_file = there is no file { $file }; give a mission by its id, or a file that is there
flags-pack = the mission of the day and campaigns are played with the base pack: leave --pack out
flags-resume = --resume goes on with a saved game: leave { $flag } out
flags-seed = the mission of the day is the same for everybody: leave --seed out
flags-several = { $flags } are different ways to play: choose one
