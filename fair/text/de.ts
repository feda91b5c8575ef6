import { plural } from '../../engine/text/lang.ts'
import type { VerdictText } from './verdict.ts'

export const verdict: VerdictText = {
  throws: ({ throws, dice }) =>
    `${plural('de', throws, { one: `${throws} Wurf`, other: `${throws} Würfe` })} (` +
    `${plural('de', dice, { one: `${dice} Würfel`, other: `${dice} Würfel` })}): genau wie vor der Partie versiegelt.`,
  noThrows: 'Es wurde nicht gewürfelt.',
  devices: ({ devices }) =>
    plural('de', devices, {
      one: `${devices} Gerät hat eigene Zufallszahlen beigesteuert: War es ehrlich, konnte sich niemand die Würfel aussuchen.`,
      other: `${devices} Geräte haben eigene Zufallszahlen beigesteuert: War auch nur eines ehrlich, konnte sich niemand die Würfel aussuchen.`,
    }),
  restarts: ({ restarts }) =>
    plural('de', restarts, {
      one: 'Die Würfel wurden zweimal festgelegt: Jemand könnte den ersten Satz verworfen haben.',
      other: `Die Würfel wurden ${restarts + 1}-mal festgelegt: Jedes Mal könnte jemand einen Satz verworfen haben.`,
    }),
  voided: ({ voided }) =>
    plural('de', voided, {
      one: 'Ein Wurf wurde wiederholt, weil seine Runde unterbrochen wurde: Der Server könnte ein Ergebnis verworfen haben.',
      other: `${voided} Würfe wurden wiederholt, weil ihre Runde unterbrochen wurde: Jedes Mal könnte der Server ein Ergebnis verworfen haben.`,
    }),
  notOver: 'Die Partie ist nicht zu Ende: Der Tisch wurde vorher geschlossen, oder in der Datei fehlt der Schluss.',
  remembered: 'Dein Gerät hat dieses Siegel vor der Partie gesehen und war selbst daran beteiligt.',
  limits:
    'Was offen bleibt: Der Server könnte die Würfe im Voraus kennen, aussuchen kann er sie nicht. Und eine Datei allein zeigt nicht, dass sie von dem Tisch stammt, an dem du gesessen hast.',
  firstWrong: 'Das ist die erste falsche Zeile. Die Datei beweist nichts über ihre Würfel.',
  why: {
    'no-lines': 'In der Datei steht nicht, woher die Würfel kommen.',
    'real-dice': 'Es waren echte Würfel: Jemand hat sie geworfen und das Ergebnis eingegeben.',
    'one-device': 'Die Partie wurde auf einem einzigen Gerät gespielt, das selbst gewürfelt hat.',
    simulation: 'Die Partie wurde von einem Programm simuliert.',
    'no-secret': 'Der Server legt sein Geheimnis offen, wenn die Partie endet oder der Tisch geschlossen wird.',
    'no-bytes':
      'Alle Würfe folgen aus dem Geheimnis des Servers, aber kein Gerät war beteiligt: Der Server könnte so lange Geheimnisse probiert haben, bis ihm die Würfel gefielen.',
  },
  legal: 'Alle Züge entsprechen den Regeln.',
  otherThrow: ({ n, due, got }) => `Wurf ${n} zeigt ${got}, versiegelt war aber ${due}.`,
}
