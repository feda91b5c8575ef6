import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

export const pt = {
  all: 'Os desafios de hoje',
  title: ({ game }) => `${game}: o desafio de hoje`,
  help: 'Os mesmos dados para todos. Um desafio novo todos os dias, à meia-noite UTC.',
  ranked: 'Conta para a classificação',
  rankedHelp: 'Um jogo por dia. Jogada feita não volta atrás.',
  unranked: 'Fora da classificação',
  unrankedHelp: 'Nenhum servidor responde: os dados vêm da data de hoje e o resultado não entra na classificação.',
  play: 'Jogar',
  goOn: 'Continuar',
  doneHelp: 'Por hoje é tudo. Amanhã há um desafio novo.',
  unreadable: 'O jogo de hoje neste dispositivo já não se consegue ler. Amanhã há um desafio novo.',
  notReached: 'O servidor não responde. Tenta de novo daqui a pouco.',
  medals: 'Medalhas',
  medalNames: { gold: 'ouro', silver: 'prata', bronze: 'bronze', none: 'sem medalha' },
  noMedal: 'Desta vez sem medalha',
  yourResult: ({ score, medal }) => `O teu resultado: ${score}, ${medal}`,
  countdown: ({ hours, minutes }) => `Desafios novos daqui a ${hours} h ${minutes} min`,
  streak: ({ days }) => plural('pt', days, { one: `${days} dia`, other: `${days} dias seguidos` }),
  noStreak: 'Termina um desafio para começar uma série.',
  streakHelp: 'Basta um desafio por dia. Um dia falhado é perdoado.',
  calendar: 'As últimas cinco semanas',
  calendarDay: ({ date, done }) =>
    `${date}: ${plural('pt', done, { one: `${done} desafio`, other: `${done} desafios` })}`,
  notKept: 'Este navegador não guarda nada: a tua série pode perder-se ao fechar a página.',

  results: 'Resultados',
  place: 'Posição',
  name: 'Nome',
  score: 'Resultado',
  medal: 'Medalha',
  you: 'tu',
  guest: 'um convidado',
  nobody: 'Ainda ninguém terminou o desafio de hoje.',
  nobodyPlayed: 'Ninguém terminou o desafio desse dia.',
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
  shareText: ({ game, date, score, medal, stars }) => `${game}, ${date}: ${score}, ${medal} ${stars}`,
  copied: 'Resultado copiado.',
  notCopied: 'Não foi possível copiá-lo. Seleciona o texto e copia-o tu.',

  bestGame: ({ name }) => `O melhor jogo: ${name}`,
  watch: 'Ver o jogo',
  strongest: ({ name }) => `Com os mesmos dados, ${name} teria conseguido`,
  strongestShow: 'O que teria feito o mais forte?',
  strongestHelp: 'O bot mais forte joga o desafio de ontem com os mesmos dados. Ele também não os conhece.',
  strongestWorks: 'A jogar…',
  strongestFailed: 'Não resultou. Tenta de novo.',
  noYesterday: 'O melhor jogo de ontem já não está aqui.',

  newDay: 'Começou um novo dia.',
  newDayHelp: 'Há desafios novos. O que não acabou antes da meia-noite já não entra na classificação.',
  toNewDay: 'Ir para o desafio novo',
} satisfies DailyTexts
