import { plural } from '../../../engine/text/lang.ts'

export const race = {
  // Table of a race (9 Dice), the line above the board or the main button. A few words: they are read in a second.
  ready: 'Get ready…',
  go: 'Everybody at once!',
  /** The race waits for a screen reader here. */
  reading: 'Listen first. The race begins when you say so.',
  heard: 'I’ve heard it',
  /** And it waits for another player's. */
  othersRead: 'Waiting for a screen reader. Then everybody at once!',
  // Table of a race, after a round: buttons; then words at a seat or an area to tap.
  goOn: 'Next round',
  /** The end of a round stays until a player goes on. */
  keep: 'Keep it on screen',
  /** A seat that may not grab for a moment. */
  locked: 'Wait a moment',
  zone: ({ who }: { who: string }) => `Grab for ${who}`,
  /** Dialog where people who share a keyboard choose their keys. “who” is a player, “what” a thing to grab, “key” a key. */
  keys: {
    title: 'Keys for the race',
    help: 'Everyone has their own keys. Pick one here, then press the key you want instead.',
    rollover:
      'Many keyboards notice only a few keys at once. If a grab goes missing, choose keys further apart or plug in a second keyboard.',
    press: ({ who, what }: { who: string; what: string }) => `${who}: press the key for ${what}`,
    change: ({ who, what, key }: { who: string; what: string; key: string }) =>
      `${who}, ${what}: key ${key}. Change it`,
    swapped: ({ key, who }: { key: string; who: string }) => `${key} was ${who}’s. The two keys have swapped.`,
    reserved: 'This key is taken by the system. Choose another.',
    reset: 'Reset keys',
  },
  // Settings, how several people race on one device; and entries of the table’s menu.
  way: 'Racing on one device',
  wayHelp: 'Keys for everyone, or zones around the edge of the screen. Automatic: zones on touch screens.',
  ways: { auto: 'Automatic', keys: 'Keys', zones: 'Zones' },
  toZones: 'Zones around the edge',
  toKeys: 'Keys instead of zones',
  /** On a phone beside a shared screen that shows the board: big targets, and back again. */
  hands: 'Only what I can grab',
  board: 'The whole board',
  // Settings, a switch and its explanation.
  reader: 'I use a screen reader',
  readerHelp: 'Races wait until you’ve heard the dice, and only then does the clock start.',
  // Table, after a close grab: a picture of who was first, with each one’s time behind the first.
  photo: 'Photo finish',
  after: ({ ms }: { ms: number }) => `${ms} ms later`,
  sameMoment: 'at the same moment',
  /** Race with real dice: one person enters who took what; question, field, button. */
  referee: {
    question: 'Who took what? Enter it in the order it was taken.',
    who: 'Who?',
    end: 'Time’s up: end the round',
  },
  // Setting up a table: said of a game that is a race; then, in a replay, after the time of a move.
  realTime: 'Races in real time',
  arrived: ({ seconds }: { seconds: string }) => `arrived after ${seconds}`,
}

export const practice = {
  // Practice alone, in the sheet of a game and at its table: labels of figures, one word each.
  /** After the name of the game: “9 Dice: practice”. */
  title: 'practice',
  /** As a way to play, and what it is. */
  way: 'Practise on your own',
  wayHelp: 'You against the clock: every grab is timed, and your best times stay on this device.',
  clock: 'Stopwatch',
  streak: 'Streak',
  longest: 'Longest streak',
  right: 'Right',
  rounds: 'Rounds',
  best: 'Best',
  newBest: 'New best time!',
  // The page of one’s practice: headings and explanations. “count” follows what was missed.
  times: 'Your best times',
  timesHelp: 'Your quickest right grab for each number.',
  misses: 'What you miss most',
  count: ({ count }: { count: number }) =>
    count === 2 ? 'twice' : plural('en', count, { one: 'once', other: `${count} times` }),
  noMisses: 'Nothing so far. Well done!',
  // The page of one’s practice: when it is empty; buttons and the dialog to start over.
  none: 'No practice yet',
  noneHelp: 'Play a few rounds on your own, and this page will show how quick you are and what you miss.',
  play: 'Practise',
  open: 'Your practice',
  save: 'Save to a file',
  reset: 'Start over',
  resetTitle: 'Forget all your times?',
  resetHelp: 'Best times, streaks and misses of this game will be gone for good. Your games stay.',
  wasReset: 'Your practice has been reset.',
}

