import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

const points = (n: number): string => plural('pt', n, { one: `${n} ponto`, other: `${n} pontos` })

export const pt = {
  title: ({ game }) => `${game}: a folha do dia`,
  help: 'A mesma folha e os mesmos dados para todos. Uma nova todos os dias, à meia-noite UTC.',
  ranked: 'Conta para a classificação',
  rankedHelp: 'Um jogo por dia. Jogada feita não volta atrás.',
  unranked: 'Fora da classificação',
  unrankedHelp: 'Nenhum servidor responde: os dados são tirados da data e o resultado não entra em nenhuma lista.',
  play: 'Jogar',
  goOn: 'Continuar',
  doneHelp: 'Por hoje é tudo. Amanhã há uma folha nova.',
  notReached: 'O servidor não responde. Tenta de novo daqui a pouco.',
  medals: 'Medalhas',
  from: ({ points: n }) => `a partir de ${points(n)}`,
  medalNames: { gold: 'ouro', silver: 'prata', bronze: 'bronze', none: 'sem medalha' },
  yourResult: ({ points: n, medal }) => `O teu resultado: ${points(n)}, ${medal}`,

  results: 'Resultados',
  place: 'Posição',
  name: 'Nome',
  points: 'Pontos',
  medal: 'Medalha',
  you: 'tu',
  guest: 'um convidado',
  nobody: 'Ainda ninguém terminou a folha de hoje.',
  nobodyPlayed: 'Ninguém terminou a folha desse dia.',
  yourPlace: ({ place, count }) => `Posição ${place} de ${count}`,
  more: 'Mostrar mais',
  fairPlay:
    'Só conta um jogo por dispositivo. Quem volta com outro perfil já viu os dados: esta lista conta com o jogo limpo de todos.',
  listedAs: ({ name }) => `Na lista apareces como «${name}».`,
  rename: 'Mudar de nome',

  dice: 'Os dados',
  seal: 'O selo de hoje',
  sealHelp:
    'Os dados de todo o dia vêm de um segredo sorteado e selado na véspera. Amanhã o segredo é revelado e todos o podem verificar.',
  next: 'O selo de amanhã',
  yesterday: 'Ontem',
  secret: 'O segredo',
  check: 'Verificar os dados',
  sealFits: 'O segredo corresponde ao selo.',
  sealWrong: 'O segredo não corresponde ao selo: não são os dados que tinham sido selados.',
  seen: {
    before: 'Este dispositivo viu o mesmo selo antes de esse dia começar.',
    onDay: 'Este dispositivo viu o mesmo selo nesse dia.',
    other: 'Este dispositivo viu outro selo: foi mudado depois.',
    not: 'Este dispositivo ainda não tinha visto o selo.',
  },
  throwsFit: ({ throws }) =>
    plural('pt', throws, {
      one: 'O único lançamento do teu jogo vem dele.',
      other: `Os ${throws} lançamentos do teu jogo vêm todos dele.`,
    }),
  throwsWrong: 'Há um lançamento do teu jogo que não vem dele.',
  noGame: 'Este dispositivo não tem nenhum jogo desse dia para comparar.',
  limitsHelp:
    'O que isto não prova: nenhum dispositivo dos jogadores participou nestes dados. Quem gere o servidor podia ter experimentado vários segredos antes de selar um, e sabe os lançamentos de antemão.',

  share: 'Partilhar o resultado',
  shareText: ({ game, date, points: n, medal, stars }) => `${game}, ${date}: ${points(n)}, ${medal} ${stars}`,
  copied: 'Resultado copiado.',
  notCopied: 'Não foi possível copiá-lo. Seleciona o texto e copia-o tu.',

  newDay: 'Começou um novo dia.',
  newDayHelp: 'Há uma folha nova. O que não acabou antes da meia-noite já não entra na classificação.',
  toNewDay: 'Ir para a folha nova',
} satisfies DailyTexts
