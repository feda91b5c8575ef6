import type { CheckTexts } from './catalog.ts'

export const pt = {
  findings: {
    'two-boxes': ({ where }) => `${where} precisa de exatamente duas casas diferentes.`,
    'idle-box': ({ where }) => `${where} não pertence a nenhuma estrela.`,
    shapes: ({ where }) => `Nenhuma estrela tem a forma ${where}.`,
    'shared-end': ({ where }) => `As ligações tracejadas de ${where} não têm uma ponta em comum.`,
    'no-lock': ({ where }) => `${where} está preso a uma estrela sem cadeado.`,
    'own-lock': ({ where }) => `${where} está preso a uma das suas próprias estrelas.`,
    'empty-arm': ({ where }) => `${where} não tem estrelas.`,
    'into-arm': ({ where }) => `${where}: uma estrela fora de um braço tem uma casa lá dentro.`,
    unreachable: ({ where }) => `${where} nunca pode entrar em jogo.`,
    overlap: ({ where }) => `${where} estão demasiado perto.`,
    crossed: ({ where }) => `${where}: uma linha passa por cima de algo que não é dela.`,
    figure: ({ where }) => `A figura ${where} falta, ou tem uma estrela duas vezes.`,
    lines: ({ where }) => `Faltam as linhas de giz, ou uma começa e acaba na mesma estrela: ${where}.`,
    medals: ({ where }) => `As medalhas não são crescentes: ${where}.`,
    short: ({ where }) => `Os jogos são demasiado curtos: ${where} rondas.`,
    long: ({ where }) => `Os jogos são demasiado longos: ${where} rondas.`,
    luck: ({ where }) => `Jogar bem não compensa o bastante: ${where} vezes os pontos do acaso.`,
    'unknown-line': ({ where }) => `${where}: linha desconhecida.`,
    malformed: ({ where }) => `${where}: a linha não está bem escrita.`,
    order: ({ where }) => `${where}: os nomes contam a partir de 1 e vêm por ordem.`,
    twice: ({ where }) => `${where}: isso já tinha sido dito.`,
    'too-many': ({ where }) => `${where}: é um a mais.`,
    'no-such': ({ where }) => `${where}: não há nada assim na folha.`,
    outside: ({ where }) => `${where}: as coordenadas vão de 0 a 1000.`,
    missing: ({ where }) => `${where}: falta esta linha.`,
  },
  figures: ({ rounds, skilled, random, ratio }) =>
    `${rounds} rondas; ${skilled} pontos, ao acaso ${random}: ${ratio} vezes mais`,
  chapter: ({ chapter, title }) => `Capítulo ${chapter}: ${title}`,
} satisfies CheckTexts
