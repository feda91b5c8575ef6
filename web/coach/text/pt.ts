import { number, plural } from '../../../engine/text/lang.ts'
import type { CoachTexts } from './catalog.ts'

export const pt = {
  levels: {
    title: ({ game }) => `${game}: os bots`,
    honest:
      'Todos os níveis veem exatamente o que tu vês e lançam os mesmos dados que tu. Ninguém espreita os próximos lançamentos, e nenhum dado está viciado. Os níveis mais fracos têm hábitos mais simples, menos olho ou mãos mais lentas. Erram como as pessoas, nunca ao acaso.',
    order: 'Do mais fraco ao mais forte',
    rating: 'Pontuação Elo',
    ratingHelp:
      'Pontos acima do nível mais fraco, contados como no xadrez, com o erro padrão. Com mais 100 pontos ganham-se cerca de 64 jogos em 100; com mais 400, cerca de 91.',
    cross: 'Quem vence quem',
    crossHelp: ({ games }) =>
      `Quantas vezes em 100 o nível da esquerda ganha ao de cima: ${number('pt', games)} jogos a dois por cada par, trocando de lugar com os mesmos dados.`,
    level: 'Nível',
    about: 'Como jogam?',
  },
  review: {
    title: 'A história do jogo',
    details: 'Detalhes',
    story: {
      best: 'A melhor escolha',
      costliest: 'A escolha mais cara',
      luckiest: 'O lançamento com mais sorte',
      only: ({ who, played, points }) =>
        `${who}: ${played}. Assim, em cada 100 jogos ganham-se pelo menos mais ${points} do que com qualquer outra escolha.`,
      cost: ({ who, played, best, points }) =>
        `${who}: ${played}. Melhor: ${best}. Assim, em cada 100 jogos ganham-se mais ${points}.`,
      gained: ({ who, played, points }) => `${who}: ${played}. Probabilidade de ganhar: +${points}%.`,
      lost: ({ who, played, points }) => `${who}: ${played}. Probabilidade de ganhar: −${points}%.`,
      lucky: ({ who, before, after }) => `${who}: a probabilidade de ganhar passou de ${before} para ${after}.`,
      clean: 'Nenhuma escolha custou nada. Bem jogado!',
    },
    medal: {
      only: ({ who, played, points }) =>
        `${who}: ${played}. Probabilidade de conseguir a próxima medalha: pelo menos mais ${points}% do que com qualquer outra escolha.`,
      cost: ({ who, played, best, points }) =>
        `${who}: ${played}. Melhor: ${best}. Probabilidade de conseguir a próxima medalha: +${points}%.`,
      lucky: ({ who, before, after }) =>
        `${who}: a probabilidade de conseguir a próxima medalha passou de ${before} para ${after}.`,
      turning: ({ before, after }) =>
        `O maior salto: a probabilidade de conseguir a próxima medalha subiu de ${before} para ${after}`,
    },
    accuracy: 'Precisão',
    accuracyHelp:
      '100 quer dizer que nenhuma escolha custou nada. As marcas mostram o que cada bot teria conseguido com os mesmos dados.',
    luckWords: {
      very: 'muita sorte',
      lucky: 'sorte',
      even: 'sorte normal',
      unlucky: 'azar',
      veryUn: 'muito azar',
    },
    working: ({ percent }) => `${percent}% analisado`,
    failed: 'Não é possível analisar este jogo.',
    exact: 'Valores exatos: este jogo está todo calculado.',
    estimated: ({ games }) =>
      `Estimativas: a partir de cada momento, o bot mais forte jogou até ao fim pelo menos ${games} ${plural('pt', games, { one: 'vez', other: 'vezes' })}. O número depois de ± é o erro padrão.`,
    seat: 'Jogador',
    luck: 'Sorte',
    skill: 'Escolhas',
    others: 'Escolhas dos outros',
    adds: 'A sorte e as escolhas explicam o caminho da probabilidade inicial até ao resultado.',
    slips: ({ who, slips, choices }) =>
      slips === 0
        ? plural('pt', choices, {
            one: `${who}: a única escolha não podia ter sido melhor`,
            other: `${who}: nenhuma das ${choices} escolhas podia ter sido melhor`,
          })
        : choices === 1
          ? `${who}: a única escolha podia ter sido melhor`
          : plural('pt', slips, {
              one: `${who}: ${slips} das ${choices} escolhas podia ter sido melhor`,
              other: `${who}: ${slips} das ${choices} escolhas podiam ter sido melhores`,
            }),
    turning: ({ before, after }) => `O maior salto: a probabilidade de quem ganhou subiu de ${before} para ${after}`,
    costs: 'O que mais custou',
    cost: ({ who, played, best, cost }) => `${who}: «${played}» custou ${cost}. Melhor: ${best}`,
    here: ({ who }) => `${who} a escolher: quanto valia cada opção`,
    share: 'Partilhar como imagem',
    link: 'Partilhar como link',
    linkCopied: 'Link copiado.',
    linkByHand: 'Copia este link:',
    linkTooLong: 'Este jogo é demasiado longo para um link. Guarda-o num ficheiro e partilha o ficheiro.',
    race: {
      skill: 'Jogo próprio',
      others: 'Jogo dos outros',
      adds: 'Numa corrida, a rapidez faz parte do jogo: o que um jogador agarra conta a seu favor e contra os outros. A partir de cada momento supõe-se que são todos igualmente rápidos.',
      gains: 'O que mais rendeu',
      act: ({ who, played, change }) => `${who}: ${played}, ${change}`,
      clean: 'Nenhum erro que se note.',
    },
  },
  whatIf: {
    title: 'E se…?',
    help: 'Volta a qualquer passo e continua tu a partir daí.',
    seat: 'Jogas como',
    against: 'Os outros',
    playOn: 'Jogar a partir daqui',
    over: 'Aqui o jogo já acabou. Recua um passo.',
  },
  coach: {
    stands: 'Como está o jogo',
    best: ({ move }) => `Melhor: ${move}`,
    alike: ({ move }) => `Igualmente bom: ${move}`,
    ahead: ({ count, games, move }) =>
      `Em ${games} jogos, mais ${plural('pt', count, { one: 'uma vitória', other: `${count} vitórias` })} do que com «${move}»`,
    aheadForMedal: ({ count, move }) =>
      `Probabilidade de conseguir a próxima medalha: mais ${count}% do que com «${move}»`,
    played: 'jogada',
    behind: ({ percent }) => `${percent} a menos do que a melhor`,
    solve: 'Calcular valores exatos',
    solving: ({ percent }) => `${percent}% calculado`,
    solveHelp: ({ megabytes }) =>
      `Demora um minuto ou mais e ocupa ${megabytes} MB. Depois, todos os valores são exatos.`,
    solveFailed: {
      offline: ({ megabytes }) =>
        `São precisos ${megabytes} MB de memória livre aqui, ou um servidor, e não há nem uma coisa nem outra. Fecha outras páginas ou liga-te à rede e tenta de novo.`,
      alone: ({ megabytes }) => `São precisos ${megabytes} MB de memória livre. Fecha outras páginas e tenta de novo.`,
      both: ({ megabytes }) =>
        `São precisos ${megabytes} MB, e agora nem este dispositivo nem o servidor os têm livres. Fecha outras páginas ou tenta mais tarde.`,
    },
  },
} satisfies CoachTexts
