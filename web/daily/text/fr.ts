import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

export const fr = {
  all: 'Les défis du jour',
  title: ({ game }) => `${game} : le défi du jour`,
  help: 'Les mêmes dés pour tout le monde. Un nouveau défi chaque jour à minuit UTC.',
  ranked: 'Partie classée',
  rankedHelp: 'Une partie par jour. Chaque coup joué est définitif.',
  unranked: 'Hors classement',
  unrankedHelp: 'Aucun serveur ne répond : les dés dépendent de la date, et le résultat n’est pas classé.',
  play: 'Jouer',
  goOn: 'Continuer',
  doneHelp: 'C’était le défi du jour. Demain, il y en aura un nouveau.',
  unreadable: 'La partie du jour sur cet appareil n’est plus lisible. Demain, il y aura un nouveau défi.',
  notReached: 'Le serveur ne répond pas. Réessayez dans un instant.',
  medals: 'Médailles',
  medalNames: { gold: 'or', silver: 'argent', bronze: 'bronze', none: 'pas de médaille' },
  noMedal: 'Pas de médaille cette fois',
  yourResult: ({ score, medal }) => `Votre résultat : ${score}, ${medal}`,
  countdown: ({ hours, minutes }) => `Nouveaux défis dans ${hours} h ${minutes} min`,
  streak: ({ days }) => plural('fr', days, { one: `${days} jour`, other: `${days} jours d’affilée` }),
  noStreak: 'Terminez un défi pour commencer une série.',
  streakHelp: 'Un défi par jour suffit. Un jour manqué est pardonné.',
  calendar: 'Les cinq dernières semaines',
  calendarDay: ({ date, done }) => `${date} : ${plural('fr', done, { one: `${done} défi`, other: `${done} défis` })}`,
  notKept: 'Ce navigateur ne garde rien : votre série sera perdue si vous fermez la page.',

  results: 'Résultats',
  place: 'Rang',
  name: 'Nom',
  score: 'Résultat',
  medal: 'Médaille',
  you: 'vous',
  guest: 'un invité',
  nobody: 'Personne n’a encore terminé le défi du jour.',
  nobodyPlayed: 'Personne n’a terminé le défi de ce jour-là.',
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
  shareText: ({ game, date, score, medal, stars }) => `${game}, ${date} : ${score}, ${medal} ${stars}`,
  copied: 'Résultat copié.',
  notCopied: 'Impossible de copier. Sélectionnez le texte et copiez-le à la main.',

  bestGame: ({ name }) => `La meilleure partie : ${name}`,
  watch: 'Voir la partie',
  strongest: ({ name }) => `Avec les mêmes dés, ${name} aurait obtenu`,
  strongestShow: 'Qu’aurait fait le plus fort ?',
  strongestHelp:
    'Le bot le plus fort joue le défi d’hier avec les mêmes dés. Lui non plus ne les connaît pas d’avance.',
  strongestWorks: 'La partie se joue…',
  strongestFailed: 'Cela n’a pas marché. Réessayez.',
  noYesterday: 'La meilleure partie d’hier n’est plus disponible.',

  newDay: 'Un nouveau jour a commencé.',
  newDayHelp: 'De nouveaux défis vous attendent. Une partie non terminée à minuit n’est plus classée.',
  toNewDay: 'Voir le nouveau défi',
} satisfies DailyTexts
