import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/de.ts'
import { book } from './book/de.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'
import { reasons } from './reasons/de.ts'
import { sky } from './sky/de.ts'

const points = (n: number) => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkte` })

export const de = {
  lang: 'de',
  ...COVERS.de,
  notation:
    'Züge schreibt man „write 3 b7“ für eine Zahl und ihr Kästchen, „connect c2“ für einen Kreis, „bonus nudge 5 b3“ für einen ' +
    'Bonus und was damit geschieht, und „pass“ für keinen Bonus.',
  options: {
    sheet: {
      label: 'Blatt',
      help: 'Ein gezeichnetes Blatt oder ein Himmel aus einem Wort: Dasselbe Wort ergibt immer denselben Himmel. Im Terminal schreibst du great-bear oder seed:comet:hard.',
    },
    bonuses: {
      label: 'Boni',
      help: 'Die freigeschalteten Boni, meist die aus eurem Logbuch. Wer eine Form vollständig entdeckt, darf einen nutzen.',
    },
    connectBonus: {
      label: 'Bonus nach einer Verbindung',
      help: 'Ob es auch dann einen Bonus gibt, wenn ein gefüllter Kreis eine Form vollständig macht.',
      values: { on: 'Ja', off: 'Nein' },
    },
  },
  refusals: {
    R1: 'Dieses Kästchen, diesen Kreis oder Stern gibt es auf dem Blatt nicht.',
    R2: 'Das liegt in einem geschlossenen Arm: Schließ zuerst den Stern auf, an dem er hängt.',
    R5: 'Ein Würfel nennt die Form eines Sterns an einem leeren, offenen Kästchen, der andere ist die Zahl, die du schreibst.',
    R6: 'Dieser Kreis ist schon gefüllt.',
    R7: 'Du kannst schreiben oder verbinden, also musst du eins davon tun.',
    R9: 'Einen Bonus gibt es nur, wenn du gerade eine Form vollständig entdeckt hast; dann nutzt du einen oder verzichtest.',
    R13: 'Dieser Bonus ist an diesem Tisch nicht freigeschaltet.',
  },
  clashes: {
    R3: 'So ein Blatt gibt es nicht: Nenn die Kennung eines gezeichneten oder seed:Wörter:easy, seed:Wörter:medium oder seed:Wörter:hard.',
  },
  moves: {
    write: ({ value, box }) => `${value} in ${box} schreiben`,
    connect: ({ circle }) => `Kreis ${circle} füllen`,
    bonus: ({ bonus, on }) => (on === '' ? bonus : `${bonus}: ${on}`),
    pass: 'Kein Bonus',
    into: ({ value, box }) => `${value} in ${box}`,
    both: ({ one, two }) => `${one} und ${two}`,
  },
  lines: {
    thrown: ({ round, low, high }) => `Runde ${round}: Die Würfel zeigen ${low} und ${high}`,
    stuck: ({ who, count }) =>
      plural('de', count, { one: `${who} sitzt fest: letzte Runde`, other: `${who} sitzen fest: letzte Runde` }),
    wrote: ({ who, value, box }) => (box === '' ? `${who} schreibt ${value}` : `${who} schreibt ${value} in ${box}`),
    connected: ({ who, circle }) => (circle === '' ? `${who} füllt einen Kreis` : `${who} füllt Kreis ${circle}`),
    used: ({ who, bonus, on }) => (on === '' ? `${who} nutzt ${bonus}` : `${who} nutzt ${bonus}: ${on}`),
    passed: ({ who }) => `${who} nutzt keinen Bonus`,
    found: ({ stars }) => `Entdeckt: ${stars}`,
    unlocked: ({ stars }) => `Aufgeschlossen: ${stars}`,
    arms: ({ count }) => plural('de', count, { one: 'Ein Arm öffnet sich', other: `${count} Arme öffnen sich` }),
    failed: ({ stars }) => `Schloss klemmt: ${stars}`,
    complete: ({ shapes }) => `Alle entdeckt: ${shapes}`,
    now: ({ points: n }) => `Jetzt ${points(n)}`,
    over: ({ totals }) => `Die Partie ist zu Ende: ${totals}`,
    won: ({ who }) => `${who} gewinnt`,
    shared: ({ who }) => `${who} teilen sich den Sieg`,
    alone: ({ points: n }) => `Die Partie ist zu Ende: ${points(n)}`,
    medal: ({ medal }) => `Das gibt ${medal}`,
    noMedal: 'Diesmal keine Medaille',
  },
  place: {
    sheet: ({ sheet }) => `Blatt: ${sheet}`,
    dice: ({ low, high }) => `Würfel: ${low}, ${high}`,
    die: ({ die, shape }) => `${die} (${shape})`,
    sums: ({ points: n, sums, special }) => `${points(n)}: ${sums}, Sonderwertung ${special}`,
    boxes: ({ boxes }) => `Kästchen: ${boxes}`,
    circles: ({ circles }) => `Gefüllte Kreise: ${circles}`,
    found: ({ stars }) => `Entdeckt: ${stars}`,
    failed: ({ stars }) => `Verklemmte Schlösser: ${stars}`,
    used: ({ bonuses }) => `Genutzte Boni: ${bonuses}`,
    stuck: 'In dieser Runde geht nichts mehr',
    sought: ({ shape, stars }) => `Noch zu entdecken, ${shape}: ${stars}`,
    star: ({ star, boxes }) => `${star} (${boxes})`,
    lock: ({ lock }) => `Schloss ${lock}`,
    empty: ({ box }) => `${box} leer`,
    holds: ({ box, value }) => `${box} enthält ${value}`,
    via: ({ box, circle }) => `${box} über ${circle}`,
    open: ({ circles }) => `Leere Kreise: ${circles}`,
    circle: ({ circle, links }) => `${circle} (${links})`,
  },
  terminal: {
    choose: 'wählen',
    number: 'diese Zahl schreiben',
    circles: 'Kreise',
    names: 'Namen',
    list: 'Liste oder Himmel',
    look: 'anderes Blatt',
    back: 'zurück',
  },
  sky,
  board,
  book,
  reasons,
} satisfies Catalog
