import type { Actor } from '../../engine/log.ts'
import { list, plural } from '../../engine/text/lang.ts'
import { grammar } from '../../engine/text/you/en.ts'
import { youOf } from '../../engine/text/you/you.ts'
import { verdict } from '../../fair/text/en.ts'
import type { CommandName } from '../commands.ts'
import type { EXIT } from '../exit.ts'
import { chance, faces, fixed, percent, whole } from './numbers.ts'

const didYouMean = (near: string | null): string => (near === null ? '' : ` Did you mean “${near}”?`)
const gamesOf = (n: number) => `${whole('en', n)} ${plural('en', n, { one: 'game', other: 'games' })}`

export const en = {
  // Terminal, `iacta --help`: first line, and headings.
  tagline: 'Iacta: dice games at one table, with friends, bots or real dice.',
  usage: 'Usage:',
  commandWord: 'COMMAND',
  exitCodes: 'Exit codes:',
  /** Terminal, at the end of every help: what the program’s exit codes mean; follows the number. */
  exits: {
    ok: 'done',
    bad: 'the input is wrong',
    nothing: 'nothing to verify',
    usage: 'wrong usage',
    bug: 'a bug in Iacta',
    unavailable: 'something needed is missing: a port, an address, a newer Node',
    noInput: 'a file cannot be read',
    noOutput: 'a file cannot be written',
    interrupted: 'stopped by the player',
  } satisfies Record<keyof typeof EXIT, string>,
  /** Each is a command: `summary`: its line in `iacta --help`, lower case; `more`: examples or explanations below the flags; may be empty. */
  commands: {
    replay: {
      summary: 'show every position of a saved game',
      more: `With --json each position is a line of JSON: step, input, due (move, throw or over), seats, sides,
moves, scores, places; fields that do not apply are absent. FILE may be - for the standard input.`,
    },
    play: {
      summary: 'play at this terminal: against bots, with others, or with real dice',
      more: `iacta play                                       choose from a menu
iacta play dicy-cards --bots icicle              against a bot
iacta play dicy-cards --names Anna,Ben           two people, one keyboard
iacta play dicy-cards --names Anna --dice real   you type what your dice show
iacta play dicy-cards --options '{"target":50}'  a short game`,
    },
    review: {
      summary: 'review a finished game: chances, luck, choices and the costliest of them',
      more: `With --json the answer is one JSON object: chances by step and seat, how lucky each roll was,
what each choice cost and what was better, moves in speed rounds and what they gained, and sums.
FILE may be - for the standard input.`,
    },
    simulate: {
      summary: 'let bots play many games, and count the results',
      more: `The same seed gives the same games, whatever the number of cores. With --json the last line is one
JSON object.`,
    },
    solve: {
      summary: 'exact chances of perfect play, for the games that can be solved',
      more: `With --json the answer is one JSON object: {"mode":"solo","tokens":3,"win":0.9} or
{"mode":"two-seats","first":0.6}. Chances are exact to nine digits, or to six in answers that
include cards and target. Large solutions (100 MB) take all cores half a minute and are kept on
disk; after Ctrl-C, the same command carries on.`,
    },
    odds: {
      summary: 'exact counts over all rolls, for the games that have such a table',
      more: 'With --json the answer is one JSON object: rows with key, total, counts and fractions.',
    },
    sheets: {
      summary: 'list, check and draw the sheets of games that use them',
      more: `iacta sheets list                         every hand-made sheet
iacta sheets check                        all of them: drawing, length of games, whether skill pays
iacta sheets check draft.txt              one that you are drawing yourself
iacta sheets check --seeds 1000           generated ones, listing only those with faults
iacta sheets draw great-bear              in this terminal
iacta sheets draw great-bear --svg        as a picture, to the standard output
iacta sheets draw --all --out sheets.svg  all of them on one page
With --json each sheet gets a line of JSON: id with name, or with findings and figures.`,
    },
    verify: {
      summary: 'check the dice of a saved game',
      more: `The game is replayed by its rules, and every roll is compared with the one sealed before it
began. With --json the answer is one JSON object: outcome (verified, failed or nothing) with throws,
dice, devices, restarts, voided and over, or with line and reason, or with why. FILE may be - for
the standard input.`,
    },
    serve: {
      summary: 'serve the web app, for this device and phones on the same network',
      more: `iacta serve                                      here and on your network
iacta serve --host localhost                     here only
iacta serve --port 3000                          only this port
HOST, PORT and DATA in the environment mean the same as --host, --port and --data. The server has
more settings: see its README.`,
    },
    backup: {
      summary: 'copy the server’s database to a file, even while it is running',
      more: `iacta backup tables.db                           a complete copy, as of that moment
Put the copy into an empty folder as iacta.db, and start the server with --data.`,
    },
    check: {
      summary: 'check the server’s database for damage',
      more: `iacta check                                      reads all of it, even while the server is running`,
    },
    rules: { summary: 'read the rules of a game', more: '' },
    completion: {
      summary: 'print a completion script for bash, zsh or fish',
      more: `eval "$(iacta completion bash)"   for bash, in ~/.bashrc
eval "$(iacta completion zsh)"    for zsh, in ~/.zshrc after compinit
iacta completion fish | source    for fish, in ~/.config/fish/config.fish`,
    },
    about: { summary: 'who made the games, and who made this', more: '' },
  } satisfies Record<CommandName, { readonly summary: string; readonly more: string }>,
  /** Each is a line of a command’s help, after the flag. Lower case, no full stop. */
  flags: {
    help: 'show this help',
    lang: 'use this language: en, it, fr, es, de or pt (default: your system’s)',
    version: 'show the version',
    json: 'write JSON for programs',
    seats: 'how many seats',
    names: 'names of the players, separated by commas',
    bots: 'levels of the bots, separated by commas',
    options: 'the game’s options, as JSON',
    dice: 'where the dice come from: app or real',
    plain: 'lines of text instead of a picture: for screen readers and pipes',
    speed: 'how fast bots play: slow, normal or instant',
    resume: 'continue this saved game',
    games: 'how many games',
    seed: 'the same number gives the same games',
    log: 'save each game in this folder',
    cores: 'how many cores to use (default: all)',
    solo: 'one player instead of two',
    playouts: 'how many games to play out from each position that is not solved (default: depends on the game)',
    steps: 'every step with everybody’s chance of winning',
    rule: 'only this rule, such as R7',
    seeds: 'check this many generated sheets',
    all: 'all of them on one page',
    svg: 'a picture in SVG',
    out: 'write it into this file',
    host: 'listen on this address of the machine (default: all)',
    port: 'listen on this port (default: 8080 or the next free one)',
    data: 'the folder of the database (default: your system’s usual folder for app data)',
  },

  /** Something went wrong that should not have been able to. */
  bug: ({ what }: { what: string }) =>
    `this is a bug in Iacta, not your fault: ${what}. Please report it with what you did.`,
  // Terminal, an error message after “iacta: ”: lower case where the language allows it.
  notWith: ({ flag, other }: { flag: string; other: string }) => `${flag} cannot go with ${other}.`,
  unknownCommand: ({ command, near }: { command: string; near: string | null }) =>
    `there is no command “${command}”.${didYouMean(near)} See iacta --help.`,
  unknownFlag: ({ flag, near }: { flag: string; near: string | null }) =>
    `${flag} is not known here.${didYouMean(near)} See --help.`,
  /** `takes`: the flag takes a value and has none; otherwise it has one and takes none. */
  flagValue: ({ flag, takes }: { flag: string; takes: boolean }) =>
    takes ? `${flag} needs a value.` : `${flag} takes no value.`,
  tooMany: ({ word }: { word: string }) => `“${word}” is one word too many. See --help.`,
  missing: ({ what, command }: { what: string; command: string }) => `${what} is missing. See iacta ${command} --help.`,
  notANumber: ({ flag, got, min, max }: { flag: string; got: string; min: number; max: number }) =>
    `${flag} takes a whole number from ${min} to ${max}, not “${got}”.`,
  notAWord: ({ flag, got, words }: { flag: string; got: string; words: string }) =>
    `${flag} takes one of ${words}, not “${got}”.`,
  unknownGame: ({ got, known }: { got: string; known: string }) => `there is no game “${got}”. Known: ${known}.`,
  notJson: ({ flag, got }: { flag: string; got: string }) => `${flag} takes JSON such as '{"target":50}', not ${got}.`,
  cannotRead: ({ file, reason }: { file: string; reason: string }) => `cannot read ${file}: ${reason}`,
  cannotWrite: ({ file, reason }: { file: string; reason: string }) => `cannot write ${file}: ${reason}`,
  /** By the system's code. */
  reasons: {
    ENOENT: 'there is no such file.',
    EACCES: 'permission denied.',
    EISDIR: 'it is a folder.',
    ENOTDIR: 'a part of the path is not a folder.',
    ENOSPC: 'the disk is full.',
    EFBIG: 'it is too large for a log.',
    EEXIST: 'it already exists.',
  },

  /** The only person at the table, without a name. */
  you: youOf(grammar),
  /** Terminal, in brackets after a move that was the only one. */
  forced: 'forced',
  /** Terminal, in brackets after a move that a bot made for a person. */
  by: { bot: 'played by a bot', clock: 'played by the clock' } satisfies Record<Actor, string>,
  /** One winner, or several who share the win. */
  wins: ({ names }: { names: readonly string[] }) =>
    names.length === 1 ? `${names[0]} wins.` : `${list('en', names, 'and')} share the win.`,
  /** The last line has no line end: the file may be cut off. */
  unended: 'the last line has no line end; if the file was cut off, its last input may be incomplete.',

  verdict,
  verify: {
    // Terminal, `iacta verify`: the verdict, first line. “file” is a path.
    verified: ({ file }: { file: string }) => `${file}: verified.`,
    failed: ({ file }: { file: string }) => `${file}: failed.`,
    nothing: ({ file }: { file: string }) => `${file}: nothing to verify.`,
    // Terminal, `iacta verify`: good news below the verdict.
    firstAttempt: 'The dice were agreed on at the first attempt.',
    over: 'The game was played to its end.',
    /** Each tells what is wrong with a line of the proof (`iacta verify`): a whole sentence. */
    proof: {
      'fair-malformed': ({ got }: { got: string }) => `“${got}” is not a line of a proof.`,
      version: ({ got, known }: { got: number; known: number }) =>
        `The proof has version ${got}, and this program checks version ${known}.`,
      onlyHere: ({ line }: { line: string }) => `Only “${line}” can stand here.`,
      afterSecret: 'The secret is the last line of a log: nothing can follow it.',
      'commit-mismatch':
        'The server’s commitment does not belong to this id of the table and this first line of the log: one of them ' +
        'was changed.',
      'secret-mismatch': 'This is not the secret that the server had committed to.',
      'not-unicode': 'The first line has characters that no text file can hold.',
      'other-commit': 'Your device was shown another commitment: this is not the table you sat at, or it was changed.',
      'other-bytes': ({ seat }: { seat: number }) =>
        `These are not the bytes that your device contributed for seat ${seat}.`,
      closed: 'The commitments are closed already: none can be added.',
      'not-closed': 'The commitments are not closed yet: no bytes can be revealed before.',
      barred: ({ seat }: { seat: number }) => `Seat ${seat} withheld its bytes before: it cannot contribute again.`,
      'not-hex': ({ bytes }: { bytes: number }) =>
        `This takes ${plural('en', bytes, { one: `${bytes} byte`, other: `${bytes} bytes` })}, each written as two of the ` +
        'digits 0–9 and a–f.',
      'not-committed': ({ seat }: { seat: number }) =>
        `Seat ${seat} has not committed to any bytes: it has none to reveal.`,
      'bytes-mismatch': ({ seat }: { seat: number }) => `These are not the bytes that seat ${seat} had committed to.`,
      'none-missing': 'Nobody withheld bytes: there is no reason to restart.',
    },
  },

  /** Terminal, `iacta simulate`: lines of its report, and two errors. */
  simulate: {
    /** While it runs, on one line: percent done, games so far, games a second. */
    progress: ({ percent: done, games, perSecond }: { percent: number; games: number; perSecond: number }) =>
      `${percent('en', done)}  ${gamesOf(games)}  ${whole('en', perSecond)} a second`,
    done: ({ games, seconds }: { games: number; seconds: number }) =>
      `${gamesOf(games)} in ${fixed('en', seconds, 1)} s`,
    /** The run was interrupted. */
    partial: ({ games, of }: { games: number; of: number }) =>
      `stopped after ${whole('en', games)} of ${whole('en', of)} games`,
    winsHead: 'Wins (with the interval that holds the true rate in 95 of 100 such runs)',
    /** One line a seat, counted from 1; the interval holds the true rate in 95 of 100 such runs. Rates are percentages. */
    winRate: ({ seat, bot, rate, low, high }: { seat: number; bot: string; rate: number; low: number; high: number }) =>
      `seat ${seat}  ${bot}  ${percent('en', rate, 2)}  (${fixed('en', low, 2)}–${percent('en', high, 2)})`,
    shared: ({ rate }: { rate: number }) => `shared  ${percent('en', rate, 2)}`,
    pointsHead: 'Points at the end',
    lengthHead: 'Length of a game',
    /** Inputs a game: throws and moves. */
    length: ({ mean, shortest, longest }: { mean: number; shortest: number; longest: number }) =>
      `${fixed('en', mean, 1)} rolls and moves on average, ${shortest} at least, ${longest} at most`,
    logs: ({ count, folder }: { count: number; folder: string }) =>
      `${whole('en', count)} ${plural('en', count, { one: 'log', other: 'logs' })} in ${folder}`,
    folderNotEmpty: ({ folder }: { folder: string }) => `${folder} already holds logs; name an empty folder.`,
    botsForSeats: ({ bots, seats }: { bots: number; seats: number }) =>
      `${plural('en', bots, { one: `${bots} bot`, other: `${bots} bots` })} for ` +
      `${plural('en', seats, { one: `${seats} seat`, other: `${seats} seats` })}: name one for each seat.`,
  },

  solve: {
    // Terminal, `iacta solve`.
    progress: ({ percent: done }: { percent: number }) => `${percent('en', done)} solved`,
    /** Rates are percentages: of games won with perfect play. */
    alone: ({ rate, digits }: { rate: number; digits: number }) =>
      `Perfect play wins ${percent('en', rate, digits)} of all games.`,
    /** The win rate of the first in the order of play, of the second, … */
    order: ({ number, rate, digits }: { number: number; rate: number; digits: number }) =>
      `If all play perfectly, number ${number} in the order of play wins ${percent('en', rate, digits)} of all games.`,
    /** No exact solution is known, or none at such a table. */
    unsolved: ({ game }: { game: string }) => `${game} has no exact solution for such a table.`,
    /** The machine lacks what makes it quick. */
    slow: 'There is no WebAssembly with SIMD here: solving takes about thirty times as long.',
    /** A kept solution cannot be used. */
    damaged: ({ file }: { file: string }) => `${file} is damaged: solving it again.`,
    /** Stopped half-way. */
    kept: 'Stopped half-way and saved: the same command carries on from there.',
  },

  review: {
    // Terminal, `iacta review`: lines of its report. Figures are written already: “+12%”.
    progress: ({ percent: done }: { percent: number }) => `${percent('en', done)} reviewed`,
    /** No figure is an estimate: this table is solved, or an equilibrium for it is known. */
    exact: 'Every figure is exact, if all play their best from there on.',
    /** How the figures came about. */
    estimated: ({ games }: { games: number }) =>
      `Estimates: the strongest bot played every position out at least ${whole('en', games)} ${plural('en', games, { one: 'time', other: 'times' })}. The figure after ± is the standard error.`,
    /** The command stands on the next line. */
    solvable: 'All figures are exact after this command:',
    /** The log ends before the game does. */
    unfinished: 'The game is not over; this is how it stands so far.',
    /** One line a seat. The figures are written already, with their signs. */
    sums: ({ who, luck, skill, others }: { who: string; luck: string; skill: string; others: string }) =>
      `${who}: luck ${luck}, own choices ${skill}, the others’ choices ${others}.`,
    slips: ({ who, slips, choices }: { who: string; slips: number; choices: number }) =>
      choices === 1
        ? `${who}: the only choice ${slips === 0 ? 'was among the best' : 'could have been better'}.`
        : slips === 0
          ? `${who}: all ${choices} choices were among the best.`
          : `${who}: ${slips} of ${choices} choices could have been better.`,
    /** From step to step the winner's chance rose most. Chances are percentages. */
    turning: ({ from, step, before, after }: { from: number; step: number; before: number; after: number }) =>
      `Biggest swing: from step ${from} to step ${step} the winner’s chance rose from ${chance('en', before)} to ${chance('en', after)}.`,
    /** The same where one person plays for a medal. */
    turningForMedal: ({ from, step, before, after }: { from: number; step: number; before: number; after: number }) =>
      `Biggest swing: from step ${from} to step ${step} the chance of the next medal rose from ${chance('en', before)} to ${chance('en', after)}.`,
    luckiest: ({ step, luck, line }: { step: number; luck: string; line: string }) =>
      `Luckiest roll, ${luck}: step ${step}, ${line}`,
    costHead: 'What cost most',
    cost: ({
      step,
      who,
      played,
      best,
      cost,
    }: {
      step: number
      who: string
      played: string
      best: string
      cost: string
    }) => `step ${step}  ${cost}  ${who}: ${played}; better: ${best}`,
    clean: 'No choice cost anything.',
    /** Texts that differ for a race, where no choice is asked for and play can also gain. */
    race: {
      help: 'In a race, speed is skill: what a player grabs counts for them and against the others. For the rest of the game, we assume that everyone is equally fast.',
      sums: ({ who, luck, skill, others }: { who: string; luck: string; skill: string; others: string }) =>
        `${who}: luck ${luck}, own play ${skill}, the others’ play ${others}.`,
      gainHead: 'What gained most',
      act: ({ step, who, played, change }: { step: number; who: string; played: string; change: string }) =>
        `step ${step}  ${change}  ${who}: ${played}`,
      clean: 'No mistakes worth mentioning.',
    },
  },

  odds: {
    /** Over the counts. */
    throws: 'rolls',
    /** The sum of the counts above. */
    all: 'all together',
    /** The game has no such table. */
    none: ({ game }: { game: string }) => `${game} has no table of odds.`,
  },

  /** Terminal, `iacta sheets`: lines of its report. */
  sheets: {
    none: 'No game here is played on sheets.',
    unknown: ({ got }: { got: string }) => `there is no sheet “${got}”. See iacta sheets list.`,
    fit: 'Fit to be played.',
    progress: ({ count, of }: { count: number; of: number }) => `${whole('en', count)} of ${whole('en', of)} checked`,
    checked: ({ count, faulty }: { count: number; faulty: number }) =>
      `${whole('en', count)} ${plural('en', count, { one: 'sheet', other: 'sheets' })} checked, ${whole('en', faulty)} with faults.`,
  },

  serve: {
    // Terminal, `iacta serve`: what it prints while it runs.
    building: 'Building the web app, because something has changed…',
    /** Before the address for this machine. */
    here: 'On this device',
    /** Before the address for others. */
    network: 'On your network',
    instead: ({ port, instead }: { port: number; instead: number }) =>
      `Port ${port} is taken, so ${instead} is used instead.`,
    /** A code to scan follows. */
    scan: 'To play on a phone in the same network, scan this:',
    stop: 'Ctrl+C stops it.',
    stopped: 'Stopped.',
    // Terminal, `iacta serve`: an error message after “iacta: ”, why it does not start.
    notBuilt: ({ what }: { what: string }) => `the web app could not be built. ${what}`,
    noBuild: ({ folder }: { folder: string }) => `the web app is missing: ${folder}`,
    taken: ({ port }: { port: number }) => `port ${port} is taken. Choose another with --port, or leave it out.`,
    notAllowed: ({ port }: { port: number }) => `port ${port} may not be used here. Choose one above 1023 with --port.`,
    noSuchHost: ({ host }: { host: string }) => `this machine has no address ${host}.`,
    notAnAddress: ({ name, got }: { name: string; got: string }) =>
      `${name} takes an address such as https://dice.example, not “${got}”.`,
    /** Two settings that belong together. */
    alone: ({ name, missing }: { name: string; missing: string }) =>
      `${name} is set, and ${missing} is not: both are needed.`,
    inUse: ({ folder }: { folder: string }) =>
      `another Iacta serves the tables in ${folder}. Stop it, or choose another folder with --data.`,
    /** `reason`: a sentence. */
    badData: ({ folder, reason }: { folder: string; reason: string }) =>
      `the tables in ${folder} cannot be opened: ${reason}`,
    newerData: ({ folder }: { folder: string }) =>
      `the tables in ${folder} were written by a newer Iacta. Update this one, or use a backup.`,
    foreignData: ({ folder }: { folder: string }) =>
      `${folder} holds another program’s database. Choose another folder with --data.`,
    /** A setting that should name a PostgreSQL database, and does not; its value may hold a password and is not shown. */
    notADatabase: ({ name }: { name: string }) =>
      `${name} takes an address such as postgres://user:password@host/database.`,
    /** `reason`: in the words of the database. */
    badDatabase: ({ place, reason }: { place: string; reason: string }) =>
      `the database ${place} cannot be opened: ${reason}`,
    newerDatabase: ({ place }: { place: string }) =>
      `the tables in ${place} were written by a newer Iacta. Update this one, or use a backup.`,
    foreignDatabase: ({ place }: { place: string }) =>
      `a schema named iacta in ${place} belongs to another program. Choose another database.`,
  },

  /** Terminal, `iacta backup`: its report, or an error. */
  backup: {
    done: ({ file }: { file: string }) => `Everything is in ${file}.`,
    /** There is nothing to copy. */
    nothing: ({ folder }: { folder: string }) => `there is no database in ${folder}. Name its folder with --data.`,
    itself: ({ file }: { file: string }) => `${file} is the database itself. Choose another file.`,
    /** A PostgreSQL database is copied by its own tool. */
    notAFile: ({ file }: { file: string }) =>
      `the tables are in a PostgreSQL database, which is copied with its own tool: pg_dump --schema=iacta --file=${file} "$DATABASE_URL"`,
  },

  /** Terminal, `iacta check`: its report, or an error. */
  check: {
    well: ({ tables }: { tables: number }) => `Everything is in order: ${tables} ${tables === 1 ? 'table' : 'tables'}.`,
    /** Follows what the database says. */
    damaged: ({ folder }: { folder: string }) =>
      `the database in ${folder} is damaged. Stop the server and put a copy in its place: see iacta backup.`,
    notAFile: 'the tables are in a PostgreSQL database, which is checked with its own tool: pg_amcheck "$DATABASE_URL"',
  },

  play: {
    // Terminal, `iacta play`: names, and the question before the typing mark.
    /** A person without a name, as a name: the lines of a game speak of it as of anyone ("Anna rolls"). */
    player: ({ number }: { number: number }) => `Player ${number}`,
    /** A bot, by its level's word. */
    bot: ({ level }: { level: string }) => `${level} (bot)`,
    points: ({ points }: { points: number }) =>
      plural('en', points, { one: `${points} point`, other: `${points} points` }),
    yourMove: ({ who }: { who: string }) => (who === grammar.name ? 'It’s your choice.' : `${who}: your choice.`),
    /** A secret choice has been made. */
    chosen: ({ who }: { who: string }) => `${who} has chosen`,
    /** A race: all at once. */
    grab: 'Grab now.',
    pressToRoll: ({ who }: { who: string }) =>
      who === grammar.name ? 'It’s your turn: roll the dice.' : `${who}: roll the dice.`,
    roll: 'roll',
    /** The throw that only decides who begins. `legend`: who the numbers stand for: "1 = Anna, 2 = Ben". */
    typeFirst: ({ legend }: { legend: string }) => `Who goes first? Type a number: ${legend}.`,
    /** Something else was typed there. */
    notFirst: ({ max }: { max: number }) => `Type a number from 1 to ${max}.`,
    /** Before `typeDice`, what the throw is for: "To draw the line-up". */
    typeFor: ({ purpose }: { purpose: string }) => `${purpose}.`,
    /** Real dice are to be typed in. `who`: whose throw it is; null where the table throws. */
    typeDice: ({ who, sides }: { who: string | null; sides: readonly number[] }) => {
      const dice = plural('en', sides.length, { one: 'the die shows', other: `the ${sides.length} dice show` })
      return `${who === null || who === grammar.name ? 'Type' : `${who}: type`} what ${dice} (${faces(sides)}):`
    },
    notDice: ({ got }: { got: string }) =>
      got === ''
        ? 'Type the numbers that the dice show.'
        : `“${got}” is not a roll: type the numbers that the dice show.`,
    // Terminal, `iacta play`: what keys do, in the line at the bottom; one or two words each.
    done: 'done',
    undo: 'undo',
    undone: 'Undone.',
    noUndo: 'That can’t be undone: dice or another choice came after it.',
    rules: 'rules',
    quit: 'save and leave',
    /** What keys do in every game's board. */
    shared: { dice: 'pick dice to reroll', cards: 'pick a card' },
    // Terminal, `iacta play`: lines below the table or a menu.
    pager: '↑ ↓ scroll · space: next page · any other key: back to the table',
    anyKey: 'Press any key.',
    logged: ({ file }: { file: string }) => `The game is saved in ${file}`,
    saved: ({ file, command }: { file: string; command: string }) => `Saved in ${file}\nContinue with: ${command}`,
    more: ({ count }: { count: number }) => `and ${count} more`,
    /** Terminal without a screen: after an empty line; the moves are listed below. */
    typeOne: 'Type one of these, or “?” for help:',
    /** Words that always work in plain mode: undo, quit, ?. */
    plainHelp: '“undo” undoes your last choice, “quit” saves and leaves.',
    menuHelp: '↑ ↓ and Enter, or a digit; q leaves',
    /** A log whose dice were proven at a table cannot be continued on one device. */
    proven: ({ file }: { file: string }) =>
      `the dice of ${file} were sealed at another table; it can be replayed and verified, but not continued.`,
    /** A menu's entry that shows the options chosen, and opens them. */
    options: ({ options }: { options: string }) => `Rules: ${options}`,
    // Terminal, `iacta play`: entries of its menu.
    back: 'Back',
    goOn: 'Continue your last game',
    against: ({ bot }: { bot: string }) => `Against ${bot}`,
    alone: 'Play alone',
    together: ({ seats }: { seats: number }) =>
      `${plural('en', seats, { one: `${seats} person`, other: `${seats} people` })} at this keyboard`,
  },
}
