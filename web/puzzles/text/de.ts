import { plural } from '../../../engine/text/lang.ts'
import type { PuzzleTexts } from './catalog.ts'

const wins = (count: number) => plural('de', count, { one: 'ein Sieg', other: `${count} Siege` })

export const de = {
  title: 'Rätsel',
  help: 'Eine Stellung, eine Entscheidung und sofort die Antwort.',
  streak: ({ count }) => plural('de', count, { one: '1 Tag', other: `${count} Tage in Folge` }),
  noStreak: 'Löse heute eins und beginne eine Serie.',
  forgives: 'Einmal pro Woche darfst du einen Tag verpassen.',
  start: 'Los',
  five: 'Etwa fünf Minuten',
  waiting: ({ count }) => plural('de', count, { one: '1 Rätsel wartet', other: `${count} Rätsel warten` }),
  sets: 'Was willst du üben?',
  packs: { two: 'Zu zweit', solo: 'Allein', drill: 'Summen auf Zeit' },
  own: 'Deine eigenen Fehler',
  ownHelp: 'Die teuersten Fehler deiner Partien: Mach es diesmal besser.',
  noOwn: 'Spiel eine Partie gegen einen Bot zu Ende: Was dich am meisten gekostet hat, wartet dann hier.',
  looking: ({ count }) =>
    plural('de', count, { one: '1 Partie wird durchsucht …', other: `${count} Partien werden durchsucht …` }),
  solved: ({ count }) => `${count} gelöst`,
  difficulty: ({ level }) => `Schwierigkeit ${level} von 5`,
  progress: ({ step, last }) => `Rätsel ${step} von ${last}`,
  leave: 'Später weiter',
  right: 'Richtig!',
  wrong: 'Nicht ganz',
  more: ({ best, count }) => `${best}: in 100 Partien ${wins(count)} mehr.`,
  ahead: ({ count }) => `Die zweitbeste Wahl: in 100 Partien ${wins(count)} weniger.`,
  medal: {
    more: ({ best, count }) => `Besser: ${best}. Chance auf die nächste Medaille: +${count} %.`,
    ahead: ({ count }) => `Chance auf die nächste Medaille mit der zweitbesten Wahl: −${count} %.`,
  },
  yours: 'Deine Wahl',
  best: 'Am besten',
  played: 'Deine Wahl in der Partie',
  estimated: 'Die beste Wahl steht fest; die Zahlen sind geschätzt.',
  quick: ({ seconds }) => `Alles gefunden in ${seconds}.`,
  missed: ({ what }) => `Übersehen: ${what}`,
  next: 'Weiter',
  finish: 'Zum Ergebnis',
  result: ({ count, last }) => `${count} von ${last} gelöst`,
  all: 'Alle gelöst!',
  tomorrow: ({ count }) =>
    plural('de', count, { one: '1 kommt morgen wieder.', other: `${count} kommen morgen wieder.` }),
  again: 'Noch zehn',
  back: 'Alle Rätsel',
  nothing: 'Hier wartet nichts',
  nothingHelp: 'Für heute ist alles gelöst. Komm morgen wieder oder übe etwas anderes.',
  notKept: 'Dein Fortschritt kann nicht gespeichert werden: Der Speicher dieses Geräts ist voll oder abgeschaltet.',
} satisfies PuzzleTexts
