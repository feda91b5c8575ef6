import { plural } from '../../engine/text/lang.ts'
import type { ProtocolText } from './catalog.ts'

export const de = {
  lang: 'de',
  guest: 'ein Gast',
  refusals: {
    'too-large': 'Das war zu viel auf einmal. Lade die Seite neu und versuch es noch einmal.',
    malformed: ({ path }) =>
      `Der Server konnte nicht lesen, was diese Seite gesendet hat (${path}). Lade sie neu. Passiert es wieder, melde es bitte.`,
    'unknown-kind': 'Der Server kennt diese Anfrage nicht. Lade die Seite neu, dann ist sie auf dem neuesten Stand.',
    'too-fast': ({ count }) =>
      plural('de', count, {
        one: `Das war zu schnell. Warte ${count} Sekunde und versuch es noch einmal.`,
        other: `Das war zu schnell. Warte ${count} Sekunden und versuch es noch einmal.`,
      }),
    'unsupported-version': 'Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu.',
    'no-hello': 'Die Verbindung hat nicht richtig geklappt. Lade die Seite neu.',
    'no-identity': 'Der Server weiß nicht, wer du bist. Erlaube Cookies für diese Adresse und lade die Seite neu.',
    'foreign-origin':
      'Das kam von einer anderen Website und wurde nicht ausgeführt. Öffne den Tisch unter seiner eigenen Adresse.',
    'host-only': 'Das kann nur, wer den Tisch eröffnet hat.',
    'not-your-seat': 'Das ist nicht dein Platz.',
    'bad-link': 'Dieser Link wurde schon benutzt oder ist zu alt. Erstell auf deinem anderen Gerät einen neuen.',
    'no-such-code':
      'Kein offener Tisch hat diesen Code. Prüfe die vier Buchstaben. Wenn das Spiel schon läuft, lass dir den Link schicken.',
    'no-push': 'Dieser Server verschickt keine Benachrichtigungen. Am Tisch siehst du weiterhin, wann du dran bist.',
    'bad-endpoint':
      'Den Benachrichtigungsdienst deines Browsers darf dieser Server nicht nutzen. Versuch es mit einem anderen Browser.',
    'no-such-page': 'Unter dieser Adresse gibt es nichts. Prüfe sie oder geh zur Startseite.',
    'no-such-table': 'Diesen Tisch gibt es nicht. Prüfe den Link oder frag, wer ihn dir geschickt hat.',
    gone: 'Diesen Tisch gibt es nicht mehr: Er wurde lange nicht benutzt. Eröffne einen neuen.',
    'table-full': 'Alle Plätze sind besetzt. Du kannst zuschauen oder selbst einen Tisch eröffnen.',
    started: 'Die Partie läuft schon, deshalb geht das nicht mehr. Du kannst zuschauen.',
    'not-started': 'Die Partie hat noch nicht begonnen.',
    over: 'Die Partie ist zu Ende. Tippe auf „Noch einmal spielen“ für eine neue.',
    'not-over': 'Das geht erst, wenn die Partie zu Ende ist.',
    'too-many-tables': ({ limit }) =>
      `Du hast schon ${limit} unfertige Partien, mehr gehen nicht. Spiel erst eine zu Ende.`,
    'too-many-bots': ({ limit }) =>
      `An ${limit} deiner Tische spielen schon Bots, mehr gehen nicht. Spiel erst eine Partie zu Ende.`,
    'no-such-game': 'Dieses Spiel gibt es hier nicht. Wähle ein anderes.',
    options: 'So lässt sich der Tisch nicht einrichten.',
    'no-such-seat': 'Diesen Platz gibt es am Tisch nicht. Wähl einen der gezeigten.',
    'seat-taken': 'Da war jemand schneller: Der Platz ist besetzt. Wähl einen anderen.',
    'seat-open': 'Auf diesem Platz sitzt niemand.',
    'open-seats': 'Es sind noch Plätze frei. Warte auf deine Gäste oder setz Bots auf die freien Plätze.',
    absent: 'Für die nächste Partie fehlt noch jemand. Warte, oder vergib den Platz neu.',
    'no-such-level': 'Diesen Bot gibt es in diesem Spiel nicht. Wähl einen anderen.',
    handed: 'Ein Bot spielt für dich. Übernimm erst wieder deinen Platz.',
    'not-handed': 'Für diesen Platz spielt kein Bot: Er gehört dir.',
    out: 'Dieser Platz wurde endgültig aufgegeben. Du kannst zuschauen und bei der nächsten Partie mitspielen.',
    'not-away': 'Dieser Platz lässt sich noch nicht übernehmen. Warte noch ein wenig.',
    'name-taken': 'So heißt am Tisch schon jemand. Wähl einen anderen Namen.',
    'own-game': 'Das ist die Partie des Tages: Du spielst sie selbst, und jeder Zug gilt.',
    closed: 'Zu spät: Das ist schon entschieden. Schau auf den Tisch und wähl neu, wenn du dran bist.',
    'unreadable-move': 'Der Server versteht diesen Zug nicht. Lade die Seite neu und versuch es noch einmal.',
    illegal: 'Der Zug wurde nicht gespielt.',
    late: 'Da war jemand einen Wimpernschlag schneller. Es kostet dich nichts.',
    early: 'Da war noch nichts zu sehen, deshalb zählt es nicht.',
    locked: 'Du kannst noch nicht wieder schnappen. Warte einen Moment.',
    storage:
      'Der Server kann gerade nichts speichern, deshalb hat sich nichts geändert. Versuch es in ein paar Minuten wieder.',
    paused: 'Der Server erreicht seine Tische gerade nicht. Nichts geht verloren: Versuch es gleich noch einmal.',
    stopping: 'Der Server startet gerade neu. Nichts geht verloren: Versuch es gleich noch einmal.',
    moved: 'Der Tisch ist auf einen anderen Server umgezogen. Du wirst gleich neu verbunden.',
    internal:
      'Auf dem Server ist etwas schiefgegangen, und nichts wurde geändert. Versuch es noch einmal. Passiert es wieder, melde es bitte.',
    other: ({ got }) => `Der Server hat das abgelehnt (${got}). Lade die Seite neu, um mehr zu erfahren.`,
  },
  name: {
    empty: 'Ein Name braucht mindestens einen Buchstaben. Gib den Namen ein, den die anderen sehen sollen.',
    'too-long': ({ max }) => `Der Name ist zu lang: höchstens ${max} Zeichen.`,
    characters: 'Im Namen stecken unsichtbare Zeichen. Gib ihn noch einmal ein, mit sichtbaren Buchstaben.',
  },
  takeback: {
    nothing: 'Du hast keinen Zug, der sich rückgängig machen lässt.',
    'moved-on':
      'Die Partie ging schon weiter: Nach einem Wurf oder dem Zug eines anderen lässt sich nichts mehr rückgängig machen.',
    asked: 'Jemand möchte schon einen Zug rückgängig machen. Antworte erst darauf.',
    'no-request': 'Diese Bitte ist nicht mehr offen.',
    'not-yours': 'Auf diese Bitte antworten die anderen.',
  },
  ending: {
    asked: 'Jemand hat schon vorgeschlagen aufzuhören. Antworte erst darauf.',
    again: 'Die anderen haben gerade Nein gesagt. Spiel eine Weile weiter, bevor du wieder fragst.',
    'no-request': 'Es möchte niemand mehr aufhören.',
    'not-yours': 'Ob ihr aufhört, entscheiden die anderen.',
  },
  dice: {
    closed: 'Dein Beitrag zu den Würfeln kam zu spät. Die Partie geht ohne ihn weiter.',
    'not-closed': 'Dein Beitrag zu den Würfeln kam zu früh. Lade die Seite neu.',
    barred:
      'Dieses Gerät hat seinen ersten Beitrag zu den Würfeln nicht abgeschlossen. Die Partie geht ohne ihn weiter.',
    'not-committed':
      'Dieses Gerät hat seinen Beitrag zu den Würfeln nicht angekündigt. Die Partie geht ohne ihn weiter.',
    'bytes-mismatch': 'Dieses Gerät hatte einen anderen Beitrag zu den Würfeln angekündigt. Lade die Seite neu.',
    'not-opening': 'Die Würfel dieses Tisches stehen schon fest, oder es ist noch zu früh dafür.',
    'old-round': 'Die Würfel werden neu festgelegt. Die Seite macht von selbst wieder mit.',
  },
  closes: {
    stopping: 'Der Server startet gerade neu. Nichts geht verloren: Die Seite verbindet sich von selbst wieder.',
    moved: 'Der Tisch ist auf einen anderen Server umgezogen. Die Seite verbindet sich sofort neu.',
    'unsupported-version': 'Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu.',
    'no-hello': 'Die Verbindung hat nicht geklappt. Die Seite versucht es noch einmal.',
    'no-such-table': 'Diesen Tisch gibt es nicht. Prüfe den Link oder frag, wer ihn dir geschickt hat.',
    faulty:
      'Der Server konnte nicht lesen, was diese Seite gesendet hat. Lade sie neu. Passiert es wieder, melde es bitte.',
    silent: 'Die Verbindung ist abgerissen. Die Seite verbindet sich von selbst wieder.',
    'too-large': 'Diese Seite hat zu viel gesendet. Lade sie neu.',
    gone: 'Diesen Tisch gibt es nicht mehr: Er wurde lange nicht benutzt. Eröffne einen neuen.',
    slow: 'Deine Verbindung ist gerade zu langsam. Die Seite versucht es von selbst noch einmal.',
    'too-fast': 'Diese Seite hat zu viel auf einmal gesendet. Warte eine Minute und verbinde dich dann neu.',
    'too-many-sockets': 'Du hast diesen Tisch zu oft geöffnet. Schließ andere Fenster und lade dann dieses neu.',
    'no-identity': 'Der Server weiß nicht mehr, wer du bist. Erlaube Cookies für diese Adresse und lade die Seite neu.',
    storage:
      'Der Server kann gerade nichts speichern. Was gespielt wurde, ist sicher. Versuch es in ein paar Minuten wieder.',
    internal:
      'Auf dem Server ist etwas schiefgegangen. Was gespielt wurde, ist sicher. Versuch es in einer Minute wieder.',
  },
  turn: {
    title: 'Du bist dran',
    body: ({ game, names }) => `${game} mit ${names}`,
  },
  phrases: {
    hello: 'Hallo zusammen!',
    'good-luck': 'Viel Glück!',
    'nice-throw': 'Schöner Wurf!',
    'bad-luck': 'So ein Pech!',
    'well-played': 'Gut gespielt!',
    thanks: 'Danke!',
    'one-moment': 'Einen Moment, bitte.',
    'your-turn': 'Du bist dran, wenn du so weit bist.',
    oops: 'Hoppla!',
    congratulations: 'Glückwunsch!',
    again: 'Noch eine Partie?',
    bye: 'Tschüss, bis bald!',
  },
  reactions: {
    smile: 'lächelt',
    laugh: 'lacht',
    wow: 'staunt',
    sad: 'ist traurig',
    think: 'denkt nach',
    clap: 'klatscht',
    thumb: 'zeigt den Daumen hoch',
    heart: 'schickt ein Herz',
  },
  colours: {
    blue: 'Blau',
    red: 'Rot',
    green: 'Grün',
    violet: 'Violett',
    gold: 'Goldgelb',
    teal: 'Petrol',
    pink: 'Rosa',
    grey: 'Grau',
  },
} satisfies ProtocolText
