import { plural } from '../../../engine/text/lang.ts'
import type { CliText } from '../catalog.ts'

export const verify: CliText['verify'] = {
  verified: ({ file }) => `${file}: geprüft, alles stimmt.`,
  failed: ({ file }) => `${file}: Die Prüfung ist fehlgeschlagen.`,
  nothing: ({ file }) => `${file}: nichts zu prüfen.`,
  throws: ({ throws, dice }) =>
    `${plural('de', throws, { one: `${throws} Wurf`, other: `${throws} Würfe` })} mit ${dice} ` +
    `${plural('de', dice, { one: 'Würfel', other: 'Würfeln' })}: genau wie vor der Partie versiegelt.`,
  noThrows: 'Es wurde nicht gewürfelt.',
  devices: ({ devices }) =>
    plural('de', devices, {
      one: `${devices} Gerät war beteiligt: War es ehrlich, konnte sich niemand die Würfel aussuchen.`,
      other: `${devices} Geräte waren beteiligt: War auch nur eines ehrlich, konnte sich niemand die Würfel aussuchen.`,
    }),
  restarts: ({ restarts }) =>
    restarts === 0
      ? 'Die Würfel wurden auf Anhieb festgelegt.'
      : plural('de', restarts, {
          one: 'Die Würfel wurden noch einmal festgelegt, weil Bytes zurückgehalten wurden: Jemand könnte ein Ergebnis verworfen haben.',
          other: `Die Würfel wurden noch ${restarts}-mal festgelegt, weil Bytes zurückgehalten wurden: Jedes Mal könnte jemand ein Ergebnis verworfen haben.`,
        }),
  voided: ({ voided }) =>
    plural('de', voided, {
      one: 'Ein Wurf wurde wiederholt, weil sein Wettrennen unterbrochen wurde: Der Server könnte ein Ergebnis verworfen haben.',
      other: `${voided} Würfe wurden wiederholt, weil ihr Wettrennen unterbrochen wurde: Jedes Mal könnte der Server ein Ergebnis verworfen haben.`,
    }),
  over: 'Die Partie wurde zu Ende gespielt.',
  notOver: 'Die Partie ist nicht zu Ende: Der Tisch wurde vorher geschlossen, oder am Ende fehlen Zeilen.',
  limits:
    'Was das nicht beweist: Der Server könnte Würfe im Voraus kennen, aber nicht aussuchen. Und eine Datei allein kann nicht zeigen, dass sie von dem Tisch stammt, an dem du gesessen hast.',
  firstWrong: 'Das ist die erste falsche Zeile. So beweist das Protokoll nichts über seine Würfel.',
  why: {
    'no-lines': 'Im Protokoll steht nicht, woher die Würfel kommen.',
    'real-dice': 'Es waren echte Würfel: Jemand hat sie geworfen und das Ergebnis eingegeben.',
    'one-device': 'Die Partie wurde auf einem einzigen Gerät gespielt, das selbst gewürfelt hat.',
    simulation: 'Die Partie wurde von einem Programm simuliert.',
    'no-secret': 'Der Server legt sein Geheimnis offen, wenn die Partie endet oder der Tisch geschlossen wird.',
    'no-bytes':
      'Alle Würfe folgen aus dem Geheimnis des Servers, aber kein Gerät war beteiligt: Der Server könnte so lange Geheimnisse probiert haben, bis ihm die Würfel gefielen.',
  },
  legal: 'Die Züge halten sich an die Regeln, so weit das Protokoll reicht.',
  proof: {
    throw: ({ n, due, got }) => `Wurf ${n} zeigt ${got}, versiegelt war aber ${due}.`,
    malformed: ({ got }) => `„${got}“ ist keine Zeile eines Würfelbeweises.`,
    version: ({ got, known }) => `Der Beweis hat Version ${got}, dieses Programm prüft Version ${known}.`,
    onlyHere: ({ line }) => `Hier kann nur „${line}“ stehen.`,
    afterSecret: 'Das Geheimnis ist die letzte Zeile eines Protokolls: Danach kann nichts mehr kommen.',
    commitMismatch:
      'Das Siegel des Servers passt nicht zur Kennung des Tischs und zur ersten Zeile des Protokolls: Etwas davon wurde geändert.',
    secretMismatch: 'Das ist nicht das Geheimnis, das der Server versiegelt hatte.',
    notUnicode: 'Die erste Zeile hat Zeichen, die in keiner Textdatei stehen können.',
    otherCommit:
      'Dein Gerät hat ein anderes Siegel gesehen: Das ist nicht der Tisch, an dem du gesessen hast, oder er wurde geändert.',
    otherBytes: ({ seat }) => `Das sind nicht die Bytes, die dein Gerät für Platz ${seat} beigesteuert hat.`,
    closed: 'Das Versiegeln ist schon abgeschlossen: Es kann kein Siegel dazukommen.',
    notClosed: 'Das Versiegeln ist noch nicht abgeschlossen: Vorher werden keine Bytes offengelegt.',
    barred: ({ seat }) => `Platz ${seat} hat seine Bytes vorher zurückgehalten und darf nichts mehr beisteuern.`,
    notHex: ({ bytes }) =>
      `Hier ${plural('de', bytes, { one: `wird ${bytes} Byte`, other: `werden ${bytes} Bytes` })} gebraucht, je ` +
      'Byte zwei Ziffern aus 0–9 und a–f.',
    notCommitted: ({ seat }) => `Platz ${seat} hat nichts versiegelt und deshalb keine Bytes offenzulegen.`,
    bytesMismatch: ({ seat }) => `Das sind nicht die Bytes, die Platz ${seat} versiegelt hatte.`,
    noneMissing: 'Es wurden keine Bytes zurückgehalten: Es gibt keinen Grund für einen Neustart.',
  },
}
