import type { CheckTexts } from './catalog.ts'

export const es = {
  findings: {
    'two-boxes': ({ where }) => `${where} necesita exactamente dos casillas distintas.`,
    'idle-box': ({ where }) => `${where} no es de ninguna estrella.`,
    shapes: ({ where }) => `Ninguna estrella tiene la forma ${where}.`,
    'shared-end': ({ where }) => `Las uniones discontinuas de ${where} no comparten un extremo.`,
    'no-lock': ({ where }) => `${where} cuelga de una estrella sin candado.`,
    'own-lock': ({ where }) => `${where} cuelga de una estrella propia.`,
    'empty-arm': ({ where }) => `${where} no tiene estrellas.`,
    'into-arm': ({ where }) => `${where}: una estrella fuera de un brazo tiene una casilla dentro.`,
    unreachable: ({ where }) => `${where} nunca puede entrar en juego.`,
    overlap: ({ where }) => `${where} están demasiado cerca.`,
    crossed: ({ where }) => `${where}: una línea pasa sobre algo que no es suyo.`,
    figure: ({ where }) => `La figura ${where} falta, o tiene una estrella dos veces.`,
    lines: ({ where }) => `Faltan las líneas de tiza, o una empieza y acaba en la misma estrella: ${where}.`,
    medals: ({ where }) => `Las medallas no son crecientes: ${where}.`,
    short: ({ where }) => `Las partidas son demasiado cortas: ${where} rondas.`,
    long: ({ where }) => `Las partidas son demasiado largas: ${where} rondas.`,
    luck: ({ where }) => `La habilidad no rinde bastante: ${where} veces los puntos del azar.`,
    'unknown-line': ({ where }) => `${where}: no se conoce una línea así.`,
    malformed: ({ where }) => `${where}: la línea no tiene la forma debida.`,
    order: ({ where }) => `${where}: los nombres cuentan desde 1 y van en orden.`,
    twice: ({ where }) => `${where}: eso ya se había dicho.`,
    'too-many': ({ where }) => `${where}: es uno de más.`,
    'no-such': ({ where }) => `${where}: no hay nada así en la hoja.`,
    outside: ({ where }) => `${where}: los lugares van de 0 a 1000.`,
    missing: ({ where }) => `${where}: falta esta línea.`,
  },
  figures: ({ rounds, skilled, random, ratio }) =>
    `${rounds} rondas; ${skilled} puntos, al azar ${random}: ${ratio} veces más`,
  chapter: ({ chapter, title }) => `Capítulo ${chapter}: ${title}`,
} satisfies CheckTexts
