import { plural } from '../../../engine/text/lang.ts'
import { COVERS } from './covers.ts'
import type { BoardTexts, Catalog, ReasonTexts } from './en.ts'
import { book, sky } from './sky/fr.ts'

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
  beside: ({ stars }) => stars,
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
    fromWord: 'Un ciel tiré d’un mot',
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
  characters: {
    stargazer: 'Suit ce qui attire le regard : une belle étoile en vaut une autre.',
    pilot: 'Voit où vont les nombres et se contente souvent de peu.',
    navigator: 'Lit bien le ciel et dévie rarement de sa route.',
    astronomer: 'Joue toute la suite de la nuit dans sa tête avant d’écrire.',
  },
  notation:
    'Les coups s’écrivent « write 3 b7 » pour un nombre et sa case, « connect c2 » pour un cercle, « bonus nudge 5 b3 » pour un ' +
    'bonus et ce qu’il vise, et « pass » pour aucun bonus.',
  options: {
    sheet: {
      label: 'Feuille',
      help: 'Choisissez une feuille, ou un mot et une difficulté : le même mot donne toujours le même ciel.',
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
  you: {
    verbs: 'écrit écrivez, remplit remplissez, utilise utilisez',
    phrases: [
      ['(@[^.:]*) ne peuvent', '$1 ne pouvez'],
      ['@ n’utilise', '@ n’utilisez'],
    ],
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
    over: ({ totals }) => `La partie est finie. ${totals}`,
    total: ({ who, points: n }) => `${who} : ${n}`,
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
  decisionKinds: { write: 'Écrire les nombres', connect: 'Remplir les cercles', bonus: 'Bonus' },
  lesson: {
    you: 'Nova',
    other: 'Comète',
    notes: {
      write: ({ you, other }) =>
        `Vous êtes ${you}. Les dés : 1 et 4. Le 1 donne la forme : écrivez 4 à côté de la goutte, dans la case entourée. ${other} choisit aussi, en secret.`,
      lock: 'Maintenant 3 et 4. La case touche aussi une étoile dont le cadenas demande une différence de 0. Écrivez 4 de l’autre côté : 4 − 4 = 0 !',
      shared:
        'Le cadenas a ouvert tout un bras d’étoiles, et dans ce chapitre un 0 vaut 3. Une case compte pour toutes ses étoiles. Écrivez 6, ce qui fait 6 − 4 = 2.',
      far: 'Plus les nombres sont éloignés, plus l’étoile rapporte. Le 3 donne la forme. Écrivez 1 à côté de cette étoile : 6 − 1 = 5.',
      dashed: ({ other }) =>
        `Le cadenas de ${other} voulait 1 et a eu 3. Il est coincé ! Vous avez 6 et 1 : écrivez 1 à côté de l’étoile à six branches. Son autre lien est en pointillé.`,
      three:
        'Maintenant 4 et 1. Cette case a trois étoiles. Le 4 donne la forme, écrivez 1 : la goutte aussi est découverte, 4 − 1 = 3.',
      circle: ({ other }) =>
        `Double 5, et ${other} ne peut plus jouer : dernière manche. Laissez les dés de côté et remplissez le cercle. Le lien en pointillé compte : 4 − 1 = 3.`,
    },
    learned: [
      'Un dé donne la forme, l’autre le nombre à écrire à côté d’une étoile de cette forme.',
      'Quand ses deux cases sont remplies, une étoile est découverte et vaut leur différence.',
      'Au lieu d’écrire, vous pouvez remplir un cercle : ses liens en pointillé comptent à partir de là.',
      'Un cadenas ne s’ouvre qu’avec son propre nombre, et ouvre alors tout un bras.',
      'Quand quelqu’un ne peut plus jouer, la partie se termine : le plus haut total gagne.',
    ],
  },
  check: {
    findings: {
      'two-boxes': ({ where }) => `${where} doit avoir exactement deux cases différentes.`,
      'idle-box': ({ where }) => `${where} n’appartient à aucune étoile.`,
      shapes: ({ where }) => `Aucune étoile n’a la forme ${where}.`,
      'shared-end': ({ where }) => `Les liens en pointillé de ${where} n’ont pas d’extrémité commune.`,
      'no-lock': ({ where }) => `${where} est accroché à une étoile sans cadenas.`,
      'own-lock': ({ where }) => `${where} est accroché à l’une de ses étoiles.`,
      'empty-arm': ({ where }) => `${where} n’a pas d’étoile.`,
      'into-arm': ({ where }) => `${where} : une étoile hors d’un bras a une case à l’intérieur.`,
      unreachable: ({ where }) => `${where} ne peut jamais entrer en jeu.`,
      overlap: ({ where }) => `${where} sont trop proches.`,
      crossed: ({ where }) => `${where} : un trait passe sur ce qui n’est pas à lui.`,
      figure: ({ where }) => `La figure ${where} manque, ou a deux fois la même étoile.`,
      lines: ({ where }) => `Les traits de craie manquent, ou l’un commence et finit à la même étoile : ${where}.`,
      medals: ({ where }) => `Les médailles ne sont pas croissantes : ${where}.`,
      short: ({ where }) => `Les parties sont trop courtes : ${where} manches.`,
      long: ({ where }) => `Les parties sont trop longues : ${where} manches.`,
      luck: ({ where }) => `Bien jouer ne paie pas assez : ${where} fois les points du hasard.`,
      'unknown-line': ({ where }) => `${where} : ligne inconnue.`,
      malformed: ({ where }) => `${where} : la ligne n’a pas la bonne forme.`,
      order: ({ where }) => `${where} : les noms se numérotent à partir de 1, dans l’ordre.`,
      twice: ({ where }) => `${where} : cela a déjà été dit.`,
      'too-many': ({ where }) => `${where} : c’est un de trop.`,
      'no-such': ({ where }) => `${where} : il n’y a rien de tel sur la feuille.`,
      outside: ({ where }) => `${where} : les positions vont de 0 à 1000.`,
      missing: ({ where }) => `${where} : cette ligne manque.`,
    },
    figures: ({ rounds, skilled, random, ratio }) =>
      `${rounds} manches ; ${skilled} points, au hasard ${random} : ${ratio} fois plus`,
  },
} satisfies Catalog
