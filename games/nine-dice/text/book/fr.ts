import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'La girouette donne un nombre, on lance neuf dés et tout le monde regarde en même temps : quelle paire de couleur forme ce ' +
    'nombre ? Saisissez son pion avant les autres. Quand plus aucune paire ne convient, saisissez le pion noir : stop.',
  headings: {
    dice: 'Dés et pions',
    setup: 'Mise en place',
    round: 'Une manche',
    scoring: 'Les points',
    end: 'La fin',
    examples: 'Exemples',
    options: 'Options',
  },
  dice:
    'Il y a quatre paires de dés, rouge, orange, bleue et verte, et un dé beige, le joker. À chaque couleur son pion, et le ' +
    'pion noir est le stop. Chaque couleur a aussi sa forme, sur ses dés et sur son pion : pas besoin de distinguer les ' +
    'couleurs pour jouer.',
  R1:
    'On commence avec 3 points. Un lancer désigne qui lance la girouette en premier ; ensuite elle passe à gauche, manche ' +
    'après manche.',
  R2:
    'Au début de chaque manche, les cinq pions sont sur la table. Girouette et dés sont lancés ensemble et, dès qu’on les voit, ' +
    'tout le monde peut agir, à tout moment et sans ordre.',
  R3:
    'Prenez un pion de couleur encore sur la table : vous affirmez que ses deux dés forment le nombre. Chaque pion va à la ' +
    'personne la plus rapide, une seule fois. Vous pouvez en prendre plusieurs. Arriver trop tard ne coûte rien.',
  R4:
    'Sans le joker, une paire forme le nombre en additionnant les deux dés ou en soustrayant l’un de l’autre. Avec le joker, les ' +
    'trois dés s’additionnent ou se soustraient à votre gré. Les deux dés de couleur servent toujours, il n’y a que plus et ' +
    'moins, et le joker peut servir à plusieurs couleurs.',
  R5:
    'Prenez le pion noir : vous affirmez qu’aucun des pions encore sur la table ne peut être pris à raison. La manche finit ' +
    'aussitôt. Quand les quatre couleurs sont parties, on se dispute encore le stop, et il est alors toujours juste.',
  R6: 'Un pion pris à tort reste pris jusqu’à la fin de la manche. Il ne revient pas et ne compte pas quand on vérifie le stop.',
  R7:
    'Si le temps de la manche est écoulé, elle finit sans stop : les couleurs comptent comme d’habitude, et personne ne gagne ni ' +
    'ne perd rien pour le pion noir.',
  fair:
    'À une table en ligne, tout le monde voit les dés au même instant, et c’est le moment de votre geste qui compte, pas la ' +
    'vitesse de votre connexion. À temps égal, la personne qui a la girouette passe d’abord, puis les autres vers la gauche.',
  R8:
    'Chaque couleur juste donne 2 points, ou 1 s’il faut le joker ; la meilleure façon compte. Chaque couleur fausse coûte 1 ' +
    'point. Jusqu’à la fin de la manche, personne n’apprend ce qui est juste. Là où l’on dit son calcul, c’est lui qui compte : ' +
    '1 point s’il utilise le joker, même si la paire suffisait, et un calcul faux est une erreur même si un autre est juste. Le ' +
    'stop ne demande aucun calcul.',
  R9:
    'Un stop juste donne 2 points, ou 3 dans le cas que disent les options. Un stop faux coûte 3 points : un pion de la table ' +
    'pouvait encore être pris à raison.',
  R10:
    'Si vous en convenez, qui prend le stop, à raison ou à tort, perd 3 points au lieu de 1 pour chacune de ses couleurs ' +
    'fausses. Un stop faux coûte en plus ses 3 points.',
  R11: 'Gains et pertes de la manche s’additionnent d’abord ; si le total est alors inférieur à 0, il devient 0.',
  R12:
    'Quand quelqu’un a 15 points ou plus après une manche, le plus haut total gagne. S’il est partagé, seules ces personnes jouent ' +
    'des manches décisives : tous les pions, les mêmes points, mais chaque manche part de 0 et peut descendre en dessous. Qui a le ' +
    'meilleur résultat en joue une autre, les autres sont hors jeu ; plus on sort tard, meilleure est la place. Les totaux ne changent pas. ' +
    'Après cinq manches décisives sans vainqueur, la victoire est partagée. En solitaire, on joue jusqu’à l’objectif, et le ' +
    'nombre de manches est le résultat.',
  examples: {
    pair: 'Nombre 2, orange 1 et 1 : juste sans le joker, 1 + 1 = 2.',
    joker: 'Nombre 2, rouge 2 et 2, joker 6 : juste avec le joker, 6 − 2 − 2 = 2.',
    twelve: 'Nombre 12, une paire de six : juste, 6 + 6 = 12.',
    gap: 'Nombre 1, une paire de 3 et 4 : juste, 4 − 3 = 1.',
    fives: 'Nombre 5, une paire de cinq, joker 5 : juste avec le joker, 5 + 5 − 5 = 5.',
    nothing:
      'Il se peut qu’aucune couleur ne convienne : environ une manche sur cinq avec les nombres de 1 à 12. Le stop est alors juste ' +
      'tout de suite.',
  },
} satisfies BookTexts
