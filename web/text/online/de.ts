import { plural } from '../../../engine/text/lang.ts'
import type { MeTexts, OnlineTexts } from './catalog.ts'

export const online = {
  withFriends: 'Mit Freunden',
  noServer: 'Hier ist kein Server',
  noServerHelp:
    'Zusammen spielen geht nur mit einem Iacta-Server, und unter dieser Adresse antwortet keiner. Alles andere geht wie immer.',
  create: {
    help: 'Eröffne einen Tisch und verschick den Link: Jeder spielt auf seinem eigenen Gerät, nah oder fern.',
    seats: 'Plätze',
    clock: 'Uhr',
    clockHelp: 'Läuft die Zeit ab, macht der leichteste Bot diesen Zug.',
    listed: 'In der öffentlichen Liste zeigen',
    listedHelp: 'Dann darf sich jeder setzen. Sonst findet den Tisch nur, wer den Link hat.',
    reading: 'Warten, bis alle gelesen haben',
    readingHelp:
      'Für alle, die sich die Würfel vorlesen lassen: Vorher lässt sich nichts greifen, und die Zeit zählt ' +
      'erst ab da. Wer einen Screenreader benutzt, sagt das in den Einstellungen.',
    coach: 'Trainer erlauben',
    coachHelp: 'Alle dürfen sich die Chance jeder Wahl sagen lassen. Sonst spielen alle aus eigener Kraft.',
    open: 'Tisch eröffnen',
  },
  clocks: {
    none: 'Keine Uhr',
    live: ({ move, bank }) => `${move} s je Zug, ${bank} min Reserve`,
    slow: ({ days }) => plural('de', days, { one: `${days} Tag je Zug`, other: `${days} Tage je Zug` }),
  },
  lobby: {
    openSeat: 'Freier Platz',
    you: 'du',
    host: 'Gastgeber',
    away: 'nicht da',
    sit: 'Hinsetzen',
    sitOn: ({ seat }) => `Auf Platz ${seat} setzen`,
    sitTitle: 'Wie heißt du?',
    nameHelp: 'Diesen Namen sehen die anderen. Er bleibt auf diesem Gerät gemerkt.',
    rename: 'Namen ändern',
    addBot: 'Ein Bot',
    botOn: ({ seat }) => `Einen Bot auf Platz ${seat} setzen`,
    levelOn: ({ seat }) => `Bot auf Platz ${seat}`,
    remove: ({ who }) => `Platz von ${who} frei machen`,
    rise: 'Aufstehen',
    fill: 'Mit Bots auffüllen',
    start: 'Partie beginnen',
    seatsOpen: ({ count }) =>
      plural('de', count, { one: `${count} Platz ist noch frei`, other: `${count} Plätze sind noch frei` }),
    waitsHost: 'Der Gastgeber beginnt die Partie.',
    hostAway:
      'Der Gastgeber ist nicht da. Kommt er nicht innerhalb einer Minute zurück, übernimmt, wer am längsten hier ist.',
    nowHost: 'Du übernimmst den Tisch: Du kannst die Partie jetzt beginnen.',
    invite: 'Einladen',
    inviteHelp: 'Verschick den Link, oder lass andere ihre Kamera auf den Code richten.',
    link: 'Link zu diesem Tisch',
    copy: 'Kopieren',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Dieser Browser kopiert nichts. Markiere den Link und kopiere ihn von Hand.',
    share: 'Teilen',
    shareText: ({ game }) => `Spielen wir ${game}! Dein Platz ist frei.`,
    code: 'Der Link als QR-Code',
    tv: 'Auf einem großen Bildschirm zeigen',
    watching: ({ count }) => plural('de', count, { one: `${count} schaut zu`, other: `${count} schauen zu` }),
    watch: 'Du schaust zu.',
    listed: 'In der öffentlichen Liste',
    unlisted: 'Nur über den Link',
    coach: 'Alle dürfen den Trainer fragen',
    reading: 'Wettrennen warten, bis alle gelesen haben',
    opening: 'Die Würfel werden ausgemacht',
    openingHelp: 'Jedes Gerät gibt seinen eigenen Zufall dazu. Das dauert ein paar Sekunden.',
  },
  connection: {
    connecting: 'Verbindung wird aufgebaut …',
    lost: ({ since }) => `Keine Verbindung seit ${since}. Sie kommt von selbst zurück.`,
    paused: ({ since }) =>
      `Pause seit ${since}: Der Server erreicht seine Tische nicht. Nichts geht verloren, und keine Uhr läuft.`,
    awaited: ({ names }) => `Wir warten kurz auf ${names}: Die Verbindung ist weg.`,
    again: 'Jetzt verbinden',
    unsent: 'Es gibt gerade keine Verbindung. Versuch es wieder, wenn sie zurück ist.',
    unanswered: 'Unterwegs …',
    closed: 'Die Verbindung ist beendet',
  },
  dice: {
    line: ({ devices }) =>
      plural('de', devices, {
        one: `Würfel festgelegt von ${devices} Gerät`,
        other: `Würfel festgelegt von ${devices} Geräten`,
      }),
    none: 'Würfel ohne Nachweis',
    title: 'Überprüfbare Würfel',
    before:
      'Alle Würfe dieser Partie standen vor dem ersten fest: durch ein Geheimnis des Servers und Zufall von den Geräten der Spieler, jedes versiegelt, bevor jemand seines zeigte. Niemand konnte sie wählen.',
    after: 'Nach der Partie wird das Geheimnis gezeigt. Dann prüft die Wiederholung jeden Wurf, hier auf deinem Gerät.',
    limits: 'Der Server könnte Würfe im Voraus kennen, aber nicht ändern.',
    seen: 'Dein Gerät war dabei und merkt sich dieses Siegel:',
    unseen: 'Dein Gerät war nicht dabei, als die Würfel versiegelt wurden. Das ist das Siegel des Tisches:',
    commitment: 'Siegel',
  },
  hand: {
    give: 'Einen Bot für mich spielen lassen',
    take: 'Meinen Platz zurücknehmen',
    given: 'Ein Bot spielt für dich.',
    gives: ({ who }) => `Ein Bot spielt für ${who}`,
  },
  say: {
    title: 'Etwas sagen',
    phrases: 'Sätze',
    reactions: 'Reaktionen',
    said: ({ who, what }) => `${who}: ${what}`,
  },
  takeback: {
    asks: ({ who }) => `${who} möchte den letzten Zug zurücknehmen.`,
    waits: ({ names }) => `Du möchtest deinen Zug zurücknehmen. Warten auf ${names}.`,
    yes: 'Einverstanden',
    no: 'Nein',
    done: 'Der Zug ist zurückgenommen.',
    void: 'Der Server war unterbrochen: Diese Runde zählt nicht und wird neu geworfen.',
    refused: ({ who }) =>
      who === null
        ? 'Die Partie ist weitergegangen: Der Zug bleibt.'
        : `${who} ist nicht einverstanden: Der Zug bleibt.`,
  },
  clock: ({ who, time }) => `${who} hat noch ${time}`,
  day: {
    dice: 'Die Würfel des Tages: dieselben für alle',
    over: 'Der Tag ist vorbei: Diese Partie wird nicht mehr gewertet.',
    uncounted:
      'Von diesem Gerät oder aus diesem Netz wurde heute schon gespielt: Diese Partie steht nicht in der Liste.',
  },
  rematch: 'Revanche',
  rematchGo: 'Zur Revanche',
  ended: 'Dieser Tisch wurde geschlossen',
  endedHelp: 'Er endete vor der Partie. Eröffne einen neuen, wann du willst.',
  turn: {
    badge: 'Du bist dran',
    notify: 'Benachrichtigen, wenn ich dran bin',
    notifyOff: 'Keine Benachrichtigungen mehr',
    refused:
      'Der Browser erlaubt für diese Adresse keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.',
    offer: 'Diese Partie kann Tage dauern. Möchtest du eine Benachrichtigung, wenn du dran bist?',
    offerYes: 'Benachrichtigen',
    offerNo: 'Nein, danke',
  },
  tv: {
    join: 'Mitspielen',
    turn: ({ who }) => `${who} ist dran`,
    wait: 'Warten auf Mitspieler',
  },
  tables: {
    title: 'Tische',
    mine: 'Meine Tische',
    others: 'Öffentliche Tische',
    mineHelp: 'Du sitzt an keinem Tisch. Eröffne einen auf der Startseite, oder folge einem Link.',
    othersHelp: 'Gerade hat niemand einen öffentlichen Tisch offen.',
    yourTurn: 'Du bist dran',
    left: ({ time }) => `noch ${time}`,
    status: {
      lobby: 'Warten auf Mitspieler',
      opening: 'Beginnt gleich',
      playing: 'Wird gespielt',
      over: 'Zu Ende',
      closed: 'Geschlossen',
    },
    more: 'Mehr zeigen',
  },
} satisfies OnlineTexts

