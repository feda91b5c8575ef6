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
    'unknown-line': ({ where }) => `${where}: esa línea no se conoce.`,
    malformed: ({ where }) => `${where}: la línea está mal escrita.`,
    order: ({ where }) => `${where}: los nombres se numeran desde 1 y van en orden.`,
    twice: ({ where }) => `${where}: eso ya estaba dicho.`,
    'too-many': ({ where }) => `${where}: sobra uno.`,
    'no-such': ({ where }) => `${where}: eso no está en la hoja.`,
    outside: ({ where }) => `${where}: las posiciones van de 0 a 1000.`,
    missing: ({ where }) => `${where}: falta esta línea.`,
  },
  figures: ({ rounds, skilled, random, ratio }) =>
    `${rounds} rondas; ${skilled} puntos, al azar ${random}: ${ratio} veces más`,
  chapter: ({ chapter, title }) => `Capítulo ${chapter}: ${title}`,
} satisfies CheckTexts
