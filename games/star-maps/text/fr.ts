import { plural } from '../../../engine/text/lang.ts'
import type { BoardTexts, BookTexts, Catalog, ReasonTexts } from './catalog.ts'
import { COVERS } from './covers.ts'
import { sky } from './sky/fr.ts'

const points = (n: number) => plural('fr', n, { one: `${n} point`, other: `${n} points` })

const board = {
  questions: {
    act: ({ low, high }) =>
      `${low} et ${high}. Un dé donne la forme, l’autre le nombre à écrire. Ou remplissez un cercle.`,
    actEqual: ({ die }) => `Double ${die}. Le ${die} donne la forme, et vous écrivez ${die}. Ou remplissez un cercle.`,
    which: 'Quel nombre écrire dans la case allumée ?',
    bonuses: ({ count }) =>
      plural('fr', count, {
        one: `Vous pouvez utiliser ${count} bonus.`,
        other: `Vous pouvez utiliser ${count} bonus, l’un après l’autre.`,
      }),
    bonusTarget: ({ bonus, rule }) => `${bonus} : ${rule}`,
    secondTarget: ({ bonus }) => `${bonus} : et le second ?`,
    stuck: 'Plus aucun coup possible : rien ne convient, et il ne reste aucun cercle. C’est la dernière manche.',
  },
  fromLeft: ({ at, of }) => (at === 1 ? 'à gauche' : at === of ? 'à droite' : `n° ${at} en partant de la gauche`),
  actions: {
    noBonus: 'Pas de bonus',
    takeBack: 'Annuler',
    otherBonus: 'Un autre bonus',
    value: ({ value }) => `Écrire ${value}`,
    fill: 'Remplir le cercle',
    pick: 'Choisissez une case ou un cercle',
    pickValue: 'Choisissez un nombre',
    pickBonus: 'Choisissez un bonus',
    aim: 'Choisissez sur la feuille',
  },
  pieces: {
    star: ({ star, shape }) => `Étoile ${star}, ${shape}`,
    locked: ({ star, shape, lock }) => `Étoile ${star}, ${shape}, cadenas ${lock}`,
    worth: ({ star, shape, points: n }) => `Étoile ${star}, ${shape} : découverte, ${points(n)}`,
    unlocked: ({ star, shape, points: n }) => `Étoile ${star}, ${shape} : cadenas ouvert, ${points(n)}`,
    failed: ({ star, shape, lock }) => `Étoile ${star}, ${shape} : cadenas ${lock} coincé`,
    closed: 'dans un bras fermé',
    inFigure: ({ figure }) => `fait partie de la figure : ${figure}`,
    empty: ({ box, stars }) => `Case ${box}, vide, à côté de ${stars}`,
    holds: ({ box, value, stars }) => `Case ${box} : ${value}, à côté de ${stars}`,
    takes: ({ values }) => `accepte ${values}`,
    circle: ({ circle, links }) => `Cercle ${circle}, vide, entre ${links}`,
    filled: ({ circle, links }) => `Cercle ${circle}, rempli, entre ${links}`,
    canFill: 'peut être rempli',
  },
  preview: {
    difference: ({ star, sum }) => `${star} : ${sum}`,
    opens: ({ star }) => `${star} : le cadenas s’ouvre`,
    fails: ({ star, lock }) => `${star} : le cadenas se coince, il faut ${lock}`,
    needs: ({ star, values }) => `${star} : pour ouvrir le cadenas, il faut ${values} dans l’autre case`,
    completes: ({ shape }) => `Toutes découvertes : ${shape}`,
    armOpens: 'Un bras s’ouvre',
    nothing: 'Aucune étoile découverte pour l’instant',
    change: ({ points: n }) => `Total : ${n}`,
  },
  sheet: {
    chapter: ({ chapter, title }) => `Chapitre ${chapter} : ${title}`,
    legend: 'À chaque nombre son étoile',
    sums: 'Sommes',
    total: 'Total',
    stars: ({ count, of }) =>
      plural('fr', count, {
        one: `${count} étoile découverte sur ${of}`,
        other: `${count} étoiles découvertes sur ${of}`,
      }),
    medals: ({ bronze, silver, gold }) => `Bronze dès ${bronze}, argent dès ${silver}, or dès ${gold}`,
    special: 'Points du chapitre',
    bonusBoxes: 'Bonus',
    bonusFree: 'Case bonus, libre',
    bonusUsed: ({ bonus }) => `Bonus utilisé : ${bonus}`,
    round: ({ round }) => `Manche ${round}`,
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    whole: 'Tout le ciel',
    more: 'En savoir plus',
    marks: 'Afficher les noms',
    print: 'Imprimer cette feuille',
    printBlank: 'Imprimer une feuille vierge',
  },
  picker: {
    chapters: 'Chapitres',
    fromWord: 'À partir d’un mot',
    word: 'Mot',
    wordHelp: 'Chaque mot a son ciel, toujours le même.',
    difficulty: 'Difficulté',
    surprise: 'Un autre mot',
  },
  slips: {
    pass: 'Vous pouvez encore utiliser un bonus : sinon, il sera perdu.',
    lock: 'Un cadenas va se coincer, et son bras restera fermé.',
  },
  others: {
    title: 'Les feuilles des autres',
    sheetOf: ({ who, points: n }) => `${who} : ${points(n)}`,
    show: ({ who }) => `Voir la feuille : ${who}`,
    back: 'Retour à ma feuille',
    choosing: ({ who }) => `${who} choisit`,
    ready: ({ who }) => `${who} a choisi`,
    stuck: ({ who }) => `${who} ne peut plus jouer`,
    revealed: 'Voici les choix de tout le monde',
  },
  list: {
    title: 'La feuille en liste',
    picture: 'La feuille en image',
    stars: 'Étoiles',
    boxes: 'Cases',
    circles: 'Cercles',
    possible: 'Ce que vous pouvez faire',
    boxHolds: ({ box, value }) => `${box} contient ${value}`,
    boxEmpty: ({ box }) => `${box} est vide`,
    via: ({ circle }) => `seulement par le cercle ${circle}`,
    none: 'Rien',
  },
  keys: {
    move: 'Vers la case ou le cercle voisin de ce côté',
    pick: 'Choisir la case ou le cercle',
    next: 'Coup possible suivant',
    previous: 'Coup possible précédent',
    die: 'Écrire le nombre de ce dé',
    circles: 'Aller aux cercles',
    back: 'Annuler le choix',
    pass: 'N’utiliser aucun bonus',
    zoom: 'Agrandir, réduire, tout le ciel',
    list: 'Liste ou image',
    marks: 'Afficher ou masquer les noms',
    others: 'Feuille du joueur suivant',
  },
  ending: {
    found: ({ found, all }) => `Étoiles découvertes : ${found} sur ${all}`,
    complete: ({ shapes }) => `Toutes découvertes : ${shapes}`,
    medals: { bronze: 'Médaille de bronze', silver: 'Médaille d’argent', gold: 'Médaille d’or' },
    next: {
      bronze: ({ points }) => `Dès ${points} points : bronze`,
      silver: ({ points }) => `Dès ${points} points : argent`,
      gold: ({ points }) => `Dès ${points} points : or`,
    },
  },
} satisfies BoardTexts

