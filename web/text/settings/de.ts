import { plural } from '../../../engine/text/lang.ts'
import type { WebText } from '../catalog.ts'

const games = (n: number) => plural('de', n, { one: `${n} Partie`, other: `${n} Partien` })
const more = (n: number) => (n === 0 ? '' : ` und ${games(n)}`)
const saveFirst = (n: number) =>
  n === 0
    ? ''
    : plural('de', n, {
        one: ' Speichere die Partie vorher, wenn du sie behalten willst.',
        other: ' Speichere die Partien vorher, wenn du sie behalten willst.',
      })

export const settings: WebText['settings'] = {
  title: 'Einstellungen',
  look: 'Bild und Ton',
  table: 'Am Tisch',
  app: 'Die App',
  here: 'Auf diesem Gerät',
  language: 'Sprache',
  languageAuto: ({ language }) => `Automatisch (${language})`,
  theme: 'Farben',
  themes: { system: 'Automatisch', light: 'Hell', dark: 'Dunkel' },
  motion: 'Animationen',
  motions: { system: 'Automatisch', full: 'Alle', less: 'Weniger' },
  sound: 'Ton',
  sounds: { auto: 'Automatisch', on: 'An', off: 'Aus' },
  soundHelp: 'Automatisch: an, außer wenn mehrere vor demselben Bildschirm sitzen.',
  volume: 'Lautstärke',
  tryIt: 'Anhören',
  speed: 'Tempo der Bots',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  pass: 'Gerät weitergeben',
  passHelp:
    'Zwischen den Zügen bleibt der Tisch verdeckt, bis du das Gerät weitergegeben hast. Automatisch: nur bei Spielen, in denen ihr verdeckt wählt.',
  askTwice: 'Vor teuren Fehlern nachfragen',
  askTwiceHelp: 'Online gilt jeder Zug sofort. Würdest du etwas verschenken, fragen wir vorher nach.',
  name: 'Dein Name',
  nameHelp: 'So heißt du an jedem neuen Tisch.',
  kept: ({ count }) => `Deine Einstellungen${more(count)} sind nur in diesem Browser gespeichert, sonst nirgends.`,
  wipe: 'Alles löschen',
  wipeTitle: 'Alles löschen?',
  wipeHelp: ({ count }) => `Deine Einstellungen${more(count)} sind dann für immer weg.${saveFirst(count)}`,
  wiped: 'Alles auf diesem Gerät ist gelöscht.',
  install: 'Iacta installieren',
  installHelp: 'Dann startet Iacta wie jede andere App, auch offline.',
  installNot:
    'Installieren geht nur über eine verschlüsselte Adresse (https), und diese ist keine. Alles andere funktioniert.',
  installByMenu: 'Such im Menü deines Browsers nach „Installieren“ oder „Zum Startbildschirm“.',
  installed: 'Iacta ist auf diesem Gerät installiert.',
  version: ({ version }) => `Version ${version}`,
  about: {
    title: 'Über Iacta',
    ours: 'Was von uns ist',
    words:
      'Die Texte: Die Regeln haben wir selbst formuliert, in jeder Sprache. Wo gedruckte Regeln sich widersprechen, sagen wir es und machen eine Option daraus.',
    pictures:
      'Die Bilder: Wir zeichnen alles selbst. Keine Grafik, kein Layout und kein Logo stammt aus einer Spielschachtel.',
    program: 'Das Programm: freie Software unter der MIT-Lizenz. Nutze es, ändere es, gib es weiter.',
    authors:
      'Du hast eines dieser Spiele erfunden oder verlegt und möchtest hier etwas anders haben? Sag es uns, und wir ändern es.',
    dice: 'Die Würfel',
    diceShared:
      'Online legen der Server und die Geräte der Spieler alle Würfe gemeinsam fest, noch vor dem ersten. So kann sich niemand die Würfel aussuchen, und nach der Partie können alle sie prüfen.',
    diceHere: 'Auf einem einzelnen Gerät liefert der Zufallsgenerator deines Systems die Würfe.',
    licences: 'Lizenzen',
    fonts: 'Schriften: Young Serif und Atkinson Hyperlegible Next, beide unter der SIL Open Font License 1.1.',
    code: 'Gebaut mit Svelte und noble-hashes, beide unter der MIT-Lizenz.',
  },
}
