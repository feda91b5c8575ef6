import type { Catalog } from './catalog.ts'
import { plural } from './lang.ts'

export const de = {
  lang: 'de',
  about: ({ games }) =>
    'Iacta ist ein freies, inoffizielles Projekt von Leuten, die Würfelspiele mögen. Die Spiele gehören denen, die ' +
    `sie erdacht und verlegt haben: ${games}. Iacta steht mit ihnen in keiner Verbindung. Alle Texte und Bilder sind ` +
    'unsere eigenen; das Programm ist frei und steht unter der MIT-Lizenz. Gefällt dir ein Spiel, dann kauf es: ' +
    'Autoren und Verlag haben es verdient.',
  didYouMean: ({ word }) => `War „${word}“ gemeint?`,
  dice: ({ count, sides }) => `${count} Würfel mit ${sides} Seiten`,
  refusal: {
    over: 'Die Partie ist zu Ende: Es kann nichts mehr gespielt werden.',
    throwDue: ({ dice }) => `Zuerst muss gewürfelt werden: ${dice}.`,
    moveDue: ({ seats, count }) =>
      plural('de', count, {
        one: `Jetzt wird nicht gewürfelt: Platz ${seats} ist dran.`,
        other: `Jetzt wird nicht gewürfelt: Die Plätze ${seats} sind dran.`,
      }),
    noSuchSeat: ({ seat, last }) =>
      last === 0
        ? `Einen Platz ${seat} gibt es nicht: Der einzige Platz ist 0.`
        : `Einen Platz ${seat} gibt es nicht: Die Plätze gehen von 0 bis ${last}.`,
    notDue: ({ seat, due, count }) =>
      plural('de', count, {
        one: `Nicht Platz ${seat} ist dran, sondern Platz ${due}.`,
        other: `Nicht Platz ${seat} ist dran, sondern die Plätze ${due}.`,
      }),
    illegal: ({ rule }) => `Regel ${rule} erlaubt das nicht.`,
    wrongCount: ({ expected, got }) =>
      `Hier ${plural('de', expected, { one: 'wird', other: 'werden' })} ${expected} Würfel geworfen, ` +
      `angegeben ${plural('de', got, { one: `ist aber ${got} Wert`, other: `sind aber ${got} Werte` })}.`,
    wrongFace: ({ die, sides, face }) =>
      `Würfel ${die} des Wurfs kann keine ${face} zeigen: Er hat ${sides} Seiten, möglich ist nur 1 bis ${sides}.`,
    noLimit: 'Im Moment gibt es kein Zeitlimit, also kann die Zeit nicht ablaufen.',
    badTime: ({ at }) => `${at} ist keine Zeitangabe: Gezählt wird in ganzen Millisekunden ab 0.`,
  },
  option: {
    notAnObject: 'Optionen stehen in geschweiften Klammern: {"Option":"Wert"}.',
    unknown: ({ option, known }) => `Die Option „${option}“ gibt es nicht. Die Optionen sind: ${known}.`,
    none: ({ option }) => `Die Option „${option}“ gibt es nicht: Dieses Spiel hat keine Optionen.`,
    badChoice: ({ option, got, values }) => `Die Option „${option}“ kann nicht „${got}“ sein. Möglich ist ${values}.`,
    asNumber: ({ value }) => `${value} wird als Zahl geschrieben, ohne Anführungszeichen.`,
    notAList: ({ option, example, of }) =>
      `Die Option „${option}“ ist eine Liste in eckigen Klammern, zum Beispiel ${example}. Möglich ist ${of}.`,
    unknownItem: ({ option, got, of }) => `Die Option „${option}“ kann „${got}“ nicht enthalten. Möglich ist ${of}.`,
    itemTwice: ({ option, got }) => `Die Option „${option}“ enthält „${got}“ zweimal: Einmal genügt.`,
    badText: ({ option, max }) => `Die Option „${option}“ ist ein Text in einer Zeile mit höchstens ${max} Zeichen.`,
    badSeats: ({ got, min, max }) =>
      min === max
        ? `Dieses Spiel ist für genau ${min} Spieler, nicht für ${got}.`
        : `Dieses Spiel ist für ${min} bis ${max} Spieler, nicht für ${got}.`,
    clash: ({ option, rule }) => `Die Option „${option}“ passt nicht zu den anderen Einstellungen (Regel ${rule}).`,
  },
  log: {
    line: ({ line, what }) => `Zeile ${line}: ${what}`,
    cutOff:
      'Die Datei scheint hier abgeschnitten zu sein: Hol dir die ganze Datei noch einmal, oder lösch die unvollständige Zeile.',
    empty: 'Die Datei ist leer.',
    tooLarge: ({ megabytes }) => `Die Datei ist größer als ${megabytes} MB, zu groß für eine gespeicherte Partie.`,
    tooManyLines: ({ limit }) => `Die Datei hat mehr als ${limit} Zeilen, zu viele für eine gespeicherte Partie.`,
    lineTooLong: ({ limit }) => `Die Zeile hat mehr als ${limit} Zeichen, zu viele für eine gespeicherte Partie.`,
    notALog: ({ got, begins }) =>
      `Das ist keine gespeicherte Partie von Iacta: Sie müsste mit „${begins}“ beginnen, beginnt aber mit „${got}“.`,
    newerFormat: ({ got, known }) => `Die Datei hat das Format ${got}, dieses Programm liest Formate bis ${known}.`,
    badHeader: ({ got, example }) => `Die erste Zeile müsste wie „${example}“ aussehen, lautet aber „${got}“.`,
    unknownGame: ({ got, known }) => `Das Spiel „${got}“ ist hier nicht bekannt. Bekannt: ${known}.`,
    unknownRules: ({ game, got, known }) =>
      `Die Partie folgt Version ${got} der Regeln von ${game}, dieses Programm hat Version ${known}.`,
    update: 'Aktualisiere Iacta, um sie zu öffnen.',
    blank: 'Die Zeile ist leer. Lösch sie.',
    malformed: ({ got }) =>
      `„${got}“ ist nicht lesbar. Eine Zeile ist „throw“ mit den Werten, die Nummer eines Platzes mit seinem Zug, oder „time“.`,
    afterEnd: ({ got }) => `„${got}“ steht nach der Zeile, mit der die Partie zu Ende war.`,
    unknownWord: ({ got, word }) =>
      got === word ? `„${word}“ ist kein Wort dieses Spiels.` : `In „${got}“ ist „${word}“ kein Wort dieses Spiels.`,
    knownWords: ({ words }) => `Diese Wörter gibt es: ${words}.`,
    unreadableMove: ({ got }) => `„${got}“ ist kein Zug dieses Spiels.`,
    refused: ({ got }) => `„${got}“ kann nicht gespielt werden.`,
  },
  event: {
    out: {
      resigned: ({ who }) => `${who} gibt auf. Ein Bot spielt weiter.`,
      left: ({ who }) => `${who} ist gegangen. Ein Bot spielt weiter.`,
      away: ({ who }) => `${who} war zu lange weg. Bis zur Rückkehr spielt ein Bot.`,
    },
    end: {
      resigned: ({ who }) => `${who} gibt auf. Die Partie ist zu Ende.`,
      left: ({ who }) => `${who} ist gegangen. Die Partie ist zu Ende.`,
      away: ({ who }) => `${who} war zu lange weg. Die Partie endet ohne Ergebnis.`,
      agreed: 'Ihr habt gemeinsam aufgehört. Die Partie endet ohne Ergebnis.',
      'too-long': 'Diese Partie ist zu lang geworden. Sie endet hier ohne Ergebnis.',
    },
  },
} satisfies Catalog
