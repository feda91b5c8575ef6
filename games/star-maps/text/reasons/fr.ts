import { plural } from '../../../../engine/text/lang.ts'
import type { ReasonTexts } from './catalog.ts'

const points = (n: number) => plural('fr', n, { one: `${n} point`, other: `${n} points` })
const throws = (n: number, of: number, one: string, other: string) =>
  plural('fr', n, { one: `${n} lancer sur ${of} ${one}`, other: `${n} lancers sur ${of} ${other}` })

export const reasons = {
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
      ? 'Ensuite, vous pourrez jouer quel que soit le lancer : ce n’est pas le cas de tous les choix.'
      : `Ensuite, ${throws(count, of, 'vous laisse', 'vous laissent')} un coup à jouer ; aucun choix ne fait mieux.`,
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
    return count === 0 ? `${here}.` : `${here} ; ${shapes} encore vous en donner un.`
  },
} satisfies ReasonTexts
