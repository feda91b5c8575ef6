import { plural } from '../../../engine/text/lang.ts'

const games = (n: number) => plural('en', n, { one: `${n} game`, other: `${n} games` })
const more = (n: number) => (n === 0 ? '' : ` and ${games(n)}`)
const saveFirst = (n: number) =>
  n === 0
    ? ''
    : plural('en', n, {
        one: ' Save the game first if you want to keep it.',
        other: ' Save the games first if you want to keep them.',
      })

/** The settings of this device, and the page about Iacta. */
export const settings = {
  // Settings, headings of the page and its sections.
  title: 'Settings',
  look: 'Look and sound',
  table: 'At the table',
  app: 'The app',
  here: 'On this device',
  // Settings, labels of choices and the choices themselves; “Help” texts stand below the label.
  language: 'Language',
  languageAuto: ({ language }: { language: string }) => `Automatic (${language})`,
  theme: 'Theme',
  themes: { system: 'Automatic', light: 'Light', dark: 'Dark' },
  // Settings, motion and sound: labels, choices, and an explanation.
  motion: 'Motion',
  motions: { system: 'Automatic', full: 'Full', less: 'Reduced' },
  sound: 'Sound',
  sounds: { auto: 'Automatic', on: 'On', off: 'Off' },
  soundHelp: 'Automatic: on, except when several people share the screen.',
  volume: 'Volume',
  tryIt: 'Listen',
  // Settings, section “At the table”: labels of choices and switches, each with its explanation.
  speed: 'Bot speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  pass: 'Pass the device',
  passHelp:
    'Between turns the table is covered until the next player has the device. Automatic: only in games with secrets.',
  askTwice: 'Ask before a costly slip',
  askTwiceHelp: 'Online, a move counts at once. If a tap would cost you dearly, we ask first.',
  name: 'Your name',
  nameHelp: 'Used at every new table.',
  // Settings, section “On this device”: a sentence, a button, its confirmation, and what is said after it.
  kept: ({ count }: { count: number }) => `Your settings${more(count)} are stored in this browser and nowhere else.`,
  wipe: 'Delete everything',
  wipeTitle: 'Delete everything?',
  wipeHelp: ({ count }: { count: number }) => `Your settings${more(count)} will be gone for good.${saveFirst(count)}`,
  wiped: 'Everything on this device has been deleted.',
  // Settings, section “The app”: how to install it, depending on the browser.
  install: 'Install Iacta',
  installHelp: 'It opens like any other app, even offline.',
  installNot:
    'Browsers only install apps from secure addresses (https), and this isn’t one. Everything else works here.',
  installByMenu: 'Look in your browser’s menu for “Install” or “Add to home screen”.',
  installed: 'Iacta is installed on this device.',
  version: ({ version }: { version: string }) => `Version ${version}`,
  /** The page About Iacta: headings and paragraphs. */
  about: {
    title: 'About Iacta',
    ours: 'What is ours',
    words:
      'The words: we wrote all the rules ourselves, in every language. Where printed rulebooks disagree, we say so and make it an option.',
    pictures: 'The pictures: we draw everything ourselves. No art, layout or logo comes from a box.',
    program: 'The program: free software under the MIT licence. Use it, change it, share it.',
    authors:
      'If you designed or publish one of these games and want something here to be different, tell us, and we will change it.',
    dice: 'The dice',
    diceShared:
      'Online, the server and the players’ devices together determine every roll before the game begins, so nobody can choose the dice. After the game anyone can check them.',
    diceHere: 'On one device the dice come from your system’s random numbers.',
    licences: 'Licences',
    fonts: 'Typefaces: Young Serif and Atkinson Hyperlegible Next, both under the SIL Open Font License 1.1.',
    code: 'Built with Svelte and noble-hashes, both under the MIT licence.',
  },
}
