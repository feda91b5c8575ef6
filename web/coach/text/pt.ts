import { plural } from '../../../engine/text/lang.ts'
import type { CoachTexts } from './catalog.ts'

export const pt = {
  levels: {
    title: ({ game }) => `${game}: a força dos bots`,
    honest:
      'Cada nível vê exatamente o que tu vês e lança os mesmos dados. Ninguém espreita os dados que hão de vir, e nenhum dado está viciado. Os níveis mais fracos têm hábitos mais simples, um olho menos seguro ou mãos mais lentas. Erram como as pessoas, nunca ao acaso.',
    order: 'Do mais fraco ao mais forte',
    rating: 'Pontuação Elo',
    ratingHelp:
      'Pontos acima do nível mais fraco, como os contam os xadrezistas, com o erro padrão. 100 pontos a mais ganham cerca de 64 em 100 partidas, 400 cerca de 91.',
    cross: 'Quem vence quem',
    crossHelp: ({ games }) =>
      `Vitórias em percentagem do nível à esquerda contra o de cima, dois lugares, ${games} partidas por par, lugares trocados com os mesmos dados. Qualquer pessoa as pode repetir: um programa fá-las a partir de uma semente.`,
    level: 'Nível',
    about: 'Que força têm?',
  },
  review: {
    title: 'Sorte e perícia',
    help: 'Examina cada lançamento e cada escolha desta partida: o que mudaram na probabilidade de vitória de cada um.',
    start: 'Rever esta partida',
    working: ({ percent }) => `${percent} % revisto`,
    failed: 'Não foi possível rever esta partida.',
    exact: 'Exato: este jogo está resolvido. Cada número supõe jogo perfeito daí em diante.',
    estimated: ({ games }) =>
      `Estimativas: a partir de cada posição o bot mais forte continuou pelo menos ${games} ${plural('pt', games, { one: 'partida', other: 'partidas' })}. O número depois de ± é o erro padrão.`,
    seat: 'Lugar',
    luck: 'Sorte',
    skill: 'Escolhas próprias',
    others: 'Escolhas dos outros',
    adds: 'Sorte e escolhas juntas fazem o caminho da probabilidade inicial até ao resultado.',
    slips: ({ who, slips, choices }) =>
      slips === 0
        ? `${who}: as ${choices} escolhas estavam todas entre as melhores`
        : `${who}: ${slips} de ${choices} escolhas podiam ser melhores`,
    turning: ({ before, after }) => `A viragem: a probabilidade de quem ganhou subiu de ${before} para ${after}`,
    luckiest: ({ who, luck }) => `O lançamento com mais sorte: ${luck} para ${who}`,
    costs: 'O que mais custou',
    cost: ({ who, played, best, cost }) => `${who}: ${played} custou ${cost}. Melhor: ${best}`,
    clean: 'Nenhuma escolha custou algo que se possa medir.',
    here: ({ who }) => `${who} escolhe: quanto valia cada escolha`,
    share: 'Partilhar como imagem',
    link: 'Partilhar como ligação',
    linkCopied: 'A ligação está na área de transferência.',
    linkByHand: 'Copia esta ligação:',
    linkTooLong: 'Aqui nenhuma ligação pode conter esta partida. Guarda antes o ficheiro e partilha-o.',
    race: {
      skill: 'Jogo próprio',
      others: 'Jogo dos outros',
      adds: 'Numa corrida a rapidez é jogo: o que um lugar tira conta como jogo seu, e a favor ou contra os outros. A partir de cada posição todos recomeçam, igualmente rápidos. Sorte e jogo juntos fazem o caminho da probabilidade inicial até ao resultado.',
      gains: 'O que mais rendeu',
      act: ({ who, played, change }) => `${who}: ${played}, ${change}`,
      clean: 'Nada do que foi feito custou algo que se possa medir.',
    },
  },
  whatIf: {
    title: 'E se…?',
    help: 'A partir do momento no ecrã: continua tu, ou manda jogar o resto muitas vezes.',
    seat: 'Tu jogas com',
    against: 'Os outros',
    playOn: 'Continuar daqui',
    playOut: ({ games }) => `Jogar o resto ${games} vezes`,
    played: ({ games }) => `Jogado ${games} ${plural('pt', games, { one: 'vez', other: 'vezes' })} pelo bot mais forte`,
    chance: ({ who, percent }) => `${who}: ${percent}`,
    over: 'Aqui a partida acabou: recua um passo ou mais.',
  },
  coach: {
    stands: 'Como está o jogo',
    best: ({ move }) => `O melhor: ${move}`,
    alike: ({ move }) => `${move} é igualmente bom, tanto quanto se pode dizer`,
    ahead: ({ count, games, move }) => `Em ${games} jogos ganha mais ${count} do que «${move}»`,
    played: 'jogada',
    behind: ({ percent }) => `${percent} a menos do que o melhor`,
    solve: 'Resolver esta mesa exatamente',
    solving: ({ percent }) => `${percent} % resolvido`,
    solveHelp: ({ megabytes }) => `Um minuto ou mais e ${megabytes} MB; depois, cada número é exato.`,
    solveFailed: {
      offline: ({ megabytes }) =>
        `Faltam a este dispositivo ${megabytes} MB de memória livre, e não se consegue chegar ao servidor. Fecha outras páginas ou liga-te à rede e tenta de novo.`,
      alone: ({ megabytes }) =>
        `Faltam a este dispositivo ${megabytes} MB de memória livre, e este servidor não resolve mesas. Fecha outras páginas e tenta de novo.`,
      both: ({ megabytes }) =>
        `Nem este dispositivo, com ${megabytes} MB de memória, nem o servidor conseguiram. Fecha outras páginas ou tenta de novo daqui a pouco.`,
    },
  },
} satisfies CoachTexts
