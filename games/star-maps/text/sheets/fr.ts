import type { CheckTexts } from './catalog.ts'

export const fr = {
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
  chapter: ({ chapter, title }) => `Chapitre ${chapter} : ${title}`,
} satisfies CheckTexts
