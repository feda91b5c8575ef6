import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

const points = (n: number): string => plural('fr', n, { one: `${n} point`, other: `${n} points` })

export const fr = {
  title: ({ game }) => `${game} : la feuille du jour`,
  help: 'La même feuille et les mêmes dés pour tout le monde. Une nouvelle chaque jour à minuit UTC.',
  ranked: 'Partie classée',
  rankedHelp: 'Une partie par jour. Chaque coup joué est définitif.',
  unranked: 'Hors classement',
  unrankedHelp: 'Aucun serveur ne répond : les dés dépendent de la date, et le résultat n’est pas classé.',
  play: 'Jouer',
  goOn: 'Continuer',
  doneHelp: 'C’était la partie du jour. Demain, il y aura une nouvelle feuille.',
  notReached: 'Le serveur ne répond pas. Réessayez dans un instant.',
  medals: 'Médailles',
  from: ({ points: n }) => `à partir de ${points(n)}`,
  medalNames: { gold: 'or', silver: 'argent', bronze: 'bronze', none: 'pas de médaille' },
  yourResult: ({ points: n, medal }) => `Votre résultat : ${points(n)}, ${medal}`,

  results: 'Résultats',
  place: 'Rang',
  name: 'Nom',
  points: 'Points',
  medal: 'Médaille',
  you: 'vous',
  guest: 'un invité',
  nobody: 'Personne n’a encore terminé la feuille du jour.',
  nobodyPlayed: 'Personne n’a terminé la feuille de ce jour-là.',
  yourPlace: ({ place, count }) => `Rang ${place} sur ${count}`,
  more: 'Voir plus',
  fairPlay:
    'Une seule partie par appareil est classée. Rejouer sous un autre nom, c’est déjà connaître les dés : ce classement compte sur le fair-play de chacun.',
  listedAs: ({ name }) => `Dans le classement, vous êtes « ${name} ».`,
  rename: 'Changer de nom',

  dice: 'Les dés',
  seal: 'Le sceau du jour',
  sealHelp:
    'Les dés de toute la journée découlent d’un secret tiré et scellé la veille. Demain, il sera révélé et chacun pourra vérifier.',
  next: 'Le sceau de demain',
  yesterday: 'Hier',
  secret: 'Le secret',
  check: 'Vérifier les dés',
  sealFits: 'Le secret correspond au sceau.',
  sealWrong: 'Le secret ne correspond pas au sceau : ce ne sont pas les dés qui avaient été scellés.',
  seen: {
    before: 'Cet appareil avait vu le même sceau avant ce jour-là.',
    onDay: 'Cet appareil a vu le même sceau ce jour-là.',
    other: 'Cet appareil a vu un autre sceau : il a été changé après coup.',
    not: 'Cet appareil n’avait pas encore vu le sceau.',
  },
  throwsFit: ({ throws }) =>
    plural('fr', throws, {
      one: 'L’unique lancer de votre partie en découle.',
      other: `Les ${throws} lancers de votre partie en découlent tous.`,
    }),
  throwsWrong: 'Un lancer de votre partie n’en découle pas.',
  noGame: 'Pas de partie de ce jour-là sur cet appareil pour comparer.',
  limitsHelp:
    'Ce que cela ne prouve pas : aucun appareil de joueur n’a participé à ces dés. Les responsables du serveur ont pu essayer plusieurs secrets avant d’en sceller un, et connaissent les lancers d’avance.',

  share: 'Partager le résultat',
  shareText: ({ game, date, points: n, medal, stars }) => `${game}, ${date} : ${points(n)}, ${medal} ${stars}`,
  copied: 'Résultat copié.',
  notCopied: 'Impossible de copier. Sélectionnez le texte et copiez-le à la main.',

  newDay: 'Un nouveau jour a commencé.',
  newDayHelp: 'Une nouvelle feuille vous attend. Une partie non terminée à minuit n’est plus classée.',
  toNewDay: 'Voir la nouvelle feuille',
} satisfies DailyTexts
