import type { SkyTexts } from './catalog.ts'

export const sky = {
  shapes: {
    1: { one: 'gota', all: 'gotas' },
    2: { one: 'lente', all: 'lentes' },
    3: { one: 'estrella de tres puntas', all: 'estrellas de tres puntas' },
    4: { one: 'estrella de cuatro puntas', all: 'estrellas de cuatro puntas' },
    5: { one: 'estrella de cinco puntas', all: 'estrellas de cinco puntas' },
    6: { one: 'estrella de seis puntas', all: 'estrellas de seis puntas' },
  },
  sheets: {
    'great-bear': 'Osa Mayor',
    'little-bear': 'Osa Menor',
    'royal-couple': 'Pareja real',
    swan: 'Cisne',
    lion: 'León',
    hunter: 'Cazador',
    twins: 'Gemelos',
    bull: 'Toro',
    scorpion: 'Escorpión',
    teapot: 'Tetera',
    maiden: 'Doncella',
    eagle: 'Águila',
    hero: 'Héroe',
    'chained-lady': 'Dama encadenada',
    'winged-horse': 'Caballo alado',
    charioteer: 'Cochero',
    herdsman: 'Boyero',
    'strong-man': 'Forzudo',
    'southern-cross': 'Cruz del Sur',
    ship: 'Nave',
    'great-dog': 'Can Mayor',
    crane: 'Grulla',
    'raven-and-cup': 'Cuervo y copa',
    lyre: 'Lira',
    dragon: 'Dragón',
    'water-snake': 'Hidra',
    river: 'Río',
    fishes: 'Peces',
    'snake-bearer': 'Serpentario',
    whale: 'Ballena',
  },
  figures: {
    cross: 'la Cruz',
    'false-cross': 'la Falsa Cruz',
    haunch: 'el Anca',
    neck: 'el Cuello',
    sail: 'la Vela',
    strings: 'las Cuerdas',
    figure: 'la figura anillada',
  },
  chapters: [
    {
      title: 'Noches claras del norte',
      intro:
        'Todo mapa empieza por las estrellas que ya conoces. Las osas giran en torno al polo, el cisne vuela hacia el sur y en ' +
        'invierno el cazador sale sobre los tejados. Aquí nada está bloqueado. Aprende a mirar y a encontrar estrellas ' +
        'brillantes de todas las formas.',
    },
    {
      title: 'Por el zodiaco',
      intro:
        'El sol recorre este camino todo el año, y a su vera brillan las noches de verano. Aquí el cielo es celoso: la forma que ' +
        'descuidas cuenta doble. Ten en mente las seis, también la que no les gusta a los dados.',
    },
    {
      title: 'Cielos cerrados',
      intro:
        'Estas estrellas cuentan una vieja historia: un héroe, una princesa encadenada, un caballo con alas. Algunas partes ' +
        'están cerradas. Con la diferencia justa salta un candado, y detrás hay todo un brazo de estrellas. Y no desprecies ' +
        'las más débiles: aquí brillan hasta los ceros.',
    },
    {
      title: 'Figuras dentro de figuras',
      intro:
        'Lejos, en el sur, hay figuras pequeñas escondidas en las grandes: una cruz en un cielo inmenso, las cuerdas de una ' +
        'lira. Sus estrellas llevan un anillo y cuentan doble. Y si encuentras la figura entera, hay premio.',
    },
    {
      title: 'Caminos largos',
      intro:
        'El dragón, la serpiente y el río serpentean por medio cielo. Si los sigues estrella a estrella, sin huecos, llegarás más ' +
        'lejos que picoteando aquí y allá. Elige pronto dónde empieza tu camino y no dejes que se rompa.',
    },
  ],
  scorings: {
    C1: {
      name: 'Series brillantes',
      rule: 'Cada serie completa de seis estrellas brillantes, una de cada forma, vale 5 puntos. Una estrella brilla si vale 3 o más.',
    },
    C2: { name: 'La más baja, doble', rule: 'La más baja de las seis sumas cuenta doble.' },
    C3: { name: 'Ceros relucientes', rule: 'Las estrellas descubiertas que valen 0 dan 3 puntos.' },
    C4: {
      name: 'La figura',
      rule: 'Cada estrella descubierta de la figura anillada cuenta doble, y la figura entera vale 5 puntos más.',
    },
    C5: {
      name: 'El camino largo',
      rule: 'Cada trazo del camino más largo de estrellas descubiertas, sin cortes, vale 2 puntos; no se pasa dos veces por la misma estrella.',
    },
  },
  bonuses: {
    'any-value': { name: 'Número libre', rule: 'Escribe cualquier número.' },
    anywhere: { name: 'Estrella libre', rule: 'Escribe el número de un dado junto a una estrella de cualquier forma.' },
    circle: { name: 'Círculo', rule: 'Rellena un círculo.' },
    nudge: { name: 'Retoque', rule: 'Suma o resta 1 a un número.' },
    swap: { name: 'Intercambio', rule: 'Intercambia dos números.' },
    again: { name: 'Otra vez', rule: 'Juega otra vez con los mismos dados.' },
    pick: { name: 'Ganzúa', rule: 'Abre un candado que se haya atascado por 1 como mucho.' },
    turn: { name: 'Vuelta', rule: 'Dale la vuelta a un número: 7 menos ese número.' },
    twin: { name: 'Gemelo', rule: 'Escribe junto a una estrella el número de su otra casilla.' },
    'two-circles': { name: 'Dos círculos', rule: 'Rellena dos círculos.' },
    seven: { name: 'Siete', rule: 'Escribe 7 menos el número de un dado.' },
    note: { name: 'Apunte', rule: 'Anota cuatro puntos.' },
  },
  difficulties: { easy: 'baja', medium: 'media', hard: 'alta' },
  medals: { bronze: 'bronce', silver: 'plata', gold: 'oro' },
  ofDay: ({ difficulty }) => `Cielo del día, dificultad ${difficulty}`,
  generated: ({ seed, difficulty }) => `Cielo «${seed}», dificultad ${difficulty}`,
} satisfies SkyTexts