const book = {
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
    'différence des deux nombres : 5 et 2 font 3. Une différence de 0 compte aussi comme découverte.' +
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
    'qui a utilisé le moins de bonus ; sinon, la victoire est partagée. En solo, vous jouez pour le bronze, l’argent et l’or.',
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
    pick: 'Le cadenas 3 avec 6 et 2, par exemple, donne 4 : manqué de 1. L’étoile vaut alors le nombre du cadenas.',
    turn: 'Dans toute case remplie : un 2 devient un 5.',
    twin: 'Dans une case vide en jeu ; les deux cases doivent être reliées. L’étoile vaut alors 0.',
    'two-circles':
      'Les deux doivent être en jeu avant que le premier soit rempli ; on ne découvre rien avant le second.',
    seven: 'Un dé désigne la forme, on écrit 7 moins l’autre.',
    note: 'Ils s’ajoutent à votre total.',
  },
  chapter: ({ chapter, title }) => `Chapitre ${chapter}, « ${title} »`,
} satisfies BookTexts

const throws = (n: number, of: number, one: string, other: string) =>
  plural('fr', n, { one: `${n} lancer sur ${of} ${one}`, other: `${n} lancers sur ${of} ${other}` })

const reasons = {
  medal: ({ points: n, total, medal }) => `${points(n)} tout de suite, ${total} en tout (médaille : ${medal}).`,
  completes: ({ shapes, points: n, count }) => {
    const bonuses = plural('fr', count, { one: 'un bonus', other: `${count} bonus` })
    return `Toutes les ${shapes} sont découvertes : ${n === 0 ? '' : `${points(n)} tout de suite et `}${bonuses}.`
  },
  opens: ({ points: n, count }) => {
    const more = plural('fr', count, {
      one: `${count} étoile de plus entre`,
      other: `${count} étoiles de plus entrent`,
    })
    return `Cela ouvre un cadenas : ${n === 0 ? '' : `${points(n)} tout de suite, et `}${more} en jeu.`
  },
  last: ({ points: n }) =>
    n === 0
      ? 'C’est la dernière manche, et plus rien ne rapporte de points.'
      : `C’est la dernière manche : ${points(n)} tout de suite, et aucun choix ne rapporte davantage.`,
  reserve: ({ count }) =>
    `Aucune case n’accepte ces dés ; il reste ${plural('fr', count, { one: `${count} cercle`, other: `${count} cercles` })} en réserve.`,
  box: ({ points: n, count, of }) => {
    const few =
      count === 0
        ? 'aucun lancer ne rapporterait'
        : `${plural('fr', count, { one: 'seul', other: 'seuls' })} ${throws(count, of, 'rapporterait', 'rapporteraient')}`
    return `${points(n)} tout de suite ; pour l’instant, ${few} davantage ici.`
  },
  most: ({ points: n }) => `${points(n)} tout de suite : aucun autre choix ne rapporte davantage.`,
  lasts: ({ count, of }) =>
    count === of
      ? 'Ensuite, tout lancer permettra de jouer : ce n’est pas le cas de tous les choix.'
      : `Ensuite, ${throws(count, of, 'permet', 'permettent')} de jouer ; aucun choix ne fait mieux.`,
  free: ({ points: n }) => `${points(n)} tout de suite, sans occuper de case.`,
  ready: ({ points: n }) => `${points(n)} de plus dès que ce cercle sera rempli.`,
  key: ({ values, count, of }) =>
    `Avec ${values} de l’autre côté, le cadenas s’ouvrira : ${throws(count, of, 'le permet', 'le permettent')}.`,
  hope: ({ value, count, most }) =>
    count === 1
      ? `Avec ${value} à côté, cette étoile peut encore atteindre une différence de ${most}.`
      : `Ce ${value} compte pour ${count} étoiles : chacune peut encore atteindre une différence de ${most}.`,
  lacks: ({ count, of }) =>
    `Ensuite, tout nombre de l’autre côté découvre l’étoile : ${throws(count, of, 'en permet', 'en permettent')} un.`,
  spares: ({ points: n }) =>
    n === 0
      ? 'Aucun nombre à écrire ne rapporte de points maintenant ; un cercle n’occupe pas de case.'
      : `Le meilleur nombre à écrire rapporte ${points(n)} maintenant ; un cercle n’occupe pas de case.`,
  links: ({ count, before }) => {
    const stars = plural('fr', count, { one: `${count} étoile`, other: `${count} étoiles` })
    const than = before === 0 ? ', jusqu’ici pour aucune' : ` au lieu de ${before}`
    return `Ensuite, un nombre juste à côté compte pour ${stars}${than}.`
  },
  next: ({ points: n, count, of }) =>
    count === of
      ? `Ensuite, chaque lancer rapporte ${points(n)} ou plus : ce n’est pas le cas de tous les choix.`
      : `Ensuite, ${throws(count, of, 'rapporte', 'rapportent')} ${points(n)} ou plus ; aucun choix ne fait mieux.`,
  gain: ({ points: n }) => `${points(n)} tout de suite.`,
  pass: ({ points: n, count }) => {
    const here = n === 0 ? 'Aucun bonus ne rapporte de points ici' : `Le meilleur bonus rapporte ${points(n)} ici`
    const shapes = plural('fr', count, { one: `${count} forme peut`, other: `${count} formes peuvent` })
    return count === 0 ? `${here}.` : `${here} ; ${shapes} encore en donner un.`
  },
} satisfies ReasonTexts

