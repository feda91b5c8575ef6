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
      help:
        'Ein gezeichnetes Blatt mit seiner Kennung, etwa great-bear, oder ein unbekannter Himmel: „seed:“, beliebige Wörter, ein ' +
        'Doppelpunkt und easy, medium oder hard, etwa seed:comet:hard. Dieselben Wörter ergeben immer denselben Himmel.',
    },
    bonuses: {
      label: 'Boni',
      help: 'Die freigeschalteten Boni (R13), meist die aus eurem Logbuch. Wer eine Form vervollständigt, darf einen nutzen (R9).',
    },
    connectBonus: {
      label: 'Bonus nach einer Verbindung',
      help: 'Ob auch eine Form, die durch das Füllen eines Kreises vollständig wird, einen Bonus gibt (R9).',
      values: { on: 'Ja', off: 'Nein' },
    },
  },
  refusals: {
    R1: 'So ein Kästchen, einen solchen Kreis oder Stern gibt es auf diesem Blatt nicht.',
    R2: 'Das liegt in einem geschlossenen Arm: Schließ zuerst den Stern auf, an dem er hängt.',
    R5: 'Ein Würfel muss die Form eines Sterns an einem leeren Kästchen im Spiel sein, der andere die Zahl, die du schreibst.',
    R6: 'Dieser Kreis ist schon gefüllt.',
    R7: 'Du kannst schreiben oder verbinden, also musst du eins von beidem tun.',
    R9: 'Einen Bonus gibt es, wenn man gerade eine Form vervollständigt hat; dann gibt es einen Bonus oder keinen.',
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
    wrote: ({ who, value, box }) => `${who} schreibt ${value} in ${box}`,
    connected: ({ who, circle }) => `${who} füllt Kreis ${circle}`,
    used: ({ who, bonus, on }) => (on === '' ? `${who} nutzt ${bonus}` : `${who} nutzt ${bonus}: ${on}`),
    passed: ({ who }) => `${who} nutzt keinen Bonus`,
    found: ({ stars }) => `Entdeckt: ${stars}`,
    unlocked: ({ stars }) => `Aufgeschlossen: ${stars}`,
    arms: ({ count }) => plural('de', count, { one: 'Ein Arm öffnet sich', other: `${count} Arme öffnen sich` }),
    failed: ({ stars }) => `Schloss verdorben: ${stars}`,
    complete: ({ shapes }) => `Alle entdeckt: ${shapes}`,
    now: ({ points: n }) => `Jetzt ${points(n)}`,
    over: ({ totals }) => `Das Spiel ist aus: ${totals}`,
    won: ({ who }) => `${who} gewinnt`,
    shared: ({ who }) => `${who} teilen sich den Sieg`,
    alone: ({ points: n }) => `Das Spiel ist aus: ${points(n)}`,
    medal: ({ medal }) => `Das ist ${medal}`,
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
    failed: ({ stars }) => `Verdorbene Schlösser: ${stars}`,
    used: ({ bonuses }) => `Genutzte Boni: ${bonuses}`,
    stuck: 'Sitzt in dieser Runde fest',
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
