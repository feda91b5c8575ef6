import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'Sieben Würfel wandern zwischen dir und den anderen hin und her. Kronen sind das Recht auf den Thron, Dolche ' +
    'der Verrat, Schädel die Laune des Schicksals und Schriftrollen die Intrige: Die anderen würfeln sie in deinem ' +
    'Zug. Drei Ansprüche bringen den Thron.',
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
    'Alle haben einen Bereich für Würfel. In deinem Zug gehört dir jeder Würfel, der nicht im Bereich von jemand ' +
    'anderem liegt. Kronen und Dolche in einem Bereich liegen fest: Sie werden nicht neu gewürfelt, außer durch ' +
    'das Schicksal (R15). Schädel und Schriftrollen in deinem Bereich sind lose. Kronen und Dolche in fremden ' +
    'Bereichen wirken erst im Zug dieser Person, egal wie viele es sind. „Sieben“ von einem Symbol heißt, dass ' +
    'alle sieben Würfel in deinem Bereich liegen und es zeigen.',
  R1:
    'Sammle alle Würfel, die niemand anderes hat: Sie sind lose. Kronen und Dolche, die du schon hattest, liegen ' +
    'fest in deinem Bereich und zählen. Haben die anderen alle sieben Würfel, setzt du aus: kein Wurf, keine ' +
    'Belohnung.',
  R2: 'Liegen jetzt drei oder mehr Dolche in deinem Bereich, wirst du sofort verraten (R9).',
  R3: 'Wirf alle deine losen Würfel. Wenn du welche hast, musst du das; wenn nicht, geht es mit R8 weiter.',
  R4:
    'Kronen und Dolche liegen fest. Mit drei oder mehr Dolchen in deinem Bereich wirst du sofort verraten (R9), ' +
    'noch bevor eine Schriftrolle übergeben wird.',
  R5:
    'Sieben Schriftrollen in einem Wurf rufen den Boten, der dich für den Rest dieses Zugs schützt: Die anderen ' +
    'können dir keine Dolche geben. Die Schriftrollen übergibst du trotzdem. Wo die anderen ihre Dolche behalten ' +
    '(siehe Optionen), ändert der Bote nichts.',
  R6:
    'Übergib alle eben gewürfelten Schriftrollen an die anderen, aufgeteilt, wie du magst. Wer welche bekommen ' +
    'hat, würfelt sie, alle in einem Wurf. Eine Krone bleibt fest im Bereich dieser Person. Wer einen Dolch ' +
    'würfelt, gibt ihn einer beliebigen Person, auch sich selbst, nur nicht dir, solange der Bote dich schützt; ' +
    'bei einer Person, die nicht am Zug ist, liegt er fest, bis ihr eigener Zug endet. Ein Schädel oder eine ' +
    'Schriftrolle kommt lose zu dir zurück; eine solche Schriftrolle wird nicht noch einmal übergeben, aber du ' +
    'kannst sie neu würfeln. Personen mit Dolchen entscheiden nacheinander, im Uhrzeigersinn links von dir ' +
    'beginnend, und gezählt werden die Dolche erst nach der letzten.',
  R7: 'Liegen jetzt drei oder mehr Dolche in deinem Bereich, wirst du verraten (R9).',
  R8:
    'Dann hör auf, oder würfle alle Schädel, alle Schriftrollen oder beides neu und mach mit R4 weiter. Ein Symbol ' +
    'wird ganz oder gar nicht neu gewürfelt. Ohne lose Würfel, und ohne Schicksal zum Ausgeben, hörst du auf. Drei ' +
    'Kronen beenden den Zug nicht von selbst: Du kannst weitermachen, sogar bis sieben.',
  R9:
    'Wirst du verraten, endet dein Zug, und du bekommst nichts; frühere Ansprüche sind sicher. Sieben Dolche ' +
    'können mehr bewirken, je nach Option: Du verlierst einen Anspruch; oder in jeden Bereich, auch in deinen, ' +
    'wird fest ein Dolch gelegt, der im nächsten Zug dieser Person zählt, während der Rest in die Mitte ' +
    'zurückkehrt; oder nichts.',
  R10:
    'Aufhören bringt genau eine Belohnung, wenn du eine verdient hast; unter mehreren wählst du eine; alle ' +
    'ablehnen kannst du nicht. Sieben Kronen, das Geburtsrecht, bringen 2 Ansprüche, drei bis sechs bringen 1 ' +
    '(sechs je nach Option 2). Sieben Schädel, die Wende des Schicksals, stehlen 1 Anspruch von einer Person ' +
    'deiner Wahl oder nehmen 1 aus dem Vorrat, wenn niemand sonst einen hat (mehr in den Optionen); fünf oder ' +
    'sechs Schädel bringen 1 Anspruch. Schicksalsmarken (R15) und die Krone (R16) sind Belohnungen der erweiterten ' +
    'Regeln.',
  R11:
    'Nach deinem Zug kehren deine Würfel, auch die festen, in die Mitte zurück. Würfel in fremden Bereichen ' +
    'bleiben dort. Weiter geht es links von dir.',
  R12:
    'Wer zuerst drei Ansprüche hat, gewinnt sofort. Die übrige Rangfolge ergibt sich aus den Ansprüchen, die Krone ' +
    'zählt als einer; bei Gleichstand wird der Rang geteilt.',
  advanced: 'Jede dieser Regeln lässt sich einzeln vereinbaren, in beliebiger Kombination.',
  R13: 'Eine längere Partie: Fünf statt drei Ansprüche gewinnen.',
  R14:
    'Rache. Wirst du bei R4 oder R7 mit vier, fünf oder sechs Dolchen verraten, kannst du die über den dritten ' +
    'hinaus, oder alle, je nach Vereinbarung, einer einzigen Person geben, bei der sie fest liegen. Oder du gibst ' +
    'keinen. Ein Verrat bei R2 bringt keine Rache, sieben Dolche nie.',
  R15:
    'Schicksal. Hörst du mit drei oder mehr Schädeln auf, kannst du als Belohnung Schicksalsmarken nehmen, je nach ' +
    'Vereinbarung 1 oder 2, aus einem Vorrat von zehn: was noch da ist, wenn er nicht reicht, und nichts, wenn er ' +
    'leer ist. In deinem Zug kannst du sie bei R8 ausgeben, und auch, wenn ein Verrat (R2, R4, R7) endgültig zu ' +
    'werden droht: Mit 1 Marke würfelst du einen Würfel deines Bereichs neu, fest oder lose, mit 2 Marken einen ' +
    'Würfel eines fremden Bereichs, so oft du zahlen kannst. Ausgegebene Marken kehren in den Vorrat zurück. Dein ' +
    'eigener Würfel gilt als Wurf mit einem Würfel: Es geht mit R4 weiter, zusammen mit noch nicht übergebenen ' +
    'Schriftrollen; den Boten ruft er nie. Ein fremder Würfel bleibt als Krone oder Dolch dort und kommt als ' +
    'Schädel oder Schriftrolle lose in deinen Bereich. Dann werden die Dolche wieder gezählt. Nach einem bei R2 ' +
    'abgewendeten Verrat geht es mit R3 weiter, sonst mit R6, wenn Schriftrollen zu übergeben sind, sonst mit R8. ' +
    'Verzichtest du oder kannst du nicht zahlen, ist der Verrat endgültig: Es folgen R9, R14 und R11.',
  R16:
    'Verteidigung der Krone. Niemand gewinnt nach R12. Die Krone zählt als ein Anspruch, und niemand hat mehr als ' +
    'zwei Anspruchsmarken (vier im Spiel um fünf Ansprüche). Eine Belohnung, die dich auf drei Ansprüche (oder ' +
    'fünf) brächte, gibt dir Marken bis zu dieser Grenze und dann die Krone, aus der Mitte oder von der Person, ' +
    'die sie hat; was darüber hinausgeht, verfällt. Du gewinnst am Ende eines Zugs, den du mit der Krone begonnen ' +
    'hast, in dem du nicht verraten wurdest und den du mit der Krone und allen erlaubten Marken beendest. In ' +
    'diesem Zug musst du mindestens einmal würfeln, wenn du lose Würfel hast; ein Wurf des Schicksals zählt nicht. ' +
    'Verraten, oder mit weniger Marken, behältst du die Krone und spielst weiter. Sieben Kronen oder sieben ' +
    'Schädel können statt ihrer üblichen Belohnung jemandem die Krone abnehmen, egal wie viele Marken du hast. Ein ' +
    'gestohlener oder verlorener Anspruch (R9, R10) ist immer eine Marke, nie die Krone. Gedruckt für fünf ' +
    'Ansprüche; mit dreien ist es eine Hausregel.',
  solo:
    'Ein Spiel für eine Person, eine inoffizielle Variante von George Jaros. Es gelten nur die folgenden Regeln: ' +
    'kein Bote, keine Wirkung von sieben Gleichen, nichts von R13 bis R16 und keine Option außer der Zahl der ' +
    'Marken.',
  S1:
    'Du und Varrick sammelt Kronenmarken; wer zuerst drei hat (oder fünf oder sieben, wenn du magst), gewinnt ' +
    'sofort. Varrick kann gefangene Kronenwürfel von Zug zu Zug behalten; du würfelst die übrigen der sieben.',
  S2:
    'Ein Zug wiederholt sich: würfeln, beim ersten Mal alle deine Würfel; dann kommen S3, S4, S5 und die Prüfungen ' +
    'von S6, bis eine davon den Zug beendet.',
  S3:
    'Eben gewürfelte Kronen liegen fest bei dir. Schädel bleiben lose bei dir. Von den eben gewürfelten Dolchen ' +
    'bestimmst du, wie viele du fest behältst und wie viele du Varrick gibst.',
  S4:
    'Eben gewürfelte Schriftrollen gehen an Varrick, der sie würfelt. In dieser Reihenfolge: Schriftrollen kommen ' +
    'lose zu dir zurück. Kronen bleiben gefangen bei ihm; hat er nun drei oder mehr, gilt sofort die erste Prüfung ' +
    'von S6, und der Rest des Wurfs hat keine Wirkung. Schädel kommen lose zu dir zurück, und jeder bringt einen ' +
    'Dolch mit, solange er einen von vor diesem Wurf hat, eben gegebene eingeschlossen; er liegt fest bei dir. ' +
    'Dolche dieses Wurfs bleiben bei ihm.',
  S5:
    'Hattest du weniger als drei Dolche und machen die von Schädeln gebrachten drei oder mehr daraus, nimmt er ' +
    'sich eine deiner Marken, einmal je Wurf; das kann die Partie beenden. Hast du keine, wird eine deiner festen ' +
    'Kronen, falls du eine hast, zur Gefangenen und zählt in S6.',
  S6:
    'Prüfungen, in dieser Reihenfolge. Varrick hat drei oder mehr Kronen: Er bekommt eine Marke, alle seine ' +
    'Kronenwürfel werden frei, der Zug endet, und du bekommst nichts. Du oder Varrick habt drei oder mehr Dolche: ' +
    'Der Zug endet, und du bekommst nichts; ist es Varrick und hat er in diesem Zug selbst keinen Dolch gewürfelt, ' +
    'befreist du eine gefangene Krone. Du hast drei oder mehr Kronen oder fünf oder mehr Schädel: Du bekommst eine ' +
    'Marke, der Zug endet. Du hast keine losen Würfel: Der Zug endet. Sonst musst du neu würfeln: alle Schädel, ' +
    'alle Schriftrollen oder beides.',
  S7:
    'Am Ende eines Zugs gehören alle Würfel wieder dir, außer Varricks gefangenen Kronen; Dolche bleiben nie für ' +
    'den nächsten Zug liegen.',
  examples: {
    third:
      'Du würfelst drei Kronen, zwei Dolche, eine Schriftrolle und einen Schädel. Bevor du aufhören kannst, muss ' +
      'die Schriftrolle übergeben werden. Die andere Person würfelt einen Dolch und gibt ihn dir: der dritte. ' +
      'Verrat, kein Anspruch.',
    early: 'Du würfelst drei Dolche und drei Schriftrollen: Verrat, und keine Schriftrolle wird übergeben.',
    six: 'Du hörst mit sechs Kronen auf: ein Anspruch.',
    rival: 'Jemand anderes hat zwei Kronen: Im eigenen Zug genügt dann noch eine.',
    odds:
      'Beim Wurf aller sieben Würfel kommen drei oder mehr Dolche in 9,58 % der Fälle, fünf oder mehr Schädel in ' +
      '4,53 %, sieben Schriftrollen in 0,046 %.',
  },
} satisfies BookTexts