export const online = {
  // Home page, button on each game’s card; then the page shown when there is no server.
  withFriends: 'With friends',
  noServer: 'No server here',
  noServerHelp: 'Online play needs an Iacta server, and there isn’t one here. Everything else works.',
  /** Form to open an online table: labels, explanations, main button. */
  create: {
    help: 'Open a table and send the link. Everyone plays on their own device, near or far.',
    seats: 'Seats',
    clock: 'Time limit',
    clockHelp: 'If you run out of time, the weakest bot makes that move for you.',
    listed: 'Public table',
    listedHelp: 'Anyone can find it and join. If off, only people with the link or the code can.',
    /** Only where one races: nothing can be grabbed until it has been read, or heard, at every device. */
    reading: 'Wait for screen readers',
    readingHelp:
      'Each race starts when everyone has heard the dice. If you use a screen reader, say so in the settings.',
    coach: 'Let players see chances',
    coachHelp: 'Everyone can see how likely each choice is to win. If off, nobody gets help.',
    open: 'Open the table',
  },
  /** `bank` in minutes. */
  clocks: {
    none: 'No time limit',
    live: ({ move, bank }: { move: number; bank: number }) => `${move} s per move, plus ${bank} min in reserve`,
    slow: ({ days }: { days: number }) =>
      plural('en', days, { one: `${days} day per move`, other: `${days} days per move` }),
  },
  lobby: {
    // Lobby, at a seat: who sits there, small words after a name, and its buttons.
    openSeat: 'Free seat',
    you: 'you',
    host: 'host',
    away: 'not here',
    sit: 'Sit here',
    sitOn: ({ seat }: { seat: number }) => `Sit here: seat ${seat}`,
    // Lobby, dialog to sit down: title, help; and the same to change one’s name.
    sitTitle: 'Your name?',
    nameHelp: 'The other players will see it, and this device will remember it.',
    rename: 'Change your name',
    // Lobby, buttons at a seat, for the host. “seat” counts from 1.
    addBot: 'Bot',
    botOn: ({ seat }: { seat: number }) => `Put a bot in seat ${seat}`,
    levelOn: ({ seat }: { seat: number }) => `Bot in seat ${seat}`,
    remove: ({ who }: { who: string }) => `Free ${who}’s seat`,
    rise: 'Stand up',
    // Lobby, below the seats: the host’s buttons, and what guests are told.
    fill: 'Add bots',
    start: 'Start the game',
    seatsOpen: ({ count }: { count: number }) =>
      plural('en', count, { one: `${count} seat is still free`, other: `${count} seats are still free` }),
    waitsHost: 'The host will start the game.',
    hostAway: 'The host is away. If they aren’t back in a minute, the player who has been here longest takes over.',
    nowHost: 'You’re the host now: start the game when you’re ready.',
    // Lobby, section to invite: heading, buttons, messages; “shareText” is sent to a messenger.
    invite: 'Invite',
    inviteHelp: 'Others join with these letters, the QR code or the link.',
    link: 'Link to this table',
    copy: 'Copy',
    copied: 'Link copied.',
    notCopied: 'This browser won’t copy it. Select the link and copy it yourself.',
    share: 'Share',
    shareText: ({ game }: { game: string }) => `Let’s play ${game}! Your seat is waiting.`,
    code: 'The link as a QR code',
    tv: 'Show on a TV',
    // Lobby, facts about the table, each a short line with an icon.
    watching: ({ count }: { count: number }) =>
      plural('en', count, { one: `${count} spectator`, other: `${count} spectators` }),
    watch: 'You’re watching.',
    listed: 'Public table',
    unlisted: 'By invitation only',
    coach: 'Everyone can see chances',
    reading: 'Races wait for screen readers',
    // After the start, before the first throw: heading and sentence.
    opening: 'Setting up fair dice…',
    openingHelp: 'Every device adds a bit of chance of its own. It takes a few seconds.',
    /** To a guest: who invites to what; null: a person without a seat. */
    invites: ({ who, game }: { who: string | null; game: string }) =>
      who === null ? `You’re invited to play ${game}` : `${who} has invited you to play ${game}`,
    // Lobby: a link to the lesson; names for screen readers; several people on one device.
    learn: 'Learn it in two minutes',
    /** The four letters, for a screen reader. */
    letters: 'Code to join',
    /** Several people on one phone. */
    addPerson: 'Add someone on this device',
    addTitle: 'Who else plays here?',
    addHelp: 'You pass the device to each other.',
    // Lobby, the host’s main button and the line below it.
    startWith: ({ count }: { count: number }) =>
      plural('en', count, { one: `Start with ${count} player`, other: `Start with ${count} players` }),
    startWithout: ({ names }: { names: string }) => `Start without ${names}`,
    needMore: 'Invite someone or add a bot, then you can start.',
    /** At a seat: its person has been asked to play again and has not come yet. */
    asked: 'invited',
    waitsFor: ({ names }: { names: string }) => `Waiting for ${names}. The game starts when everyone is here.`,
  },
  /** Four letters lead to a table: the page has its other words in online/text. */
  join: { title: 'Join with a code' },
  /** Another game with the same people. */
  again: {
    asks: ({ who, game }: { who: string; game: string }) => `${who} wants to play ${game} with you.`,
    come: 'I’m in',
    later: 'Not now',
    next: 'Or try another game',
  },
  /** Lobby and result of a group that has played before: heading (true at any hour), and games won by each. */
  evening: {
    title: 'So far',
    wins: ({ who, count }: { who: string; count: number }) =>
      plural('en', count, { one: `${who}: ${count} game won`, other: `${who}: ${count} games won` }),
    all: 'Total',
  },
  connection: {
    // Online table, a line above the seats. “since” is a duration such as 12 s.
    connecting: 'Connecting…',
    lost: ({ since }: { since: string }) => `Offline since ${since}…`,
    paused: ({ since }: { since: string }) =>
      `Paused since ${since}: the server is having trouble. Nothing is lost, and no clock is running.`,
    /** The next race waits a few seconds for a player whose connection is down. */
    awaited: ({ names }: { names: string }) => `Waiting a moment for ${names}.`,
    // Online table: a button in that line, and messages after a tap while offline.
    again: 'Reconnect',
    unsent: 'You’re offline. Try again when you’re back.',
    unanswered: 'Sending…',
    closed: 'Disconnected',
    /** A page instead of the table: the link is wrong, or the table was removed. */
    missing: 'Table not found',
  },
  dice: {
    // Online table, the line above the seats, a button; it opens the dialog below.
    line: ({ devices }: { devices: number }) =>
      plural('en', devices, {
        one: `Fair dice, sealed by ${devices} device`,
        other: `Fair dice, sealed by ${devices} devices`,
      }),
    none: 'Dice that can’t be checked',
    // Dialog about fair dice: title, paragraphs, and before a code of letters.
    title: 'Fair dice you can check',
    before:
      'Before the first roll, the server and every player’s device each sealed a random number. All dice of this game follow from them, so nobody could choose a roll.',
    after: 'When the game ends the server reveals its number, and the replay checks every roll on your device.',
    limits: 'The server could know rolls in advance, but can’t change them.',
    seen: 'Your device took part and remembers this seal:',
    unseen: 'Your device wasn’t there when the dice were sealed. The table’s seal is:',
    commitment: 'Seal',
  },
  /** Online table: entries of the menu, and a line above the board while a bot plays for somebody. */
  hand: {
    give: 'Let a bot play for me',
    take: 'Take my seat back',
    given: 'A bot is playing for you.',
    gives: ({ who }: { who: string }) => `A bot is playing for ${who}`,
  },
  /** Online table: dialog to send a phrase or reaction; then what others see. */
  say: {
    title: 'Say something',
    phrases: 'Phrases',
    reactions: 'Reactions',
    said: ({ who, what }: { who: string; what: string }) => `${who}: ${what}`,
  },
  takeback: {
    // Online table: somebody asks to undo a move; the others see a line with two buttons.
    asks: ({ who }: { who: string }) => `${who} would like to undo their last move.`,
    waits: ({ names }: { names: string }) => `You asked to undo your move. Waiting for ${names}.`,
    yes: 'Agree',
    no: 'No',
    // Online table: a message after it.
    done: 'The move was undone.',
    /** A race that was under way when its server was lost. */
    void: 'The server was interrupted: this round doesn’t count and is rolled again.',
    refused: ({ who }: { who: string | null }) =>
      who === null ? 'The game has moved on: the move stands.' : `${who} said no: the move stands.`,
  },
  /** Online table, at a seat, read aloud. “time” is a duration. */
  clock: ({ who, time }: { who: string; time: string }) => `${who} has ${time} left`,
  /** At the table of a day. */
  day: {
    dice: 'The day’s dice: the same for everyone',
    over: 'The day is over: this game is no longer ranked.',
    /** The result stays out of the ranking. */
    uncounted: 'This device or this network has already played today’s game, so this one isn’t ranked.',
  },
  // Online table after its end: buttons; then the page of a table that was closed.
  rematch: 'Play again',
  rematchGo: 'Join the next game',
  ended: 'This table is closed',
  endedHelp: 'It was closed before the game ended. Open a new one whenever you like.',
  /** Online: word on a table in a list; switch and messages about notifications. */
  turn: {
    badge: 'Your turn',
    notify: 'Notify me when it’s my turn',
    notifyOff: 'Stop notifications',
    refused: 'Your browser blocks notifications for this site. You can change that in its settings.',
    /** At a table whose game goes on for days. */
    offer: 'This game can take days. Shall we tell you when it’s your turn?',
    offerYes: 'Notify me',
    offerNo: 'No, thanks',
  },
  tables: {
    // Page of online tables: headings, and what is said when a list is empty.
    title: 'Online tables',
    /** A button, and the page it leads to: name, colour and data. */
    profile: 'Your online profile',
    mine: 'My tables',
    others: 'Public tables',
    mineHelp: 'No online games yet. Open a table from the home page, or follow a friend’s link.',
    othersHelp: 'No public tables right now.',
    // Page of online tables: words on one of them.
    yourTurn: 'Your turn',
    left: ({ time }: { time: string }) => `${time} left`,
    /** Page of online tables: the state of one of them. */
    status: {
      lobby: 'Waiting for players',
      opening: 'Starting',
      playing: 'In progress',
      over: 'Finished',
      closed: 'Closed',
    },
    more: 'Show more',
  },
}
