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
        'Une feuille dessinée par son identifiant, comme great-bear, ou un ciel inconnu : « seed: », des mots au choix, deux-points ' +
        'et easy, medium ou hard, comme seed:comet:hard. Les mêmes mots donnent toujours le même ciel.',
    },
    bonuses: {
      label: 'Bonus débloqués',
      help: 'Les bonus débloqués (R13), en général ceux de votre journal de bord. Qui complète une forme peut en utiliser un (R9).',
    },
    connectBonus: {
      label: 'Bonus après une connexion',
      help: 'Si une forme complétée en remplissant un cercle donne aussi un bonus (R9).',
      values: { on: 'Oui', off: 'Non' },
    },
  },
  refusals: {
    R1: 'Cette feuille n’a pas de telle case, de tel cercle ou de telle étoile.',
    R2: 'Cela se trouve dans un bras fermé : déverrouillez d’abord l’étoile à laquelle il est accroché.',
    R5: 'Un dé doit être la forme d’une étoile reliée à une case vide en jeu, l’autre le nombre que vous écrivez.',
    R6: 'Ce cercle est déjà rempli.',
    R7: 'Vous pouvez écrire ou relier : vous devez donc faire l’un des deux.',
    R9: 'Un bonus revient à qui vient de compléter une forme ; c’est alors un bonus, ou rien.',
    R13: 'Ce bonus n’est pas débloqué à cette table.',
  },
  clashes: {
    R3: 'Cette feuille n’existe pas : donnez l’identifiant d’une feuille dessinée, ou seed:mots:easy, seed:mots:medium ou seed:mots:hard.',
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
        one: `${who} est sans coup possible : dernière manche`,
        other: `${who} sont sans coup possible : dernière manche`,
      }),
    wrote: ({ who, value, box }) => `${who} écrit ${value} dans ${box}`,
    connected: ({ who, circle }) => `${who} remplit le cercle ${circle}`,
    used: ({ who, bonus, on }) => (on === '' ? `${who} utilise ${bonus}` : `${who} utilise ${bonus} : ${on}`),
    passed: ({ who }) => `${who} n’utilise pas de bonus`,
    found: ({ stars }) => `Découvertes : ${stars}`,
    unlocked: ({ stars }) => `Déverrouillées : ${stars}`,
    arms: ({ count }) => plural('fr', count, { one: 'Un bras s’ouvre', other: `${count} bras s’ouvrent` }),
    failed: ({ stars }) => `Verrou échoué : ${stars}`,
    complete: ({ shapes }) => `Toutes découvertes : ${shapes}`,
    now: ({ points: n }) => `Maintenant ${points(n)}`,
    over: ({ totals }) => `La partie est finie : ${totals}`,
    won: ({ who }) => `${who} gagne`,
    shared: ({ who }) => `${who} partagent la victoire`,
    alone: ({ points: n }) => `La partie est finie : ${points(n)}`,
    medal: ({ medal }) => `Médaille : ${medal}`,
    noMedal: 'Pas de médaille cette fois',
  },
  place: {
    sheet: ({ sheet }) => `Feuille : ${sheet}`,
    dice: ({ low, high }) => `Dés : ${low}, ${high}`,
    die: ({ die, shape }) => `${die} (${shape})`,
    sums: ({ points: n, sums, special }) => `${points(n)} : ${sums}, décompte spécial ${special}`,
    boxes: ({ boxes }) => `Cases : ${boxes}`,
    circles: ({ circles }) => `Cercles remplis : ${circles}`,
    found: ({ stars }) => `Découvertes : ${stars}`,
    failed: ({ stars }) => `Verrous échoués : ${stars}`,
    used: ({ bonuses }) => `Bonus utilisés : ${bonuses}`,
    stuck: 'Sans coup possible dans cette manche',
    sought: ({ shape, stars }) => `Encore à découvrir, ${shape} : ${stars}`,
    star: ({ star, boxes }) => `${star} (${boxes})`,
    lock: ({ lock }) => `verrou ${lock}`,
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
