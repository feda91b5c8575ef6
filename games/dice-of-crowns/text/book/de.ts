import type { Catalog } from '../en.ts'

export const book = {
  intro:
    'Sieben Würfel wandern zwischen dir und deinen Mitspielern hin und her. Kronen stehen für dein Recht auf den Thron, Dolche für Verrat, Schädel für die Laune des Schicksals und Schriftrollen für Intrigen: Sie werden in deinem Zug von den anderen gewürfelt. Wer drei Ansprüche hat, gewinnt den Thron.',
  headings: {
    dice: 'Die Würfel',
    turn: 'Dein Zug',
    rewards: 'Verrat und Belohnung',
    end: 'Das Ende',
    examples: 'Beispiele',
    advanced: 'Erweiterte Regeln',
    solo: 'Allein gegen Onkel Varrick',
    options: 'Optionen',
  },
  dice: 'Jeder der sieben Würfel hat eine Krone, einen Dolch, zwei Schädel und zwei Schriftrollen.',
  terms:
    'Jeder Spieler hat einen Bereich für Würfel. In deinem Zug gehört dir jeder Würfel, der nicht bei einem ' +
    'Mitspieler liegt.' +
    '\nKronen und Dolche in einem Bereich liegen fest: Nur das Schicksal würfelt sie neu (R15).' +
    '\nSchädel und Schriftrollen in deinem Bereich sind lose.' +
    '\nKronen und Dolche bei einem Mitspieler wirken erst in seinem eigenen Zug, egal wie viele es sind.' +
    '\n„Sieben“ von einem Symbol heißt: Alle sieben Würfel liegen in deinem Bereich und zeigen es.',
  R1: 'Nimm alle Würfel aus der Mitte: Sie sind lose. Kronen und Dolche, die du schon hattest, liegen fest in deinem Bereich und zählen. Haben die anderen alle sieben Würfel, setzt du aus: kein Wurf, keine Belohnung.',
  R2: 'Liegen jetzt drei oder mehr Dolche in deinem Bereich, wirst du sofort verraten (R9).',
  R3: 'Wirf alle deine losen Würfel; das ist Pflicht. Hast du keine, geht es mit R8 weiter.',
  R4:
    'Kronen und Dolche liegen fest. Mit drei oder mehr Dolchen in deinem Bereich wirst du sofort verraten (R9), ' +
    'noch bevor eine Schriftrolle übergeben wird.',
  R5: 'Sieben Schriftrollen in einem Wurf rufen den Boten. Für den Rest des Zugs kann dir niemand Dolche geben; die Schriftrollen übergibst du trotzdem. Wenn Mitspieler ihre Dolche behalten (siehe Optionen), ändert der Bote nichts.',
  R6:
    'Übergib alle gerade gewürfelten Schriftrollen deinen Mitspielern; du verteilst sie, wie du magst. Alle, die ' +
    'welche bekommen, würfeln sie in einem gemeinsamen Wurf.' +
    '\nWürfelt ein Mitspieler eine Krone, bleibt sie fest bei ihm.' +
    '\nEinen Dolch gibt er, wem er will, auch sich selbst, nur nicht dir, solange der Bote dich schützt.' +
    '\nBei einem Spieler, der nicht dran ist, liegt der Dolch fest, bis dessen eigener Zug endet.' +
    '\nSchädel und Schriftrollen kommen lose zu dir zurück; solche Schriftrollen übergibst du nicht noch ' +
    'einmal, du kannst sie aber neu würfeln.' +
    '\nMitspieler mit Dolchen entscheiden nacheinander im Uhrzeigersinn, angefangen links von dir.' +
    '\nGezählt werden die Dolche erst, wenn alle entschieden haben.',
  R7: 'Liegen jetzt drei oder mehr Dolche in deinem Bereich, wirst du verraten (R9).',
  R8:
    'Hör auf, oder würfle alle Schädel, alle Schriftrollen oder beides neu und mach mit R4 weiter.' +
    '\nVon einem Symbol würfelst du alle Würfel neu oder keinen.' +
    '\nHast du keine losen Würfel und keine Schicksalsmarken, hörst du auf.' +
    '\nDrei Kronen beenden den Zug nicht von selbst: Du kannst weitermachen, sogar bis sieben.',
  R9: 'Wirst du verraten, endet dein Zug ohne Anspruch; frühere Ansprüche sind sicher. Was sieben Dolche noch bewirken, hängt von der Option ab: Du verlierst einen Anspruch; oder jeder Spieler, auch du, bekommt einen Dolch fest in seinen Bereich, der in seinem nächsten Zug zählt, und die übrigen gehen in die Mitte zurück; oder es bleibt beim Verrat.',
  R10:
    'Wenn du aufhörst, bekommst du genau eine Belohnung, falls du eine verdient hast. Unter mehreren wählst ' +
    'du eine; alle ablehnen kannst du nicht.' +
    '\nSieben Kronen, das Geburtsrecht, bringen 2 Ansprüche, drei bis sechs bringen 1 (sechs auf Wunsch ' +
    'auch 2).' +
    '\nMit sieben Schädeln, der Wende des Schicksals, stiehlst du einem Mitspieler deiner Wahl 1 Anspruch ' +
    'oder nimmst 1 aus dem Vorrat, wenn kein Mitspieler einen hat (siehe auch Optionen).' +
    '\nFünf oder sechs Schädel bringen 1 Anspruch.' +
    '\nSchicksalsmarken (R15) und die Krone (R16) gibt es nur mit den erweiterten Regeln.',
  R11: 'Nach deinem Zug kommen deine Würfel, auch die festen, zurück in die Mitte. Würfel bei Mitspielern bleiben dort. Dann ist der Spieler links von dir dran.',
  R12: 'Wer zuerst drei Ansprüche hat, gewinnt sofort. Die anderen Ränge richten sich nach den Ansprüchen, wobei die Krone als einer zählt; bei Gleichstand wird der Rang geteilt.',
  advanced: 'Diese Regeln könnt ihr einzeln oder in beliebiger Kombination vereinbaren.',
  R13: 'Eine längere Partie: Zum Sieg braucht es fünf statt drei Ansprüche.',
  R14:
    'Rache. Wirst du bei R4 oder R7 mit vier, fünf oder sechs Dolchen verraten, darfst du je nach ' +
    'Vereinbarung die Dolche ab dem vierten oder alle einem einzigen Mitspieler geben.' +
    '\nDort liegen sie fest.' +
    '\nDu musst dich nicht rächen.' +
    '\nNach einem Verrat bei R2 oder mit sieben Dolchen gibt es keine Rache.',
  R15:
    'Schicksal. Hörst du mit drei oder mehr Schädeln auf, darfst du als Belohnung 1 oder 2 Schicksalsmarken ' +
    'nehmen, je nach Zahl der Schädel (siehe Optionen). Im Vorrat liegen zehn: Reichen sie nicht, bekommst du den ' +
    'Rest; ist keine mehr da, nichts.' +
    '\nIn deinem Zug kannst du sie bei R8 einsetzen, und auch, bevor ein Verrat (R2, R4, R7) endgültig wird.' +
    '\nMit 1 Marke würfelst du einen Würfel deines Bereichs neu, fest oder lose, mit 2 Marken einen ' +
    'fremden, sooft du zahlen kannst.' +
    '\nEingesetzte Marken gehen zurück in den Vorrat.' +
    '\nWürfelst du einen eigenen Würfel neu, gilt das als Wurf mit einem Würfel: Weiter geht es mit R4, und ' +
    'bei R6 übergibst du auch die Schriftrollen, die noch warten; der Bote kommt dabei nie.' +
    '\nDer Würfel eines Mitspielers bleibt als Krone oder Dolch dort; als Schädel oder Schriftrolle kommt er ' +
    'lose in deinen Bereich.' +
    '\nDann werden die Dolche wieder gezählt.' +
    '\nNach einem bei R2 abgewendeten Verrat geht es mit R3 weiter, sonst mit R6, wenn Schriftrollen zu ' +
    'übergeben sind, und sonst mit R8.' +
    '\nVerzichtest du oder kannst du nicht zahlen, ist der Verrat endgültig: Es folgen R9, R14 und R11.',
  R16:
    'Verteidigung der Krone. Der sofortige Sieg aus R12 entfällt. Die Krone zählt als ein Anspruch, und niemand hat mehr ' +
    'als zwei Anspruchsmarken (vier im Spiel um fünf Ansprüche).' +
    '\nBringt dich eine Belohnung auf drei Ansprüche (oder fünf), bekommst du Marken bis zur erlaubten Höchstzahl ' +
    'und dann die Krone, aus der Mitte oder von dem Spieler, der sie hat; alles Weitere verfällt.' +
    '\nDu gewinnst am Ende eines Zugs, den du mit der Krone begonnen hast, in dem du nicht verraten wurdest ' +
    'und den du mit der Krone und allen erlaubten Marken beendest.' +
    '\nIn diesem Zug musst du mindestens einmal würfeln, wenn du lose Würfel hast; ein Wurf des Schicksals ' +
    'zählt nicht.' +
    '\nWirst du verraten oder hast du weniger Marken, behältst du die Krone und spielst weiter.' +
    '\nMit sieben Kronen oder sieben Schädeln darfst du statt der üblichen Belohnung einem Mitspieler die ' +
    'Krone abnehmen, egal wie viele Marken du hast.' +
    '\nEin gestohlener oder verlorener Anspruch (R9, R10) ist immer eine Marke, nie die Krone.' +
    '\nGedruckt ist das für fünf Ansprüche; mit dreien ist es eine Hausregel.',
  solo: 'Ein Spiel für dich allein, eine inoffizielle Variante von George Jaros. Es gelten nur die folgenden Regeln: kein Bote, keine Sonderregel für sieben Gleiche, nichts von R13 bis R16 und keine Option außer der Zahl der Marken.',
  S1: 'Du spielst gegen Varrick um Kronenmarken; wer zuerst drei hat (auf Wunsch fünf oder sieben), gewinnt sofort. Gefangene Kronenwürfel behält Varrick von Zug zu Zug; du würfelst mit den übrigen.',
  S2: 'In einem Zug wiederholt sich Folgendes: Du würfelst, beim ersten Mal mit allen deinen Würfeln. Dann kommen S3, S4, S5 und die Prüfungen von S6, bis eine davon den Zug beendet.',
  S3: 'Gerade gewürfelte Kronen liegen fest bei dir, Schädel bleiben lose bei dir. Von den gerade gewürfelten Dolchen bestimmst du, wie viele du fest behältst und wie viele du Varrick gibst.',
  S4:
    'Gerade gewürfelte Schriftrollen gehen an Varrick, der sie würfelt.' +
    '\nDann der Reihe nach: Schriftrollen kommen lose zu dir zurück.' +
    '\nKronen bleiben gefangen bei ihm; hat er jetzt drei oder mehr, gilt sofort die erste Prüfung von S6, ' +
    'und der Rest des Wurfs hat keine Wirkung.' +
    '\nSchädel kommen lose zu dir zurück.' +
    '\nHatte Varrick schon vor diesem Wurf Dolche (gerade von dir gegebene zählen mit), bringt dir jeder ' +
    'Schädel einen davon mit, solange welche übrig sind; dieser Dolch liegt dann fest bei dir.' +
    '\nDolche dieses Wurfs bleiben bei ihm.',
  S5: 'Hattest du weniger als drei Dolche und hast durch die Schädel nun drei oder mehr, nimmt sich Varrick eine deiner Marken, einmal pro Wurf; das kann die Partie beenden. Hast du keine Marke, nimmt er stattdessen eine deiner festen Kronen gefangen, falls du eine hast; sie zählt in S6.',
  S6:
    'Prüfungen, der Reihe nach.' +
    '\nVarrick hat drei oder mehr Kronen: Er bekommt eine Marke, alle seine Kronenwürfel werden frei, der Zug ' +
    'endet, und du bekommst nichts.' +
    '\nDu oder Varrick hat drei oder mehr Dolche: Der Zug endet, und du bekommst nichts; ist es Varrick und ' +
    'hat er in diesem Zug selbst keinen Dolch gewürfelt, befreist du eine gefangene Krone.' +
    '\nDu hast drei oder mehr Kronen oder fünf oder mehr Schädel: Du bekommst eine Marke, der Zug endet.' +
    '\nDu hast keine losen Würfel: Der Zug endet.' +
    '\nSonst musst du neu würfeln: alle Schädel, alle Schriftrollen oder beides.',
  S7: 'Am Ende eines Zugs gehören alle Würfel wieder dir, außer Varricks gefangenen Kronen. Dolche bleiben nie bis zum nächsten Zug liegen.',
  examples: {
    third:
      'Du würfelst drei Kronen, zwei Dolche, eine Schriftrolle und einen Schädel. Bevor du aufhören darfst, musst du die Schriftrolle übergeben. Dein Mitspieler würfelt einen Dolch und gibt ihn dir: Das ist der dritte. Verrat, kein Anspruch.',
    early: 'Du würfelst drei Dolche und drei Schriftrollen: Verrat, und keine Schriftrolle wird übergeben.',
    six: 'Du hörst mit sechs Kronen auf: ein Anspruch.',
    rival: 'Ein Mitspieler hat zwei Kronen: In seinem eigenen Zug braucht er nur noch eine.',
    odds: 'Von den Würfen mit allen sieben Würfeln bringen 9,58 % drei oder mehr Dolche, 4,53 % fünf oder mehr Schädel und 0,046 % sieben Schriftrollen.',
  },
} satisfies Catalog['book']

