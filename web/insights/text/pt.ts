import { plural } from '../../../engine/text/lang.ts'
import type { InsightTexts } from './catalog.ts'

const victories = (wins: string): string => `${wins} ${wins === '1' ? 'vitória' : 'vitórias'}`
const games = (count: number): string => plural('pt', count, { one: `${count} jogo`, other: `${count} jogos` })

export const pt = {
  title: 'O teu jogo',
  empty: 'Os teus jogos têm muito para contar',
  emptyHelp: 'Acaba um jogo e vê aqui como escolheste, quanta sorte tiveste e o que treinar.',
  play: 'Jogar',
  working: ({ left }) => `Falta avaliar as escolhas de ${games(left)}. Podes sair: o que está feito fica guardado.`,
  others: ({ count }) =>
    `${games(count)} com várias pessoas ${plural('pt', count, { one: 'fica', other: 'ficam' })} de fora: qual delas és tu? Põe o teu nome nas definições e passam a contar os jogos com esse nome.`,
  skipped: ({ count }) =>
    `${games(count)} não se ${plural('pt', count, { one: 'consegue ler e fica', other: 'conseguem ler e ficam' })} de fora. Nada é apagado.`,
  games: 'Jogos',
  won: 'Vitórias',
  shared: 'Empatados',
  rate: 'Taxa de vitórias',
  summary: ({ games: all, won }) =>
    `${games(all)}, ${plural('pt', won, { one: `${won} vitória`, other: `${won} vitórias` })}`,
  choose: 'Escolhe um jogo',
  accuracy: {
    title: 'Precisão',
    help: '100 quer dizer que nenhuma escolha custou nada.',
    bots: 'As linhas tracejadas mostram o que cada bot teria conseguido com os teus dados.',
    when: 'Data',
    you: 'Tu',
    games: 'Jogos',
  },
  luck: {
    title: 'Sorte',
    won: 'Vitórias',
    expected: 'Com sorte normal',
    good: ({ wins }) => `Até agora, os dados deram-te cerca de ${victories(wins)}.`,
    bad: ({ wins }) => `Até agora, os dados custaram-te cerca de ${victories(wins)}.`,
    even: 'Os dados foram justos contigo: sorte e azar equilibram-se.',
    help: 'Uma vitória pode vir de um só lançamento com sorte. A linha tracejada conta só as escolhas (os teus erros e os dos outros): em trinta jogos diz tanto como as vitórias em cem.',
    none: 'Aqui não contamos a sorte: com muitos jogos demoraria demasiado. A de cada jogo está na sua análise.',
  },
  kinds: {
    title: 'O que custam as tuas escolhas',
    exact: 'Números exatos: este jogo está todo calculado.',
    estimated: 'Estimativas do bot mais forte. As pequenas diferenças não contam.',
    race: 'Numa corrida não há tempo para pensar: aqui conta o que agarras.',
    wins: ({ wins }) => `${victories(wins)} em 100 jogos`,
    perGame: ({ percent }) => `${percent} por jogo`,
    free: 'nada',
    times: ({ count, seconds }) => `${count} ×, em média ao fim de ${seconds} s`,
    choices: ({ slips, count }) =>
      `${slips} de ${count} ${plural('pt', slips, { one: 'podia ser melhor', other: 'podiam ser melhores' })}`,
    train: 'Treinar',
    worst: 'As mais caras',
    example: ({ date, percent }) => `${date}: −${percent}`,
  },
  rivals: { title: 'Adversários', who: 'Contra', guest: 'Convidado' },
  months: { title: 'Mês a mês', month: 'Mês' },
  records: {
    title: 'Recordes e estreias',
    names: {
      'first-game': 'Primeiro jogo',
      'first-win': 'Primeira vitória',
      'best-score': 'Melhor pontuação',
      'best-alone': 'Melhor pontuação a solo',
      'longest-row': 'Vitórias seguidas',
      'most-accurate': 'Jogo mais bem jogado',
      'against-luck': 'Vitória contra os dados',
    },
    row: ({ count }) => `${count} seguidas`,
    chance: ({ percent }) => `só ${percent} com sorte normal`,
  },
  table: 'Em tabela',
  csv: 'Guardar em CSV',
  json: 'Guardar em JSON',
  ladder: {
    title: 'Medalhas dos bots',
    help: 'Vence cada bot uma vez, pela ordem que quiseres. A medalha fica, mesmo que apagues o jogo.',
    beaten: ({ date }) => `Vencido a ${date}`,
    open: 'Ainda por vencer',
    count: ({ beaten, all }) => `${beaten} de ${all}`,
  },
} satisfies InsightTexts
