import { plural } from '../../../engine/text/lang.ts'
import type { TogetherTexts } from './catalog.ts'

export const de = {
  tv: {
    title: 'Fernseher',
    pair: 'Gib diesen Code auf dem Handy ein',
    pairHelp: 'An deinem Tisch im Menü: „Auf dem Fernseher zeigen“.',
    join: 'Mitspielen',
    joinAt: ({ address }) => `Scannen oder auf ${address} den Code eingeben.`,
    wait: 'Warten auf Spieler',
    turn: ({ who }) => `Jetzt dran: ${who}`,
    all: 'Alle überlegen',
    again: 'Noch eine Partie? Tippt auf dem Handy auf „Noch einmal spielen“.',
    next: 'Noch einmal! Wer ist dabei?',
    played: ({ count }) => plural('de', count, { one: `${count} Partie gespielt`, other: `${count} Partien gespielt` }),
    back: 'Zurück zum Tisch',
    show: 'Auf dem Fernseher zeigen',
    showHelp: ({ address }) =>
      `Öffne ${address} im Browser des Fernsehers. Er zeigt vier Buchstaben: Gib sie hier ein.`,
    code: 'Code des Fernsehers',
    send: 'Dort zeigen',
    sent: 'Dein Tisch ist auf dem Fernseher.',
    notTv: 'Das ist der Code eines Tischs. Der Code des Fernsehers steht auf dessen Bildschirm.',
    here: 'Diesen Bildschirm als Fernseher nutzen',
    which: 'Welchen Tisch soll der Fernseher zeigen?',
    none: 'Noch kein Tisch',
    noneHelp: 'Eröffne zuerst einen Tisch und wähl dort „Auf dem Fernseher zeigen“.',
  },
  away: {
    since: ({ who }) => `${who} ist dran, aber gerade nicht da.`,
    ready: ({ who }) => `${who} ist schon eine Weile weg. Wie geht’s weiter?`,
    nudge: 'Anstupsen',
    nudged: ({ who }) => `${who} wurde angestupst.`,
    bot: 'Bot spielen lassen',
    wait: 'Warten',
    end: 'Partie beenden',
  },
  leave: {
    inviteHelp: 'Wer diesen Link hat, kann zuschauen.',
    leave: 'Partie verlassen',
    title: 'Diese Partie verlassen?',
    bot: 'Ein Bot spielt für dich weiter. Du bekommst den Platz nicht zurück.',
    ends: 'Die Partie endet hier, und du bekommst den letzten Rang.',
    yes: 'Verlassen',
    stay: 'Bleiben',
    end: 'Ende der Partie vorschlagen',
    asked: ({ names }) => `Du möchtest die Partie beenden. Warten auf ${names} …`,
    asks: ({ who }) => `${who} möchte die Partie hier beenden.`,
    agree: 'Beenden',
    goOn: 'Weiterspielen',
    refused: ({ who }) => `${who} möchte lieber weiterspielen.`,
  },
  join: {
    help: 'Tipp die vier Buchstaben ein, die auf dem Handy deines Gastgebers oder auf dem Fernseher stehen.',
    field: 'Code',
    go: 'Mitspielen',
  },
  people: {
    title: 'Deine Mitspieler',
    help: 'Nur dieses Gerät merkt sie sich.',
    last: ({ game, when }) => `${game}, ${when}`,
    times: ({ count }) => plural('de', count, { one: `${count} Partie`, other: `${count} Partien` }),
    again: ({ who }) => `Noch einmal mit ${who} spielen`,
    play: 'Noch einmal',
    gone: ({ who }) =>
      `Diese Partie ist nicht mehr auf dem Server. Eröffne einen neuen Tisch und schick ${who} den Link.`,
    forget: ({ who }) => `${who} vergessen`,
    forgotten: ({ who }) => `${who} steht nicht mehr in der Liste.`,
  },
  me: {
    nameHelp: 'So sehen dich die anderen am Tisch.',
    colour: 'Deine Farbe',
    saved: 'Gespeichert.',
    device: 'Anderes Gerät',
    deviceHelp:
      'Ein Link, der nur einmal gilt, bringt dein Profil auf ein anderes Handy oder einen anderen Computer: gleicher Name, gleiche Plätze.',
    makeLink: 'Link erstellen',
    linkHelp: ({ minutes }) =>
      plural('de', minutes, {
        one: `Öffne ihn innerhalb von ${minutes} Minute auf dem anderen Gerät. Gib ihn nicht weiter.`,
        other: `Öffne ihn innerhalb von ${minutes} Minuten auf dem anderen Gerät. Gib ihn nicht weiter.`,
      }),
    move: 'Dein Profil auf diesem Gerät nutzen?',
    moveHelp:
      'Dieses Gerät bekommt den Namen und die Plätze des Geräts, das den Link erstellt hat. Sein bisheriges Profil wird ersetzt.',
    moveYes: 'Ja, das bin ich',
    moved: 'Dein Profil ist jetzt auf diesem Gerät.',
    notify: 'Bescheid sagen, wenn ich dran bin',
    notifyHelp: 'Auch wenn Iacta geschlossen ist. Nur dieses Gerät kann die Nachricht lesen.',
    notifyOpenHelp: 'Nur solange auf diesem Gerät ein Tisch in einem Tab offen ist.',
    notifyNot: 'Benachrichtigungen gibt es nur über verschlüsselte Adressen (https), und diese ist keine.',
    notifyInstall:
      'Auf iPhone und iPad muss Iacta dafür auf dem Home-Bildschirm liegen: Tipp auf „Teilen“, dann auf „Zum Home-Bildschirm“, und schalte die Benachrichtigungen dort ein.',
    notifyNone:
      'Dieser Browser zeigt keine Benachrichtigungen. Der Titel des Tabs und ein Ton sagen dir trotzdem Bescheid.',
    data: 'Deine Daten',
    dataHelp:
      'Der Server speichert deinen Namen, deine Farbe, deine Tische und, wenn du Benachrichtigungen willst, wie er dieses Gerät erreicht. Keine E-Mail, kein Passwort.',
    save: 'Meine Daten herunterladen',
    delete: 'Alle meine Daten löschen',
    deleteTitle: 'Alle deine Daten löschen?',
    deleteHelp:
      'Deine Plätze übernehmen Bots, und nichts verbindet sie mehr mit dir. Das lässt sich nicht rückgängig machen.',
    deleted: 'Deine Daten auf dem Server wurden gelöscht.',
  },
} satisfies TogetherTexts