export const me = {
  title: 'Du im Netz',
  name: 'Dein Name',
  nameHelp: 'Was andere an Tischen sehen.',
  colour: 'Deine Farbe',
  saved: 'Gespeichert.',
  device: 'Ein anderes Gerät',
  deviceHelp:
    'Mit einem Link, der einmal gilt, wird dein Telefon oder ein anderer Rechner zu dir: derselbe Name, dieselben Plätze.',
  makeLink: 'Link erzeugen',
  linkHelp: ({ minutes }) =>
    plural('de', minutes, {
      one: `Öffne ihn innerhalb von ${minutes} Minute auf dem anderen Gerät. Gib ihn sonst niemandem.`,
      other: `Öffne ihn innerhalb von ${minutes} Minuten auf dem anderen Gerät. Gib ihn sonst niemandem.`,
    }),
  move: 'Hier dieselbe Person sein?',
  moveHelp:
    'Dieses Gerät übernimmt Namen und Plätze des Geräts, das den Link erzeugt hat. Was es vorher war, bleibt zurück.',
  moveYes: 'Ja, das bin ich',
  moved: 'Dieses Gerät ist jetzt deins.',
  notify: 'Benachrichtigen, wenn ich dran bin',
  notifyHelp:
    'Auch wenn Iacta geschlossen ist: Der Push-Dienst des Browsers bringt eine Nachricht, die nur dieses Gerät lesen kann.',
  notifyOpenHelp: 'Nur solange ein Tisch in einem Tab offen ist, und nur auf diesem Gerät.',
  notifyNot: 'Browser zeigen Benachrichtigungen nur von verschlüsselten Adressen (https), und diese ist keine.',
  notifyInstall:
    'Auf iPhone und iPad gehen Benachrichtigungen nur, wenn Iacta auf dem Home-Bildschirm liegt: Tippe auf „Teilen“, dann „Zum Home-Bildschirm“, und schalte sie dort ein.',
  notifyNone: 'Dieser Browser zeigt keine Benachrichtigungen. Der Titel des Tabs und ein Ton sagen es dir trotzdem.',
  data: 'Deine Daten',
  dataHelp:
    'Der Server hat deinen Namen, deine Farbe, die Tische, an denen du sitzt, und, wenn du Benachrichtigungen willst, wie dieses Gerät zu erreichen ist. Keine Adresse, kein Passwort.',
  save: 'Meine Daten speichern',
  delete: 'Alle meine Daten löschen',
  deleteTitle: 'Alle deine Daten löschen?',
  deleteHelp:
    'Deine Plätze werden die eines Gastes, Bots spielen sie weiter, und nichts führt zu dir zurück. Das lässt sich nicht rückgängig machen.',
  deleted: 'Deine Daten auf dem Server sind gelöscht.',
} satisfies MeTexts
