import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'On lance deux dés pour tout le monde. L’un dit quelle sorte d’étoile vous cherchez, l’autre est le nombre que vous écrivez à ' +
    'côté. Une étoile dont les deux cases sont remplies est découverte et vaut la différence. Tout le monde a la même feuille et ' +
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
    '\nUn trait plein relie une étoile à sa case.' +
    '\nUn trait en pointillé passe par un cercle et compte dès que le cercle est rempli ; si plusieurs traits ' +
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
  R3: 'Chaque feuille appartient à un chapitre, et chaque chapitre a sa façon de donner des points en plus, de C1 à C5.',
  R4: 'On lance deux dés, les mêmes pour tout le monde. Chacun choisit : écrire ou relier.',
  R5:
    'Écrire : l’un des dés, au choix, désigne une forme. Écrivez le nombre de l’autre dans une case vide en jeu, reliée à une ' +
    'étoile en jeu de cette forme. Le nombre compte pour toutes les étoiles de la case.',
  R6: 'Relier : laissez les dés, et remplissez un cercle en jeu.',
  R7:
    'Si vous pouvez faire l’un des deux, vous le devez. Si vous ne pouvez faire ni l’un ni l’autre, vous ne pouvez plus jouer. ' +
    'Cela se décide une seule fois, juste après le lancer.',
  R8:
    'Dès que les deux cases d’une étoile en jeu sont remplies et reliées, l’étoile est découverte et vaut la ' +
    'différence des deux nombres : 5 et 2 font 3. Une différence de 0 compte aussi comme découverte.' +
    '\nUn cadenas s’ouvre si la différence est son nombre : l’étoile est découverte et vaut ce nombre, et ses ' +
    'bras s’ouvrent, ce qui peut en découvrir d’autres.' +
    '\nAvec toute autre différence, le cadenas se coince : l’étoile ne vaut rien et n’est jamais découverte, ' +
    'si bien que sa forme ne peut plus être complétée.' +
    '\nLe cadenas 3 s’ouvre avec 6 et 3, mais pas avec 6 et 2.',
  R8a:
    'Après chaque action et chaque bonus, on relit la feuille.' +
    '\nUne étoile découverte sans cadenas vaut sa différence du moment.' +
    '\nUne étoile au cadenas ouvert garde le nombre de son cadenas, et ses bras restent ouverts.' +
    '\nUn cadenas coincé le reste, sauf si un bonus dit qu’il ouvre les cadenas.' +
    '\nRien ne s’efface jamais, et un nombre reste entre 1 et 6.',
  R9:
    'En découvrant la dernière étoile d’une forme, vous pouvez utiliser un bonus débloqué ; pour plusieurs ' +
    'formes, autant de bonus, l’un après l’autre.' +
    '\nOn fait d’abord toutes les découvertes et ouvertures.' +
    '\nUn bonus peut compléter une autre forme et en donner ainsi un autre, mais chaque joueur en utilise au plus ' +
    'deux par partie.' +
    '\nLe même bonus peut servir deux fois.' +
    '\nUn bonus sans effet possible ne peut pas être utilisé.',
  R10:
    'Un choix, c’est une action et tous les bonus qui en découlent. Il est définitif, et reste caché jusqu’à ce que tout le monde ' +
    'ait terminé ; puis tous les choix sont révélés ensemble.',
  R11: 'Après une manche où quelqu’un n’a pas pu jouer, la partie se termine pour tout le monde.',
  R12:
    'On additionne les étoiles de chaque forme, puis on ajoute les points du chapitre. Le plus haut total gagne ; à égalité, celui ' +
    'qui a utilisé le moins de bonus ; sinon, la victoire est partagée. En solo, vous jouez pour le bronze, l’argent et l’or.',
  R13:
    'À plusieurs ou en solo, vous pouvez tenir un carnet de bord : les feuilles jouées et les bonus débloqués, communs à tous. Après ' +
    'chaque partie, vous débloquez un bonus de plus : tout le monde peut proposer, et celui qui a fini en dernier décide (à égalité, ' +
    'le premier dans l’ordre des places ; en solo, vous). Seuls les bonus débloqués peuvent être utilisés.',
  scorings: {
    C1: 'Une série demande les six formes : avec 2, 3, 2, 4, 2 et 2 étoiles brillantes par forme, il y a deux séries, 10 points. Une étoile au cadenas ouvert compte pour le nombre du cadenas.',
    C2: 'Une forme sans étoile découverte a pour somme 0. Exemple : 3, 5, 4, 6, 2 et 7 font 27, et 2 de plus : 29.',
    C3: 'Les cases 4 et 4 valent 3 points, de même qu’un cadenas 0 ouvert.',
    C4: 'Exemple : quatre étoiles sur quatre, valant 3, 0, 4 et 1, rapportent 8 points de plus, et 5 pour la figure entière : 13. Une étoile au cadenas ouvert compte deux fois le nombre du cadenas.',
    C5: 'Ce sont les traits de craie entre étoiles qui comptent, pas les liens vers les cases. Exemple : cinq étoiles à la suite ont quatre traits entre elles, 8 points.',
  },
  aboutBonuses:
    'Un bonus suit les règles pour écrire (R5) et relier (R6), sauf ce que son texte change, et il peut lui aussi découvrir des ' +
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
