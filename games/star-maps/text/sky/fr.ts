import type { SkyTexts } from './catalog.ts'

export const sky = {
  shapes: {
    1: { one: 'goutte', all: 'gouttes' },
    2: { one: 'lentille', all: 'lentilles' },
    3: { one: 'étoile à trois branches', all: 'étoiles à trois branches' },
    4: { one: 'étoile à quatre branches', all: 'étoiles à quatre branches' },
    5: { one: 'étoile à cinq branches', all: 'étoiles à cinq branches' },
    6: { one: 'étoile à six branches', all: 'étoiles à six branches' },
  },
  sheets: {
    'great-bear': 'Grande Ourse',
    'little-bear': 'Petite Ourse',
    'royal-couple': 'Couple royal',
    swan: 'Cygne',
    lion: 'Lion',
    hunter: 'Chasseur',
    twins: 'Gémeaux',
    bull: 'Taureau',
    scorpion: 'Scorpion',
    teapot: 'Théière',
    maiden: 'Vierge',
    eagle: 'Aigle',
    hero: 'Héros',
    'chained-lady': 'Dame enchaînée',
    'winged-horse': 'Cheval ailé',
    charioteer: 'Cocher',
    herdsman: 'Bouvier',
    'strong-man': 'Colosse',
    'southern-cross': 'Croix du Sud',
    ship: 'Navire',
    'great-dog': 'Grand Chien',
    crane: 'Grue',
    'raven-and-cup': 'Corbeau et coupe',
    lyre: 'Lyre',
    dragon: 'Dragon',
    'water-snake': 'Hydre',
    river: 'Fleuve',
    fishes: 'Poissons',
    'snake-bearer': 'Serpentaire',
    whale: 'Baleine',
  },
  figures: {
    cross: 'la Croix',
    'false-cross': 'la Fausse Croix',
    haunch: 'la Hanche',
    neck: 'le Cou',
    sail: 'la Voile',
    strings: 'les Cordes',
    figure: 'la figure aux anneaux',
  },
  chapters: [
    {
      title: 'Nuits claires du nord',
      intro:
        'Toute carte commence par les étoiles que l’on connaît. Les ourses tournent autour du pôle, le cygne vole vers le sud ' +
        'et, l’hiver, le chasseur se lève au-dessus des toits. Ici, pas de cadenas. Apprenez à regarder, et à trouver ' +
        'des étoiles brillantes de toutes les formes.',
    },
    {
      title: 'Le long du zodiaque',
      intro:
        'Le soleil suit ce chemin toute l’année, et les étoiles des nuits d’été l’accompagnent. Ici, le ciel est jaloux : la forme que vous ' +
        'négligez compte double. Gardez les six en tête, même celle que les dés n’aiment pas.',
    },
    {
      title: 'Cieux sous clé',
      intro:
        'Ces étoiles racontent un vieux conte : un héros, une princesse enchaînée, un cheval ailé. Certains passages sont ' +
        'sous clé. Avec la bonne différence, un cadenas s’ouvre, et tout un bras d’étoiles apparaît. Et ne dédaignez pas les ' +
        'étoiles les plus pâles : ici, même les zéros brillent.',
    },
    {
      title: 'Des figures dans les figures',
      intro:
        'Loin au sud, de petites figures se cachent dans de grandes : une croix dans un vaste ciel, des cordes dans une lyre. ' +
        'Leurs étoiles portent un anneau et comptent double. Et la figure entière rapporte encore plus.',
    },
    {
      title: 'Longs chemins',
      intro:
        'Le dragon, l’hydre et le fleuve serpentent à travers la moitié du ciel. Les suivre étoile par étoile, sans trou, ' +
        'mène plus loin que d’en cueillir çà et là. Choisissez tôt où commence votre chemin, et ne le laissez pas se rompre.',
    },
  ],
  scorings: {
    C1: {
      name: 'Séries brillantes',
      rule: 'Chaque série complète de six étoiles brillantes, une par forme, vaut 5 points ; une étoile brille si elle vaut au moins 3.',
    },
    C2: { name: 'La plus faible compte double', rule: 'La plus petite des six sommes compte double.' },
    C3: { name: 'Zéros éclatants', rule: 'Chaque étoile découverte à 0 vaut 3 points.' },
    C4: {
      name: 'La figure',
      rule: 'Chaque étoile à anneau découverte compte double, et la figure entière vaut 5 points de plus.',
    },
    C5: {
      name: 'Le long chemin',
      rule: 'Chaque trait du plus long chemin ininterrompu d’étoiles découvertes vaut 2 points ; un chemin ne passe jamais deux fois par la même étoile.',
    },
  },
  bonuses: {
    'any-value': { name: 'Nombre libre', rule: 'Écrivez n’importe quel nombre.' },
    anywhere: {
      name: 'Étoile libre',
      rule: 'Écrivez le nombre d’un dé à côté d’une étoile de n’importe quelle forme.',
    },
    circle: { name: 'Cercle', rule: 'Remplissez un cercle.' },
    nudge: { name: 'Retouche', rule: 'Ajoutez ou retirez 1 à un nombre.' },
    swap: { name: 'Échange', rule: 'Échangez deux nombres.' },
    again: { name: 'Encore', rule: 'Rejouez avec les mêmes dés.' },
    pick: { name: 'Passe-partout', rule: 'Ouvrez un cadenas coincé à 1 près.' },
    turn: { name: 'Retournement', rule: 'Retournez un nombre : 7 moins ce nombre.' },
    twin: { name: 'Jumeau', rule: 'Écrivez à côté d’une étoile le même nombre que dans son autre case.' },
    'two-circles': { name: 'Deux cercles', rule: 'Remplissez deux cercles.' },
    seven: { name: 'Sept', rule: 'Écrivez 7 moins le nombre d’un dé.' },
    note: { name: 'Cadeau', rule: 'Ajoutez quatre points.' },
  },
  difficulties: { easy: 'facile', medium: 'moyen', hard: 'difficile' },
  medals: { bronze: 'bronze', silver: 'argent', gold: 'or' },
  ofDay: ({ difficulty }) => `Ciel du jour, ${difficulty}`,
  generated: ({ seed, difficulty }) => `Ciel inconnu « ${seed} », ${difficulty}`,
} satisfies SkyTexts
