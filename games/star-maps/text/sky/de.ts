import type { SkyTexts } from './catalog.ts'

export const sky = {
  shapes: {
    1: { one: 'Tropfen', all: 'Tropfen' },
    2: { one: 'Linse', all: 'Linsen' },
    3: { one: 'Dreizackstern', all: 'Dreizacksterne' },
    4: { one: 'Vierzackstern', all: 'Vierzacksterne' },
    5: { one: 'Fünfzackstern', all: 'Fünfzacksterne' },
    6: { one: 'Sechszackstern', all: 'Sechszacksterne' },
  },
  sheets: {
    'great-bear': 'Großer Bär',
    'little-bear': 'Kleiner Bär',
    'royal-couple': 'Königspaar',
    swan: 'Schwan',
    lion: 'Löwe',
    hunter: 'Jäger',
    twins: 'Zwillinge',
    bull: 'Stier',
    scorpion: 'Skorpion',
    teapot: 'Teekanne',
    maiden: 'Jungfrau',
    eagle: 'Adler',
    hero: 'Held',
    'chained-lady': 'Gefesselte Dame',
    'winged-horse': 'Geflügeltes Pferd',
    charioteer: 'Fuhrmann',
    herdsman: 'Bärenhüter',
    'strong-man': 'Starker Mann',
    'southern-cross': 'Kreuz des Südens',
    ship: 'Schiff',
    'great-dog': 'Großer Hund',
    crane: 'Kranich',
    'raven-and-cup': 'Rabe und Becher',
    lyre: 'Leier',
    dragon: 'Drache',
    'water-snake': 'Wasserschlange',
    river: 'Fluss',
    fishes: 'Fische',
    'snake-bearer': 'Schlangenträger',
    whale: 'Walfisch',
  },
  figures: {
    cross: 'das Kreuz',
    'false-cross': 'das Falsche Kreuz',
    haunch: 'der Hinterlauf',
    neck: 'der Hals',
    sail: 'das Segel',
    strings: 'die Saiten',
    figure: 'die eingekreiste Figur',
  },
  chapters: [
    {
      title: 'Klare Nächte im Norden',
      intro:
        'Jede Karte beginnt mit den Sternen, die man kennt. Die Bären kreisen um den Pol, der Schwan fliegt nach Süden, und im ' +
        'Winter steigt der Jäger über die Dächer. Hier ist nichts verschlossen. Lerne hinzusehen und helle Sterne jeder Form ' +
        'zu finden.',
    },
    {
      title: 'Den Tierkreis entlang',
      intro:
        'Diesen Weg geht die Sonne Jahr für Jahr, und am Wegrand funkeln die Sterne des Sommers. Hier ist der Himmel eifersüchtig: Die ' +
        'Form, die du vernachlässigst, zählt doppelt. Behalte alle sechs im Auge, auch die, die den Würfeln nicht gefällt.',
    },
    {
      title: 'Verschlossene Himmel',
      intro:
        'Diese Sterne erzählen eine alte Geschichte: ein Held, eine gefesselte Prinzessin, ein Pferd mit Flügeln. Teile davon ' +
        'sind verschlossen. Mit der richtigen Differenz springt ein Schloss auf, und dahinter liegt ein ganzer Arm voller ' +
        'Sterne. Und unterschätze die schwächsten Sterne nicht: Hier leuchten sogar Nullen.',
    },
    {
      title: 'Figuren in Figuren',
      intro:
        'Weit im Süden verstecken sich kleine Figuren in großen: ein Kreuz im weiten Himmel, Saiten in einer Leier. Ihre ' +
        'Sterne tragen einen Ring und zählen doppelt. Wer die ganze Figur findet, wird obendrein belohnt.',
    },
    {
      title: 'Lange Pfade',
      intro:
        'Drache, Schlange und Fluss winden sich über den halben Himmel. Wer ihnen Stern für Stern ohne Lücke folgt, kommt ' +
        'weiter als jemand, der hier und da sammelt. Entscheide früh, wo dein Pfad beginnt, und lass ihn nicht abreißen.',
    },
  ],
  scorings: {
    C1: {
      name: 'Sätze heller Sterne',
      rule: 'Jeder vollständige Satz aus sechs hellen Sternen, einem von jeder Form, ist 5 Punkte wert; hell ist ein Stern ab 3 Punkten.',
    },
    C2: { name: 'Die niedrigste doppelt', rule: 'Die niedrigste der sechs Formsummen zählt doppelt.' },
    C3: { name: 'Leuchtende Nullen', rule: 'Entdeckte Sterne mit Differenz 0 sind 3 Punkte wert.' },
    C4: {
      name: 'Die Figur',
      rule: 'Jeder entdeckte Stern der eingekreisten Figur zählt doppelt, und die ganze Figur bringt 5 Punkte extra.',
    },
    C5: {
      name: 'Der lange Pfad',
      rule: 'Jede Linie auf dem längsten lückenlosen Pfad entdeckter Sterne ist 2 Punkte wert; ein Pfad besucht keinen Stern zweimal.',
    },
  },
  bonuses: {
    'any-value': { name: 'Freie Zahl', rule: 'Schreib eine beliebige Zahl.' },
    anywhere: { name: 'Freier Stern', rule: 'Schreib die Zahl eines Würfels neben einen Stern beliebiger Form.' },
    circle: { name: 'Kreis', rule: 'Füll einen Kreis.' },
    nudge: { name: 'Stupser', rule: 'Mach eine Zahl um 1 größer oder kleiner.' },
    swap: { name: 'Tausch', rule: 'Vertausch zwei Zahlen.' },
    again: { name: 'Noch einmal', rule: 'Schreib oder verbinde noch einmal mit denselben Würfeln.' },
    pick: {
      name: 'Dietrich',
      rule: 'Öffne ein verklemmtes Schloss, das um höchstens 1 verfehlt wurde.',
    },
    turn: { name: 'Wende', rule: 'Dreh eine Zahl um: 7 minus die Zahl.' },
    twin: { name: 'Zwilling', rule: 'Schreib neben einen Stern die Zahl, die in seinem anderen Kästchen steht.' },
    'two-circles': { name: 'Zwei Kreise', rule: 'Füll zwei Kreise.' },
    seven: { name: 'Sieben', rule: 'Schreib 7 minus die Zahl eines Würfels.' },
    note: { name: 'Notiz', rule: 'Schreib dir vier Punkte gut.' },
  },
  difficulties: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  medals: { bronze: 'Bronze', silver: 'Silber', gold: 'Gold' },
  ofDay: ({ difficulty }) => `Himmel des Tages, ${difficulty}`,
  generated: ({ seed, difficulty }) => `Unbekannter Himmel „${seed}“, ${difficulty}`,
} satisfies SkyTexts
