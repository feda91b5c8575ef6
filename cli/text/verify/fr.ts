import { plural } from '../../../engine/text/lang.ts'
import type { CliText } from '../catalog.ts'

export const verify: CliText['verify'] = {
  verified: ({ file }) => `${file} : vérifié.`,
  failed: ({ file }) => `${file} : la vérification échoue.`,
  nothing: ({ file }) => `${file} : rien à vérifier.`,
  throws: ({ throws, dice }) =>
    `${plural('fr', throws, { one: `${throws} lancer`, other: `${throws} lancers` })}, ` +
    `${plural('fr', dice, { one: `${dice} dé`, other: `${dice} dés` })} : exactement ce qui était scellé avant la partie.`,
  noThrows: 'Aucun dé n’a été lancé.',
  devices: ({ devices }) =>
    plural('fr', devices, {
      one: `${devices} appareil a participé : s’il était honnête, personne n’a pu choisir les dés.`,
      other: `${devices} appareils ont participé : il suffit qu’un seul ait été honnête pour que personne n’ait pu choisir les dés.`,
    }),
  restarts: ({ restarts }) =>
    restarts === 0
      ? 'Les dés ont été préparés du premier coup.'
      : plural('fr', restarts, {
          one:
            'La préparation des dés a recommencé une fois, car des octets n’ont pas été révélés : un résultat a pu ' +
            'être écarté.',
          other:
            `La préparation des dés a recommencé ${restarts} fois, car des octets n’ont pas été révélés : à chaque ` +
            'fois, un résultat a pu être écarté.',
        }),
  voided: ({ voided }) =>
    plural('fr', voided, {
      one: 'Un lancer a été refait parce que sa course a été interrompue : le serveur a pu écarter un résultat.',
      other:
        `${voided} lancers ont été refaits parce que leurs courses ont été interrompues : à chaque fois, le ` +
        'serveur a pu écarter un résultat.',
    }),
  over: 'La partie a été jouée jusqu’au bout.',
  notOver: 'La partie n’est pas terminée : la table a été fermée avant, ou il manque des lignes à la fin.',
  limits:
    'Ce que cela ne prouve pas : le serveur peut connaître les lancers d’avance, sans pouvoir les choisir, et un ' +
    'fichier seul ne montre pas que c’est bien la table où vous avez joué.',
  firstWrong: 'C’est la première ligne fausse. Ce fichier ne prouve rien sur ses dés.',
  why: {
    'no-lines': 'Le fichier ne dit pas d’où viennent les dés.',
    'real-dice': 'C’étaient de vrais dés : quelqu’un les a lancés et a saisi le résultat.',
    'one-device': 'La partie s’est jouée sur un seul appareil, qui a lancé lui-même tous les dés.',
    simulation: 'La partie a été simulée par un programme.',
    'no-secret': 'Le serveur révèle son secret à la fin de la partie, ou quand la table est fermée.',
    'no-bytes':
      'Tous les lancers découlent du secret du serveur, mais aucun appareil n’y a participé : le serveur a pu ' +
      'essayer des secrets jusqu’à tomber sur des dés à son goût.',
  },
  legal: 'La partie respecte les règles, jusqu’à la fin du fichier.',
  proof: {
    throw: ({ n, due, got }) => `Le lancer ${n} montre ${got}, mais c’est ${due} qui était scellé avant la partie.`,
    malformed: ({ got }) => `« ${got} » n’est pas une ligne d’une preuve des dés.`,
    version: ({ got, known }) => `La preuve est en version ${got} ; ce programme vérifie la version ${known}.`,
    onlyHere: ({ line }) => `Seule la ligne « ${line} » peut se trouver ici.`,
    afterSecret: 'Le secret est la dernière ligne d’un fichier de partie : rien ne peut le suivre.',
    commitMismatch:
      'L’engagement du serveur ne correspond pas à l’identifiant de la table et à la première ligne du fichier : ' +
      'quelque chose a été modifié.',
    secretMismatch: 'Ce n’est pas le secret sur lequel le serveur s’était engagé.',
    notUnicode: 'La première ligne a des caractères qu’aucun fichier texte ne peut contenir.',
    otherCommit:
      'Votre appareil a vu un autre engagement : ce n’est pas la table où vous avez joué, ou elle a été modifiée.',
    otherBytes: ({ seat }) => `Ce ne sont pas les octets que votre appareil a fournis pour la place ${seat}.`,
    closed: 'Les engagements sont déjà clos : on ne peut pas en ajouter.',
    notClosed: 'Les engagements ne sont pas encore clos : avant, on ne révèle pas d’octets.',
    barred: ({ seat }) => `La place ${seat} n’a pas révélé ses octets auparavant : elle ne peut plus contribuer.`,
    notHex: ({ bytes }) =>
      `Il faut ici ${plural('fr', bytes, { one: `${bytes} octet`, other: `${bytes} octets` })}, avec deux chiffres ` +
      'parmi 0–9 et a–f par octet.',
    notCommitted: ({ seat }) => `La place ${seat} ne s’est engagée sur rien : elle n’a pas d’octets à révéler.`,
    bytesMismatch: ({ seat }) => `Ce ne sont pas les octets sur lesquels la place ${seat} s’était engagée.`,
    noneMissing: 'Tous les octets ont été révélés : il n’y a pas de raison de recommencer.',
  },
}
