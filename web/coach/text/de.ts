import { plural } from '../../../engine/text/lang.ts'
import type { CoachTexts } from './catalog.ts'

export const de = {
  levels: {
    title: ({ game }) => `${game}: wie stark die Bots sind`,
    honest:
      'Jede Stufe sieht genau das, was du siehst, und wirft dieselben Würfel wie du. Niemand schielt auf kommende Würfe, und kein Würfel ist gezinkt. Schwächere Stufen haben einfachere Gewohnheiten, ein weniger sicheres Auge oder langsamere Hände. Sie irren sich wie Menschen, nie einfach zufällig.',
    order: 'Von der schwächsten zur stärksten',
    rating: 'Elo-Zahl',
    ratingHelp:
      'Punkte über der schwächsten Stufe, wie beim Schach gezählt, mit dem Standardfehler. 100 Punkte mehr gewinnen etwa 64 von 100 Partien, 400 etwa 91.',
    cross: 'Wer schlägt wen',
    crossHelp: ({ games }) =>
      `Siege in Prozent der Stufe links gegen die oben, zwei Plätze, je ${games} Partien, Plätze getauscht bei gleichen Würfeln. Alle können sie nachspielen: Ein Programm macht sie aus einem Startwert.`,
    level: 'Stufe',
    about: 'Wie stark sind sie?',
  },
  review: {
    title: 'Glück und Können',
    help: 'Sieht sich jeden Wurf und jede Entscheidung dieser Partie an: was sie an den Chancen aller geändert haben.',
    start: 'Auf diese Partie zurückblicken',
    working: ({ percent }) => `${percent} % durchgesehen`,
    failed: 'Auf diese Partie ließ sich nicht zurückblicken.',
    exact: 'Exakt: Dieses Spiel ist gelöst. Jede Zahl gilt für perfektes Spiel von da an.',
    estimated: ({ games }) =>
      `Schätzungen: Von jeder Stellung aus hat der stärkste Bot mindestens ${games} ${plural('de', games, { one: 'Partie', other: 'Partien' })} weitergespielt. Die Zahl nach ± ist der Standardfehler.`,
    seat: 'Platz',
    luck: 'Glück',
    skill: 'Eigene Entscheidungen',
    others: 'Entscheidungen der anderen',
    adds: 'Glück und Entscheidungen ergeben zusammen den Weg von der Chance am Anfang zum Ergebnis.',
    slips: ({ who, slips, choices }) =>
      slips === 0
        ? `${who}: Alle ${choices} Entscheidungen gehörten zu den besten`
        : `${who}: ${slips} von ${choices} Entscheidungen ${plural('de', slips, { one: 'hätte', other: 'hätten' })} besser sein können`,
    turning: ({ before, after }) => `Der Wendepunkt: Die Chance der Siegseite stieg von ${before} auf ${after}`,
    luckiest: ({ who, luck }) => `Der glücklichste Wurf: ${luck} für ${who}`,
    costs: 'Was am meisten kostete',
    cost: ({ who, played, best, cost }) => `${who}: ${played} kostete ${cost}. Besser: ${best}`,
    clean: 'Keine Entscheidung hat messbar etwas gekostet.',
    here: ({ who }) => `${who} wählt: was jede Wahl wert war`,
    share: 'Als Bild teilen',
    link: 'Als Link teilen',
    linkCopied: 'Der Link ist in der Zwischenablage.',
    linkByHand: 'Kopiere diesen Link:',
    linkTooLong: 'Kein Link kann diese Partie hier aufnehmen. Speichere stattdessen die Datei und teile sie.',
    race: {
      skill: 'Eigenes Spiel',
      others: 'Spiel der anderen',
      adds: 'In einem Wettlauf ist Tempo Können: Was jemand nimmt, zählt als eigenes Spiel und für oder gegen die anderen. Von jeder Stellung aus fangen alle neu an, gleich schnell. Glück und Spiel ergeben zusammen den Weg von der Chance am Anfang zum Ergebnis.',
      gains: 'Was am meisten einbrachte',
      act: ({ who, played, change }) => `${who}: ${played}, ${change}`,
      clean: 'Nichts, was getan wurde, hat messbar etwas gekostet.',
    },
  },
  whatIf: {
    title: 'Was wäre, wenn?',
    help: 'Vom Augenblick auf dem Bildschirm an: Spiel selbst weiter oder lass es viele Male zu Ende spielen.',
    seat: 'Du spielst',
    against: 'Die anderen',
    playOn: 'Von hier weiterspielen',
    playOut: ({ games }) => `${games}-mal zu Ende spielen`,
    played: ({ games }) => `Vom stärksten Bot ${games}-mal zu Ende gespielt`,
    chance: ({ who, percent }) => `${who}: ${percent}`,
    over: 'Hier ist die Partie zu Ende: Geh einen Schritt oder mehr zurück.',
  },
  coach: {
    stands: 'So steht es',
    best: ({ move }) => `Am besten: ${move}`,
    alike: ({ move }) => `${move} ist gleich gut, soweit sich das sagen lässt`,
    ahead: ({ count, games, move }) => `Gewinnt von ${games} Spielen ${count} mehr als „${move}“`,
    played: 'gespielt',
    behind: ({ percent }) => `${percent} weniger als das Beste`,
    solve: 'Diesen Tisch exakt lösen',
    solving: ({ percent }) => `${percent} % gelöst`,
    solveHelp: ({ megabytes }) => `Eine Minute oder mehr und ${megabytes} MB; danach ist jede Zahl exakt.`,
    solveFailed: {
      offline: ({ megabytes }) =>
        `Diesem Gerät fehlen ${megabytes} MB freier Speicher, und der Server ist nicht zu erreichen. Schließ andere Seiten oder geh ins Netz, dann versuch es noch einmal.`,
      alone: ({ megabytes }) =>
        `Diesem Gerät fehlen ${megabytes} MB freier Speicher, und dieser Server löst keine Tische. Schließ andere Seiten, dann versuch es noch einmal.`,
      both: ({ megabytes }) =>
        `Weder diesem Gerät, mit ${megabytes} MB Speicher, noch dem Server ist es gelungen. Schließ andere Seiten oder versuch es später noch einmal.`,
    },
  },
} satisfies CoachTexts
