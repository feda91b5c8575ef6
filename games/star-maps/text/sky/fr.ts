import type { BookTexts, SkyTexts } from './en.ts'

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
    'raven-and-cup': 'Corbeau et Coupe',
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
        'mène plus loin que de cueillir des étoiles çà et là. Choisissez tôt où commence votre chemin, et ne le laissez pas se rompre.',
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

export const book = {
  intro:
    'On lance deux dés pour tout le monde. L’un donne la forme d’une étoile, l’autre le nombre à écrire à côté. ' +
    'Une étoile dont les deux cases sont remplies est découverte et vaut la différence. Tout le monde a la même feuille et ' +
    'joue en même temps.',
  headings: {
    sheet: 'La feuille',
    round: 'Une manche',
    end: 'La fin',
    logbook: 'Le carnet de bord',
    scorings: 'Points des chapitres',
    bonuses: 'Les bonus',
    options: 'Options',
  },
  R1:
    'Une feuille est un dessin d’étoiles et de cases. Une case contient un nombre. Chaque étoile a exactement ' +
    'deux cases, et une case peut appartenir à plusieurs étoiles.' +
    '\nUn lien en trait plein relie une étoile à une de ses cases.' +
    '\nUn lien en pointillé passe par un cercle et compte dès que le cercle est rempli ; si plusieurs liens ' +
    'passent par le même cercle, ils comptent alors tous.' +
    '\nCertaines étoiles ont un cadenas avec un nombre de 0 à 5.',
  shapes:
    'Il y a six formes d’étoiles, une pour chaque nombre du dé : une étoile a autant de branches que son dé a de points. 1 est la ' +
    'goutte, 2 la lentille, puis viennent les étoiles à trois, quatre, cinq et six branches.',
  R2:
    'Un bras est un groupe d’étoiles et de cases, fermé tant que le cadenas de l’étoile à laquelle il est ' +
    'accroché n’est pas ouvert.' +
    '\nCe qui se trouve dans un bras fermé n’est pas en jeu, pas plus qu’un cercle qui y mène.' +
    '\nUne étoile à cadenas hors des bras fermés est en jeu, et l’on peut écrire dans ses cases.' +
    '\nUn nombre dans une case hors du bras compte pour une étoile du bras dès que celui-ci s’ouvre.',
  R3: 'Chaque feuille appartient à un chapitre, et chaque chapitre a sa façon de donner des points en plus (C1 à C5).',
  R4: 'On lance deux dés, les mêmes pour tout le monde. Chacun choisit : écrire ou relier.',
  R5:
    'Écrire : l’un des dés, au choix, désigne une forme. Écrivez le nombre de l’autre dans une case vide en jeu, reliée à une ' +
    'étoile en jeu de cette forme. Le nombre compte pour toutes les étoiles de la case.',
  R6: 'Relier : laissez les dés de côté et remplissez un cercle en jeu.',
  R7:
    'Si vous pouvez faire l’un des deux, vous devez le faire. Si vous ne pouvez faire ni l’un ni l’autre, vous ne pouvez plus jouer. ' +
    'Cela se décide une seule fois, juste après le lancer.',
  R8:
    'Dès que les deux cases d’une étoile en jeu sont remplies et reliées, l’étoile est découverte et vaut la ' +
    'différence des deux nombres : avec 5 et 2, elle vaut 3. Une différence de 0 compte aussi comme découverte.' +
    '\nUn cadenas s’ouvre si la différence est son nombre : l’étoile est découverte et vaut ce nombre, et ses ' +
    'bras s’ouvrent, ce qui découvre parfois aussitôt d’autres étoiles.' +
    '\nAvec toute autre différence, le cadenas se coince : l’étoile ne vaut rien et n’est jamais découverte, ' +
    'si bien que sa forme ne peut plus être complétée.' +
    '\nLe cadenas 3 s’ouvre avec 6 et 3, mais pas avec 6 et 2.',
  R8a:
    'Après chaque action et chaque bonus, on réévalue la feuille.' +
    '\nUne étoile découverte sans cadenas vaut sa différence du moment.' +
    '\nUne étoile au cadenas ouvert garde le nombre de son cadenas, et ses bras restent ouverts.' +
    '\nUn cadenas coincé le reste, sauf si un bonus l’ouvre.' +
    '\nRien ne s’efface jamais, et un nombre reste entre 1 et 6.',
  R9:
    'En découvrant la dernière étoile d’une forme, vous pouvez utiliser un bonus débloqué ; pour plusieurs ' +
    'formes, autant de bonus, l’un après l’autre.' +
    '\nOn découvre et on ouvre d’abord tout ce que l’action a permis.' +
    '\nUn bonus peut compléter une autre forme et en donner ainsi un autre, mais chaque joueur en utilise au plus ' +
    'deux par partie.' +
    '\nLe même bonus peut servir deux fois.' +
    '\nUn bonus sans effet possible ne peut pas être utilisé.',
  R10:
    'Un choix, c’est une action et tous les bonus qui en découlent. Il est définitif, et reste caché jusqu’à ce que tout le monde ' +
    'ait terminé ; puis tous les choix sont révélés ensemble.',
  R11: 'Après une manche où quelqu’un n’a pas pu jouer, la partie se termine pour tout le monde.',
  R12:
    'On additionne la valeur des étoiles, forme par forme, puis on ajoute les points du chapitre. Le plus haut total gagne ; à égalité, celui ' +
    'qui a utilisé le moins de bonus ; si l’égalité persiste, la victoire est partagée. En solo, vous jouez pour le bronze, l’argent et l’or.',
  R13:
    'À plusieurs ou en solo, vous pouvez tenir un carnet de bord : les feuilles jouées et les bonus débloqués, communs à tous. Après ' +
    'chaque partie, vous débloquez un bonus de plus : tout le monde peut proposer, et celui qui a fini dernier décide (à égalité, ' +
    'le premier dans l’ordre des places ; en solo, vous). Seuls les bonus débloqués peuvent être utilisés.',
  scorings: {
    C1: 'Une série demande les six formes : avec 2, 3, 2, 4, 2 et 2 étoiles brillantes par forme, il y a deux séries, 10 points. Une étoile au cadenas ouvert compte pour le nombre du cadenas.',
    C2: 'Une forme sans étoile découverte a pour somme 0. Exemple : 3, 5, 4, 6, 2 et 7 font 27, et 2 de plus : 29.',
    C3: 'Avec 4 et 4 dans ses cases, une étoile vaut 3 points, tout comme une étoile dont le cadenas 0 est ouvert.',
    C4: 'Exemple : quatre étoiles sur quatre, valant 3, 0, 4 et 1, rapportent 8 points de plus, et 5 pour la figure entière : 13. Une étoile au cadenas ouvert compte deux fois le nombre du cadenas.',
    C5: 'Ce sont les traits de craie entre étoiles qui comptent, pas les liens vers les cases. Exemple : cinq étoiles à la suite ont quatre traits entre elles, 8 points.',
  },
  aboutBonuses:
    'Un bonus suit les règles pour écrire (R5) et relier (R6), sauf là où son texte dit autre chose, et il peut lui aussi découvrir des ' +
    'étoiles et compléter des formes. « Les dés » sont ceux de cette manche.',
  bonuses: {
    'any-value': 'De 1 à 6, dans une case que l’un des dés permet.',
    anywhere: 'Dans toute case vide en jeu reliée à une étoile en jeu.',
    circle: 'Tout cercle en jeu encore vide.',
    nudge: 'Dans toute case remplie ; le nombre reste entre 1 et 6.',
    swap: 'Entre deux cases remplies de nombres différents.',
    again: 'Écrivez ou reliez, comme d’habitude.',
    pick: 'Par exemple, un cadenas 3 avec 6 et 2 : la différence est 4, raté de 1. L’étoile vaut alors le nombre du cadenas.',
    turn: 'Dans toute case remplie : un 2 devient un 5.',
    twin: 'Dans une case vide en jeu ; les deux cases doivent être reliées. L’étoile vaut alors 0.',
    'two-circles':
      'Les deux doivent être en jeu avant que le premier soit rempli ; on ne découvre rien avant le second.',
    seven: 'Un dé désigne la forme, on écrit 7 moins l’autre.',
    note: 'Ils s’ajoutent à votre total.',
  },
  chapter: ({ chapter, title }) => `Chapitre ${chapter}, « ${title} »`,
} satisfies BookTexts