export const lesson = {
  you: 'Rowan',
  left: 'Isolde',
  right: 'Mordred',
  notes: {
    roll: ({ you, left, right }) =>
      `Du bist ${you}; ${left} und ${right} wollen denselben Thron wie du. Wer drei Ansprüche hat, gewinnt ihn. Wirf deine sieben Würfel.`,
    reroll:
      'Kronen und Dolche liegen fest. Drei Kronen sind einen Anspruch wert, drei Dolche bedeuten Verrat. Du hast zwei Kronen: Würfle die Schädel neu.',
    hand: ({ left, right }) =>
      `Die dritte Krone! Aber bevor du aufhören darfst, musst du die Schriftrollen weggeben, und die anderen würfeln sie. Gib eine an ${left} und eine an ${right}.`,
    stop: ({ right }) =>
      `Eine Schriftrolle kam als Schädel zurück. ${right} hat einen Dolch gewürfelt und dir gegeben: Das sind zwei. Du hast drei Kronen, also hör auf und nimm deinen Anspruch.`,
    give: ({ left }) =>
      `Jetzt ist es umgekehrt: Du hast mit der Schriftrolle von ${left} einen Dolch gewürfelt und darfst ihn geben, wem du willst. ${left} hat schon zwei: Gib den dritten dazu.`,
    answer: ({ right }) => `Verrat: diesmal kein Anspruch. Nun gibt ${right} dir eine Schriftrolle. Würfle sie.`,
    rollAgain:
      'Eine Krone. Sie bleibt fest in deinem Bereich und zählt jetzt, in deinem eigenen Zug. Wirf die anderen sechs Würfel.',
    betrayed:
      'Drei Dolche: Verrat. Dein Zug endet sofort und bringt nichts. Der Anspruch, den du schon hast, ist sicher.',
    rollThird: ({ left, right }) =>
      `${left} hat für fünf Schädel einen Anspruch bekommen, und ${right} wurde verraten. Alle sieben Würfel gehören wieder dir. Würfle.`,
    five: 'Fünf Schädel. Auch sie sind einen Anspruch wert. Nicht gierig werden: Hör auf.',
    rollLast: ({ left, right }) =>
      `Weder ${left} noch ${right} hat etwas bekommen. Dir fehlt noch ein Anspruch. Würfle.`,
    win: 'Drei Kronen und keine Schriftrolle. Hör auf: Der dritte Anspruch gehört dir, und mit ihm der Thron.',
  },
  learned: [
    'Kronen und Dolche liegen fest; Schädel und Schriftrollen darfst du neu würfeln.',
    'Jede Schriftrolle, die du würfelst, gibst du einem Mitspieler, und der würfelt sie neu.',
    'Würfelt er einen Dolch, gibt er ihn, wem er will. Drei in deinem Bereich: Verrat.',
    'Hörst du mit drei Kronen oder fünf Schädeln auf, bekommst du einen Anspruch.',
    'Was in deinem Bereich liegt, zählt in deinem eigenen Zug. Mit drei Ansprüchen gewinnst du.',
  ],
} satisfies Catalog['lesson']
