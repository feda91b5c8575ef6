import { list, plural } from '../../engine/text/lang.ts'
import { grammar } from '../../engine/text/you/en.ts'
import { youOf } from '../../engine/text/you/you.ts'
import { verdict } from '../../fair/text/en.ts'
import type { Way } from '../host/storage/record.ts'
import { online, practice, race } from './online/en.ts'
import { settings } from './settings/en.ts'

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const range = (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`)

/** The person at the device, who has given no name, inside a sentence: it was hard to catch you. */
const inside = (who: string): string => (who === grammar.name ? grammar.inside : who)

export const en = {
  /** The shell: what every page shares. */
  app: {
    // Any page: the header, and the page shown instead of one that is missing or did not load.
    home: 'Home',
    lost: 'Page not found',
    lostHelp: ({ path }: { path: string }) => `There’s no page at ${path}.`,
    notLoaded: 'This page couldn’t be loaded',
    notLoadedHelp: 'You may be offline, or Iacta was just updated.',
    tryAgain: 'Try again',
    /** "Anna: your turn": one thing said of another, with the colon as the language sets it. */
    of: ({ what, about }: { what: string; about: string }) => `${what}: ${about}`,
    // Buttons of headers and dialogs, read aloud where they are only an icon. One word if possible.
    back: 'Back',
    close: 'Close',
    cancel: 'Cancel',
    menu: 'Menu',
    skip: 'Skip to content',
    // A strip at the bottom of any page when the app has been updated: sentence, explanation, two buttons.
    updateReady: 'A new version is ready',
    updateHelp: 'Your games stay as they are.',
    reload: 'Reload',
    later: 'Later',
  },
  /** The pages around the table: the boxes, the setup, the history. */
  home: {
    // Home page: headings, and the labels of the games’ cards.
    welcome: 'Dice games for everyone: send friends a link, take on bots, or roll real dice.',
    /** The page of online tables, under its icon in the header. */
    online: 'Online',
    /** The section of things to come back to. */
    yours: 'Continue',
    /** Opens every other way to play a game. */
    more: 'More',
    friendsHelp: 'Open a table and send a link. No account needed.',
    /** Below the game to continue: how many others there are. */
    unfinishedMore: ({ count }: { count: number }) =>
      plural('en', count, { one: `${count} more unfinished game`, other: `${count} more unfinished games` }),
    // Home page, on each game’s card. Buttons are at most about 14 characters on a phone.
    games: 'Games',
    seats: ({ min, max }: { min: number; max: number }) =>
      `${range(min, max)} ${plural('en', max, { one: 'player', other: 'players' })}`,
    play: 'Play',
    /** Under the button: whom one plays against. */
    against: ({ bot }: { bot: string }) => `against ${bot}`,
    opponent: 'Opponent',
    /** Links in the sheet of a game (“More”), and the titles of the pages that set up such a game. */
    ways: { bots: 'Against bots', device: 'On this device', real: 'With real dice', alone: 'Solo' } satisfies Record<
      Way,
      string
    >,
    // Home page: links in a game’s sheet and below the games.
    learn: 'Learn',
    rules: 'Rules',
    logbook: 'Logbook',
    daily: 'Today’s challenge',
    /** Below it: how many of today's challenges are finished; before the first, what they are. */
    dailyDone: ({ done, of }: { done: number; of: number }) => `${done} of ${of} done today`,
    dailyAbout: 'The same dice for everybody',
    puzzles: 'Puzzles',
    // Home and History: an unfinished game with its button, and finished games in a list.
    goOn: 'Continue',
    unfinished: 'Unfinished games',
    turn: ({ who }: { who: string }) => `${who} to move`,
    empty: 'No games on this device yet',
    won: ({ names, count }: { names: string; count: number }) =>
      plural('en', count, { one: `${names} won`, other: `${names} shared the win` }),
    /** The same, of the only person here. */
    youWon: 'You won',
    delete: 'Delete',
    removed: 'Game deleted.',
    undo: 'Undo',
    // Home and History: buttons and messages around saved games.
    open: 'Open a saved game',
    drop: 'Drop a saved game here to open it',
    notSetUp: 'The game couldn’t be started. Please try again.',
    realDice: 'Real dice',
    /** A person without a name. */
    player: ({ number }: { number: number }) => `Player ${number}`,
    /** Setting up a game on this device: heading, fields, and buttons. “number” counts players from 1. */
    set: {
      /** Below the title: what this way to play is. */
      help: {
        bots: 'You against one or more bots, as strong as you like.',
        device: 'Everyone around one screen. Add bots if you like.',
        real: 'Roll your own dice and enter what they show. Iacta keeps the score and knows the rules.',
        alone: 'Just you against the game.',
      } satisfies Record<Way, string>,
      who: 'At the table',
      yourName: 'Your name',
      nameOf: ({ number }: { number: number }) => `Name of player ${number}`,
      kindOf: ({ number }: { number: number }) => `Player ${number}: person or bot`,
      levelOf: ({ number }: { number: number }) => `Bot for player ${number}`,
      person: 'Person',
      bot: 'Bot',
      addPerson: 'Add a player',
      addBot: 'Add a bot',
      remove: ({ who }: { who: string }) => `Remove ${who}`,
      // Setting up a game, below the players: the options, and the main button.
      options: 'Options',
      asUsual: 'Reset options',
      start: 'Start',
      rule: 'Read the rule',
      /** Ways to play, from simple to rich. */
      presets: { title: 'How do you want to play?', basic: 'Basic', advanced: 'Advanced', everything: 'Everything' },
    },
    /** History: headings, links, and buttons on each game. “why” is a whole sentence. */
    past: {
      /** Links to what all games tell, and to the medals won against the bots. */
      insights: 'Insights',
      ladder: 'Ladder',
      title: 'History',
      /** Games played over a server. */
      online: 'Online games',
      finished: 'Finished games',
      emptyHelp: 'Every game you play is kept here: replay it, review it or share it.',
      replay: 'Watch',
      save: 'Save to a file',
      saveAll: 'Save all games',
      bring: 'Import games',
      brought: ({ count }: { count: number }) =>
        plural('en', count, { one: `${count} game imported.`, other: `${count} games imported.` }),
      notBrought: ({ file, why }: { file: string; why: string }) => `${file} couldn’t be imported. ${why}`,
      more: ({ names }: { names: string }) => `More for this game: ${names}`,
    },
  },
  settings,
  /** The table: seats, questions, log, result. */
  table: {
    // Table: names and words at a seat. Lower case where they follow a name.
    /** The person at the device, who plays alone here and has given no name. */
    you: youOf(grammar),
    seats: 'Seats',
    bot: 'bot',
    turnWord: 'to move',
    wonWord: 'winner',
    /** A move of a person's seat that a bot made: because time ran out, or because it plays for them. */
    byClock: ({ line }: { line: string }) => `${line} (out of time: played by a bot)`,
    byBot: ({ line }: { line: string }) => `${line} (played by a bot)`,
    /** Of a choice that is still secret. */
    chosen: ({ who }: { who: string }) => `${who} has chosen`,
    // Table, the line above the main button: what is asked or awaited; and that button.
    yourTurn: ({ who }: { who: string }) => `${who}, it’s your turn.`,
    yourTurnAlone: 'Your turn.',
    roll: ({ count }: { count: number }) => plural('en', count, { one: 'Roll the die', other: `Roll ${count} dice` }),
    waiting: ({ who }: { who: string }) => `Waiting for ${who}…`,
    waitingShort: 'Waiting…',
    diceFall: 'The dice are rolling…',
    /** Shows the end of the others' turns at once. */
    skip: 'Skip to my turn',
    /** Table, while bots play: first line of a small button, over “Slow”, “Normal” or “Fast”. A tap changes the bots’ speed. Short. */
    pace: 'Speed',
    // Table, entries of the menu, and the message after one.
    /** Volume, and how fast bots play. */
    comfort: 'Sound and speed',
    restart: 'Restart',
    restarted: 'New game started.',
    // Table with real dice: what to roll, and the buttons and fields to enter it.
    typeDice: ({ who, count, purpose }: { who: string | null; count: number; purpose: string | null }) => {
      const dice = plural('en', count, { one: 'a die', other: `${count} dice` })
      const task = purpose === null ? `Roll ${dice}` : `Roll ${dice} ${purpose}`
      return who === null || who === grammar.name ? `${task}.` : `${who}: ${lower(task)}.`
    },
    appThrows: 'Roll it for me',
    /** With real dice, where the first throw only decides who begins: people tap a name, or leave it to chance. */
    whoStarts: 'Who starts?',
    drawLots: 'Draw lots',
    enterDice: 'Enter',
    dieOf: ({ die, count }: { die: number; count: number }) => `Die ${die} of ${count}`,
    takeBackDie: 'Remove the last die',
    // Table: buttons beside the main one, and the messages after them.
    undo: 'Undo',
    undone: 'Undone.',
    /** Where the others must agree to an undo. */
    askBack: 'Ask to undo',
    /** On the main button, after a move that may be a slip. */
    sure: ({ what }: { what: string }) => `${what}: sure?`,
    // Table, a message when something is tapped that is not possible now; “rule” is a number such as R7.
    diceFirst: 'Dice first: roll them, or enter what they show.',
    notYet: 'One moment: the last move is still being shown.',
    notYourTurn: ({ who }: { who: string }) => `It’s ${who}’s turn.`,
    readRule: ({ rule }: { rule: string }) => `Read ${rule}`,
    // Table, entries of the menu and titles of the dialogs they open; the last two are names for screen readers.
    log: 'What happened',
    logEmpty: 'Nothing yet.',
    textView: 'Table as text',
    keys: 'Keys',
    rules: 'Rules',
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    exportLog: 'Save to a file',
    question: 'Your actions',
    /** The line above the seats: connection, dice, who looks on. */
    news: 'About this table',
    /** Covers the table while the device is handed to the next player: title, sentence, button, and a list of what happened since. */
    pass: {
      title: ({ who }: { who: string }) => `Pass the device to ${who}`,
      help: 'The table stays hidden until you’re ready.',
      ready: ({ who }: { who: string }) => `I’m ${who}`,
      since: 'Meanwhile',
      never: 'Stop hiding the table',
    },
    result: {
      // Dialog at the end: title and headline. “names” may be one or several people.
      title: 'Result',
      wins: ({ names }: { names: readonly string[] }) =>
        names.length === 1 ? `${names[0]} wins` : `${list('en', names, 'and')} share the win`,
      youWin: 'You win',
      points: ({ points }: { points: number }) => plural('en', points, { one: '1 point', other: `${points} points` }),
      // Dialog at the end: buttons, the first is the main one.
      rematch: 'Play again',
      toLogbook: 'Back to the logbook',
      toDaily: 'Back to today’s challenge',
      replay: 'Watch the replay',
      /** To the replay, with its review begun. */
      review: 'Review the game',
      share: 'Share',
      // Sent to a messenger with a picture of the result.
      shareText: ({ game, line }: { game: string; line: string }) => `${game}: ${line}`,
      // Dialog at the end: a button, then the headings and lines of its diagram of chances.
      look: 'Look at the table',
      chances: 'Chances over the game',
      chancesOf: ({ who, percent }: { who: string; percent: number }) => `${who}: ${percent}%`,
      turningPoint: 'Turning point',
      luckiest: 'Luckiest roll',
      /** What the turning point did for the winner: took the lead, put the win beyond reach, or closed a gap. */
      decided: {
        took: ({ who }: { who: string }) => `That put ${inside(who)} in front.`,
        sealed: ({ who }: { who: string }) => `From then on it was hard to catch ${inside(who)}.`,
        /** It was the last move of the game. */
        won: ({ who }: { who: string }) => `With that, ${inside(who)} won the game.`,
        back: ({ who }: { who: string }) => `That brought ${inside(who)} back into the game.`,
      },
      /** Alone: the highest score on this device. */
      best: ({ score }: { score: string }) => `Your best: ${score}`,
      newBest: 'Your best yet!',
      /** The picture is in the downloads. */
      saved: 'Picture saved.',
      /** Dialog at the end of a practice alone: heading and labels of figures. */
      practice: {
        done: 'Practice done',
        fastest: 'Fastest',
        average: 'Average',
        of: ({ right, all }: { right: number; all: number }) => `${right} of ${all}`,
      },
      // Dialog at the end, below the diagram; then the main button once the dialog was closed.
      estimate: 'Chances as estimated by the strongest bot.',
      working: 'Reviewing the game…',
      again: 'See the result',
    },
    trouble: {
      // Table, messages in a strip above the board when something went wrong.
      deleted: 'This game was deleted in another tab. Undo that there to play on.',
      notKept: 'Your last move couldn’t be saved, so it doesn’t count.',
      noUndo: 'There’s nothing to undo.',
      notAsked: 'That isn’t possible right now.',
      replayOnly: 'This game can only be watched',
      replayOnlyHelp: 'It was played online, so it can’t be continued on one device.',
      // Messages when the browser’s storage fails; shown on any page.
      full: 'This device is full. Free some space, then try again.',
      newer: 'Iacta was updated in another tab. Reload this page.',
      blocked: 'An older version of Iacta is still open in another tab. Close it, then try again.',
      unavailable: 'The browser’s storage isn’t available. It may be switched off for this page.',
      broken: 'This saved game is damaged.',
      notSaved: 'This browser won’t let Iacta save anything: the game is lost when you close the page.',
      elsewhere: 'You played on in another tab. This is the latest position.',
      botStuck: ({ who }: { who: string }) => `${who} isn’t answering.`,
      // Pages shown instead of a table: heading, explanation, button.
      retry: 'Try again',
      gone: 'This game isn’t on this device',
      goneHelp: 'It was deleted, or played in another browser. If you saved it to a file, you can open that.',
      unreadable: 'This saved game can’t be read',
      storage: 'The browser’s storage isn’t available',
    },
    /** The chance to win after every move. */
    odds: {
      show: 'Show chances',
      hide: 'Hide chances',
      title: 'Chances of winning after each move',
      /** The same where one person plays for a medal. */
      medal: 'Chance of the next medal after each move',
      working: 'Working out the chances…',
      unknown: 'The chances can’t be worked out here.',
    },
    /** The dialog “Table as text”: headings of its parts and of its table’s columns. */
    view: {
      now: 'Now',
      middle: 'In the middle',
      seat: 'Player',
      points: 'Score',
      before: 'On the table',
      happened: 'What happened, latest first',
      moves: 'What you can do',
      more: ({ count }: { count: number }) =>
        plural('en', count, { one: 'Show one more', other: `Show ${count} more` }),
    },
    /** The dialog “Keys”: beside each key what it does. */
    keyList: {
      arrows: 'Move around the table',
      enter: 'Pick what’s highlighted',
      main: 'Press the main button',
      undo: 'Undo',
      log: 'Show what happened',
      text: 'Show the table as text',
      rules: 'Show the rules',
      sound: 'Turn sound on or off',
      help: 'Show this list',
    },
  },
  /** The rule reader. */
  rules: {
    title: ({ game }: { game: string }) => `${game}: the rules`,
    contents: 'Contents',
    search: 'Search the rules',
    found: ({ count }: { count: number }) =>
      plural('en', count, { one: `${count} passage found`, other: `${count} passages found` }),
    none: ({ query }: { query: string }) => `Nothing about “${query}” in the rules.`,
    /** A number as a link to its rule. */
    rule: ({ ref }: { ref: string }) => `Rule ${ref}`,
    print: 'Print',
  },
  /** Watching a game again. */
  replay: {
    // Replay: title, names of the controls for screen readers, and the line at the first step.
    title: 'Replay',
    /** The address was to bring a game along. */
    badLink:
      'This link is damaged or was cut short, or this browser is too old for it. Ask for it again, or for the file.',
    timeline: 'Timeline',
    step: ({ step, last }: { step: number; last: number }) => `Step ${step} of ${last}`,
    start: 'Start of the game',
    play: 'Play',
    pause: 'Pause',
    back: 'One step back',
    forward: 'One step forward',
    first: 'To the beginning',
    last: 'To the end',
    // Replay: labels and headings. “keys” stands below the controls.
    speed: 'Speed',
    happened: 'What happened',
    keys: 'Space plays and pauses, ← → go step by step, ↑ ↓ turn by turn, Home and End to the start and end.',
    download: 'Save to a file',
    chance: ({ who, percent }: { who: string; percent: number }) => `${who}: ${percent}%`,
    // Replay or “Open a saved game”: heading and explanation of a page; buttons.
    missing: 'This game isn’t on this device',
    missingHelp: 'It was deleted, or played elsewhere. If you have it as a file, open that.',
    open: 'Open a saved game',
    openHelp: 'Watch a saved game and check its dice. Nothing leaves this device.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    paste: 'Or paste the game as text',
    watch: 'Watch',
    keep: 'Add to my history',
    goOn: 'Keep playing',
    unreadable: 'This file can’t be read.',
    unfinished: 'The game isn’t finished: its review comes at the end.',
  },
  verdict,
  verify: {
    // Replay, section about the dice: heading, then one of three verdicts in bold.
    title: 'The dice',
    verified: 'Fair dice: checked',
    failed: 'The dice don’t check out',
    nothing: 'These dice can’t be checked',
    /** Below “The dice don’t check out”: what is wrong with the line quoted below. */
    proof: {
      unreadable: 'This line isn’t part of a proof.',
      version: ({ got, known }: { got: number; known: number }) =>
        `The proof has version ${got}; this page checks version ${known}.`,
      outOfPlace: 'This line of the proof is out of place.',
      /** Commitments, bytes and secret do not belong to each other. */
      mismatch: 'This doesn’t match what was sealed before the game: something was changed.',
      /** This device remembers another commitment, or other bytes. */
      otherTable: 'Your device remembers something else: this isn’t the table you sat at, or it was changed.',
    },
  },
  /** The guided first game. */
  learn: {
    title: ({ game }: { game: string }) => `Learn ${game}`,
    /** At the first table of a game, before the first act. */
    offer: 'First time? Learn it in two minutes',
    // Lesson: the header (read aloud), the coach’s answers to another move than the one meant, and the main button.
    progress: ({ step, last }: { step: number; last: number }) => `Step ${step} of ${last}`,
    leave: 'Leave the lesson',
    go: 'Next',
    /** A move that the rules allow, but not the one the lesson is about. */
    instead: ({ move }: { move: string }) => `You could do that too. For now, try this: ${move}.`,
    insteadRoll: 'Roll the dice first.',
    refused: ({ ref, why }: { ref: string; why: string }) => `${ref}: ${why}`,
    // Dialog at the end of a lesson: title, heading of a list, buttons.
    done: ({ game }: { game: string }) => `You can play ${game}!`,
    learned: 'Now you know',
    play: 'Play now',
    rules: 'All the rules',
    again: 'Repeat the lesson',
  },
  race,
  practice,
  online,
}