export const fr = {
  lang: 'fr',
  ...COVERS.fr,
  notation:
    'Les coups s’écrivent « write 3 b7 » pour un nombre et sa case, « connect c2 » pour un cercle, « bonus nudge 5 b3 » pour un ' +
    'bonus et ce qu’il vise, et « pass » pour aucun bonus.',
  options: {
    sheet: {
      label: 'Feuille',
      help:
        'Choisissez une feuille, ou un mot et une difficulté : le même mot donne toujours le même ciel. Dans le terminal, ' +
        'écrivez great-bear ou seed:comet:hard.',
    },
    bonuses: {
      label: 'Bonus débloqués',
      help: 'En général, ceux de votre carnet de bord. Quand on complète une forme, on peut en utiliser un.',
    },
    connectBonus: {
      label: 'Bonus grâce à un cercle',
      help: 'Si oui, une forme complétée en remplissant un cercle donne aussi un bonus.',
      values: { on: 'Oui', off: 'Non' },
    },
  },
  refusals: {
    R1: 'Cette case, ce cercle ou cette étoile n’existe pas sur cette feuille.',
    R2: 'C’est dans un bras fermé : ouvrez d’abord le cadenas de l’étoile à laquelle il est accroché.',
    R5: 'Un dé donne la forme d’une étoile reliée à une case vide en jeu, l’autre le nombre à y écrire.',
    R6: 'Ce cercle est déjà rempli.',
    R7: 'Vous pouvez écrire ou relier : faites l’un des deux.',
    R9: 'Un bonus s’utilise juste après avoir complété une forme ; à ce moment-là, c’est un bonus ou rien.',
    R13: 'Ce bonus n’est pas débloqué à cette table.',
  },
  clashes: {
    R3: 'Cette feuille n’existe pas : donnez le nom d’une feuille dessinée, ou seed:mot:easy, seed:mot:medium ou seed:mot:hard.',
  },
  moves: {
    write: ({ value, box }) => `Écrire ${value} dans ${box}`,
    connect: ({ circle }) => `Remplir le cercle ${circle}`,
    bonus: ({ bonus, on }) => (on === '' ? bonus : `${bonus} : ${on}`),
    pass: 'Pas de bonus',
    into: ({ value, box }) => `${value} dans ${box}`,
    both: ({ one, two }) => `${one} et ${two}`,
  },
  lines: {
    thrown: ({ round, low, high }) => `Manche ${round} : les dés montrent ${low} et ${high}`,
    stuck: ({ who, count }) =>
      plural('fr', count, {
        one: `${who} ne peut plus jouer : dernière manche`,
        other: `${who} ne peuvent plus jouer : dernière manche`,
      }),
    wrote: ({ who, value, box }) => (box === '' ? `${who} écrit ${value}` : `${who} écrit ${value} dans ${box}`),
    connected: ({ who, circle }) => (circle === '' ? `${who} remplit un cercle` : `${who} remplit le cercle ${circle}`),
    used: ({ who, bonus, on }) => (on === '' ? `${who} utilise ${bonus}` : `${who} utilise ${bonus} : ${on}`),
    passed: ({ who }) => `${who} n’utilise pas de bonus`,
    found: ({ stars, count }) => `${plural('fr', count, { one: 'Découverte', other: 'Découvertes' })} : ${stars}`,
    unlocked: ({ stars, count }) =>
      `${plural('fr', count, { one: 'Cadenas ouvert', other: 'Cadenas ouverts' })} : ${stars}`,
    arms: ({ count }) => plural('fr', count, { one: 'Un bras s’ouvre', other: `${count} bras s’ouvrent` }),
    failed: ({ stars, count }) =>
      `${plural('fr', count, { one: 'Cadenas coincé', other: 'Cadenas coincés' })} : ${stars}`,
    complete: ({ shapes }) => `Toutes découvertes : ${shapes}`,
    now: ({ points: n }) => `Total : ${points(n)}`,
    over: ({ totals }) => `La partie est finie : ${totals}`,
    won: ({ who }) => `${who} gagne`,
    shared: ({ who }) => `${who} se partagent la victoire`,
    alone: ({ points: n }) => `La partie est finie : ${points(n)}`,
    medal: ({ medal }) => `Médaille : ${medal}`,
    noMedal: 'Pas de médaille cette fois',
  },
  place: {
    sheet: ({ sheet }) => `Feuille : ${sheet}`,
    dice: ({ low, high }) => `Dés : ${low}, ${high}`,
    die: ({ die, shape }) => `${die} (${shape})`,
    sums: ({ points: n, sums, special }) => `${points(n)} : ${sums}, points du chapitre ${special}`,
    boxes: ({ boxes }) => `Cases : ${boxes}`,
    circles: ({ circles }) => `Cercles remplis : ${circles}`,
    found: ({ stars, count }) => `${plural('fr', count, { one: 'Découverte', other: 'Découvertes' })} : ${stars}`,
    failed: ({ stars, count }) =>
      `${plural('fr', count, { one: 'Cadenas coincé', other: 'Cadenas coincés' })} : ${stars}`,
    used: ({ bonuses }) => `Bonus utilisés : ${bonuses}`,
    stuck: 'Ne peut plus jouer dans cette manche',
    sought: ({ shape, stars }) => `Encore à découvrir, ${shape} : ${stars}`,
    star: ({ star, boxes }) => `${star} (${boxes})`,
    lock: ({ lock }) => `cadenas ${lock}`,
    empty: ({ box }) => `${box} vide`,
    holds: ({ box, value }) => `${box} contient ${value}`,
    via: ({ box, circle }) => `${box} par ${circle}`,
    open: ({ circles }) => `Cercles vides : ${circles}`,
    circle: ({ circle, links }) => `${circle} (${links})`,
  },
  terminal: {
    choose: 'choisir',
    number: 'écrire ce nombre',
    circles: 'cercles',
    names: 'noms',
    list: 'liste ou ciel',
    look: 'une autre feuille',
    back: 'retour',
  },
  sky,
  board,
  book,
  reasons,
} satisfies Catalog
