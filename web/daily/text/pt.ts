import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

const points = (n: number): string => plural('pt', n, { one: `${n} ponto`, other: `${n} pontos` })

export const pt = {
  title: ({ game }) => `${game}: a folha do dia`,
  help: 'A mesma folha e os mesmos dados para todos. Uma nova todos os dias, à meia-noite UTC.',
  ranked: 'Com classificação',
  rankedHelp: 'Uma partida por dia. Cada jogada feita é definitiva.',
  unranked: 'Sem classificação',
  unrankedHelp: 'Nenhum servidor responde: os dados seguem da data e o resultado não entra em nenhuma lista.',
  play: 'Jogar',
  goOn: 'Continuar',
  doneHelp: 'Esta foi a partida de hoje. Amanhã há uma folha nova.',
  notReached: 'O servidor não responde. Tenta de novo daqui a pouco.',
  medals: 'Medalhas',
  from: ({ points: n }) => `a partir de ${points(n)}`,
  medalNames: { gold: 'ouro', silver: 'prata', bronze: 'bronze', none: 'sem medalha' },
  yourResult: ({ points: n, medal }) => `O teu resultado: ${points(n)}, ${medal}`,

  results: 'Resultados',
  place: 'Lugar',
  name: 'Nome',
  points: 'Pontos',
  medal: 'Medalha',
  you: 'tu',
  guest: 'um convidado',
  nobody: 'Ainda ninguém terminou a folha de hoje.',
  nobodyPlayed: 'Ninguém terminou a folha desse dia.',
  yourPlace: ({ place, count }) => `Lugar ${place} de ${count}`,
  more: 'Mostrar mais',
  fairPlay:
    'Conta uma partida por dispositivo. Quem volta como novo convidado já viu os dados: esta lista conta com o jogo limpo de todos.',
  listedAs: ({ name }) => `Na lista és «${name}».`,
  rename: 'Mudar de nome',

  dice: 'Os dados',
  seal: 'O selo de hoje',
  sealHelp:
    'Os dados do dia inteiro seguem de um segredo sorteado e selado na véspera. Amanhã o segredo é revelado e todos o podem verificar.',
  next: 'O selo de amanhã',
  yesterday: 'Ontem',
  secret: 'O segredo',
  check: 'Verificar os dados',
  sealFits: 'O segredo corresponde ao selo.',
  sealWrong: 'O segredo não corresponde ao selo: não são os dados que tinham sido fixados.',
  seen: {
    before: 'Este dispositivo viu o mesmo selo antes de esse dia começar.',
    onDay: 'Este dispositivo viu o mesmo selo nesse dia.',
    other: 'Este dispositivo viu outro selo: foi mudado depois.',
    not: 'Este dispositivo ainda não tinha visto o selo.',
  },
  throwsFit: ({ throws }) =>
    plural('pt', throws, {
      one: 'O único lançamento da tua partida segue dele.',
      other: `Todos os ${throws} lançamentos da tua partida seguem dele.`,
    }),
  throwsWrong: 'Um lançamento da tua partida não segue dele.',
  noGame: 'Este dispositivo não tem nenhuma partida desse dia para comparar.',
  limitsHelp:
    'O que isto não prova: nenhum dispositivo dos jogadores participou nestes dados. Quem gere o servidor podia experimentar vários segredos antes de selar um, e conhece os lançamentos de antemão.',

  share: 'Partilhar o resultado',
  shareText: ({ game, date, points: n, medal, stars }) => `${game}, ${date}: ${points(n)}, ${medal} ${stars}`,
  copied: 'O resultado está na área de transferência.',
  notCopied: 'Não foi possível copiar. Seleciona o texto e copia-o tu.',

  newDay: 'Começou um novo dia.',
  newDayHelp: 'Há uma folha nova. O que não ficou terminado antes da meia-noite já não entra na classificação.',
  toNewDay: 'Para a folha nova',
} satisfies DailyTexts
