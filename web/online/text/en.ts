import { plural } from '../../../engine/text/lang.ts'

export const en = {
  tv: {
    // A television that shows a table: title; then what stands above its code.
    title: 'Television',
    /** On the television, above its code. */
    pair: 'Type this code on your phone',
    pairHelp: 'At your table, open the menu and choose “Show on a TV”.',
    /** Above the code of a table. */
    join: 'Join in',
    /** With the address of the home page. */
    joinAt: ({ address }: { address: string }) => `Scan the QR code, or go to ${address} and type the letters.`,
    // A television during a game, in large letters: whose turn, what next.
    wait: 'Waiting for players',
    turn: ({ who }: { who: string }) => `${who}’s turn`,
    all: 'Everyone is choosing',
    again: 'Another game? Tap “Play again” on your phone.',
    /** After the end, while people come over to the next game. */
    next: 'Another game! Who’s in?',
    played: ({ count }: { count: number }) =>
      plural('en', count, { one: `${count} game played`, other: `${count} games played` }),
    // A television: a button that fades. Then, on a phone, the dialog to send a table to a television.
    back: 'Back to the table',
    /** On a phone. */
    show: 'Show on a TV',
    showHelp: ({ address }: { address: string }) =>
      `Open ${address} in the TV’s browser. It shows four letters: type them here.`,
    code: 'The TV’s code',
    send: 'Show it there',
    sent: 'Your table is on the TV.',
    notTv: 'That’s a table’s code. The TV’s own code is on its screen.',
    here: 'Use this screen as the TV',
    // On a phone, when several tables could be shown, or none.
    which: 'Which table should the TV show?',
    none: 'No table yet',
    noneHelp: 'Open a table first, then choose “Show on a TV” there.',
  },
  /** Online table, a strip above the board when the player whose turn it is has gone: sentence and buttons. */
  away: {
    since: ({ who }: { who: string }) => `It’s ${who}’s turn, but they’re away.`,
    ready: ({ who }: { who: string }) => `${who} has been away for a while. What now?`,
    nudge: 'Nudge',
    nudged: ({ who }: { who: string }) => `We’ve nudged ${who}.`,
    bot: 'Let a bot play',
    wait: 'Wait',
    end: 'End the game',
  },
  leave: {
    // Online table, in the menu; then the dialog to leave: title, what will happen, two buttons.
    inviteHelp: 'Anyone with this link can watch.',
    leave: 'Leave the game',
    title: 'Leave this game?',
    bot: 'A bot plays on for you. You can’t take the seat back.',
    ends: 'The game ends here, and you come last.',
    yes: 'Leave',
    stay: 'Stay',
    // Online table: asking the others to end the game. They see a line with two buttons.
    end: 'Ask to end the game',
    asked: ({ names }: { names: string }) => `You asked to end the game. Waiting for ${names}.`,
    asks: ({ who }: { who: string }) => `${who} would like to end the game here.`,
    agree: 'End it',
    goOn: 'Play on',
    refused: ({ who }: { who: string }) => `${who} would rather play on.`,
  },
  /** The page on which four letters are typed. */
  join: {
    help: 'Type the four letters shown on your host’s phone or the TV.',
    field: 'Code',
    go: 'Join in',
  },
  /** Page of online tables, section of people one has played with: heading, lines, buttons. “when” is a date. */
  people: {
    title: 'People you’ve played with',
    help: 'Only this device remembers them.',
    last: ({ game, when }: { game: string; when: string }) => `${game}, ${when}`,
    times: ({ count }: { count: number }) => plural('en', count, { one: `${count} game`, other: `${count} games` }),
    again: ({ who }: { who: string }) => `Play again with ${who}`,
    play: 'Play again',
    gone: ({ who }: { who: string }) =>
      `That game is no longer on the server. Open a new table and send ${who} the link.`,
    forget: ({ who }: { who: string }) => `Forget ${who}`,
    forgotten: ({ who }: { who: string }) => `${who} is no longer in the list.`,
  },
  me: {
    // Page of one’s online profile: below the name, a field, a message after saving.
    nameHelp: 'What others see at the table.',
    colour: 'Your colour',
    saved: 'Saved.',
    // Page of one’s online profile, section to play from another device: heading, text, button.
    device: 'Another device',
    deviceHelp: 'Use a one-time link to play as yourself on another phone or computer: same name, same seats.',
    makeLink: 'Make a link',
    linkHelp: ({ minutes }: { minutes: number }) =>
      plural('en', minutes, {
        one: `Open it on the other device within ${minutes} minute. Keep it to yourself.`,
        other: `Open it on the other device within ${minutes} minutes. Keep it to yourself.`,
      }),
    // Dialog on the other device, after opening the link: title, text, main button, message.
    move: 'Use your profile on this device?',
    moveHelp: 'This device gets the name and seats of the one that made the link. Its own old profile is dropped.',
    moveYes: 'Yes, that’s me',
    moved: 'Your profile is on this device now.',
    // Page of one’s online profile: a switch, and below it what holds in this browser.
    notify: 'Notify me when it’s my turn',
    /** Where it works even when nothing of Iacta is open. */
    notifyHelp: 'Even when Iacta is closed. Only this device can read the message.',
    notifyOpenHelp: 'Only while a table is open in a tab on this device.',
    notifyNot: 'Browsers only show notifications from secure addresses (https), and this isn’t one.',
    notifyInstall:
      'On an iPhone or iPad, notifications need Iacta on the Home Screen: tap Share, then “Add to Home Screen”, and switch them on there.',
    notifyNone: 'This browser doesn’t show notifications. The tab’s title and a sound still tell you.',
    // Page of one’s online profile, section about data: heading, text, buttons, confirmation, message.
    data: 'Your data',
    dataHelp:
      'The server keeps your name, your colour, your tables and, if you want notifications, how to reach this device. No e-mail, no password.',
    save: 'Save my data',
    delete: 'Delete all my data',
    deleteTitle: 'Delete all your data?',
    deleteHelp: 'Bots take over your seats, and nothing links them to you any more. This can’t be undone.',
    deleted: 'Your data on the server has been deleted.',
  },
}
