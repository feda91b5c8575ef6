import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/fr.ts'
import { book } from './book/fr.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'
import { reasons } from './reasons/fr.ts'
import { sky } from './sky/fr.ts'

const points = (n: number) => plural('fr', n, { one: `${n} point`, other: `${n} points` })

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
        'Choisissez une feuille, ou un mot et une difficulté : le même mot donne toujours le même ciel. Par écrit : great-bear, ' +
        'ou seed:comet:hard.',
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
    found: ({ stars }) => `Découvertes : ${stars}`,
    unlocked: ({ stars }) => `Cadenas ouvert : ${stars}`,
    arms: ({ count }) => plural('fr', count, { one: 'Un bras s’ouvre', other: `${count} bras s’ouvrent` }),
    failed: ({ stars }) => `Cadenas coincé : ${stars}`,
    complete: ({ shapes }) => `Toutes découvertes : ${shapes}`,
    now: ({ points: n }) => `${points(n)} maintenant`,
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
    found: ({ stars }) => `Découvertes : ${stars}`,
    failed: ({ stars }) => `Cadenas coincés : ${stars}`,
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
