import { list, plural } from '../../engine/text/lang.ts'
import { grammar } from '../../engine/text/you/pt.ts'
import { youOf } from '../../engine/text/you/you.ts'
import { verdict } from '../../fair/text/pt.ts'
import type { CliText } from './catalog.ts'
import { chance, faces, fixed, percent, whole } from './numbers.ts'

const didYouMean = (near: string | null): string => (near === null ? '' : ` Querias dizer ${near}?`)
const gamesOf = (n: number) => `${whole('pt', n)} ${plural('pt', n, { one: 'jogo', many: 'de jogos', other: 'jogos' })}`

export const pt = {
  tagline: 'Iacta: jogos de dados à mesma mesa, com amigos, com bots ou com dados a sério.',
  usage: 'Utilização:',
  commandWord: 'COMANDO',
  exitCodes: 'Códigos de saída:',
  exits: {
    ok: 'feito',
    bad: 'o que foi lido está errado',
    nothing: 'nada a verificar',
    usage: 'comando mal usado',
    bug: 'um erro do Iacta',
    unavailable: 'falta o que é preciso: uma porta, um endereço, um Node mais recente',
    noInput: 'não é possível ler um ficheiro',
    noOutput: 'não é possível escrever um ficheiro',
    interrupted: 'interrompido por quem joga',
  },
  commands: {
    replay: {
      summary: 'mostra, passo a passo, um jogo guardado',
      more: `Com --json cada posição é uma linha de JSON: step, input, due (move, throw ou over), seats, sides,
moves, scores, places; os campos que não se aplicam não aparecem. FILE pode ser - para ler da
entrada padrão.`,
    },
    play: {
      summary: 'joga neste terminal: contra bots, com outras pessoas ou com dados a sério',
      more: `iacta play                                       escolhe num menu
iacta play dicy-cards --bots icicle              contra um bot
iacta play dicy-cards --names Anna,Ben           duas pessoas, um teclado
iacta play dicy-cards --names Anna --dice real   escreves tu o que os dados mostram
iacta play dicy-cards --options '{"target":50}'  um jogo curto`,
    },
    review: {
      summary: 'analisa um jogo acabado: probabilidades, sorte, escolhas e o que mais custou',
      more: `Com --json a resposta é um objeto JSON: probabilidades por passo e lugar, a sorte de cada
lançamento, o custo de cada escolha e a melhor alternativa, as ações nas rondas de rapidez e o que
renderam, e as somas. FILE pode ser - para a entrada padrão.`,
    },
    simulate: {
      summary: 'põe os bots a fazer muitos jogos e conta os resultados',
      more: `A mesma semente dá os mesmos jogos, seja qual for o número de núcleos. Com --json a última linha é
um único objeto JSON.`,
    },
    solve: {
      summary: 'as probabilidades exatas de quem joga na perfeição, nos jogos que têm solução',
      more: `Com --json a resposta é um único objeto JSON: {"mode":"solo","tokens":3,"win":0.9} ou
{"mode":"two-seats","first":0.6}. As probabilidades são exatas até à nona casa, ou até à sexta
nas respostas com cards e target. As soluções grandes (100 MB) ocupam todos os núcleos durante meio
minuto e ficam em disco; depois de Ctrl-C, o mesmo comando continua a partir daí.`,
    },
    odds: {
      summary: 'a contagem exata de todos os lançamentos, para os jogos que têm essa tabela',
      more: 'Com --json a resposta é um objeto JSON: rows com key, total, counts e fractions.',
    },
    sheets: {
      summary: 'as folhas dos jogos que as usam: listar, verificar, desenhar',
      more: `iacta sheets list                         todas as folhas feitas à mão
iacta sheets check                        todas: desenho, duração dos jogos, se a perícia compensa
iacta sheets check draft.txt              uma que estás a desenhar
iacta sheets check --seeds 1000           geradas, listadas só se algo estiver mal
iacta sheets draw great-bear              neste terminal
iacta sheets draw great-bear --svg        como imagem, na saída padrão
iacta sheets draw --all --out sheets.svg  todas numa página
Com --json, uma linha de JSON para cada uma: id com name, ou com findings e figures.`,
    },
    verify: {
      summary: 'verifica os dados de um jogo guardado',
      more: `O jogo é reproduzido segundo as regras e cada lançamento é comparado com o que foi selado antes de
começar. Com --json a resposta é um único objeto JSON: outcome (verified, failed ou nothing) com
throws, dice, devices, restarts, voided e over, ou com line e reason, ou com why. FILE pode ser -
para ler da entrada padrão.`,
    },
    serve: {
      summary: 'serve a aplicação web a este dispositivo e aos telemóveis na mesma rede',
      more: `iacta serve                                      aqui e na tua rede
iacta serve --host localhost                     só aqui
iacta serve --port 3000                          esta porta ou nenhuma
HOST, PORT e DATA no ambiente valem como --host, --port e --data. O servidor tem mais definições: vê
o README dele.`,
    },
    backup: {
      summary: 'copia a base de dados para um ficheiro, mesmo com o servidor a funcionar',
      more: `iacta backup tables.db                           uma cópia completa, tal como está nesse momento
Põe a cópia numa pasta vazia com o nome iacta.db e inicia o servidor com --data.`,
    },
    check: {
      summary: 'verifica se a base de dados do servidor está intacta',
      more: `iacta check                                      lê-a toda, mesmo com o servidor a funcionar`,
    },
    rules: { summary: 'lê as regras de um jogo', more: '' },
    completion: {
      summary: 'escreve um script de preenchimento automático para bash, zsh ou fish',
      more: `eval "$(iacta completion bash)"   para bash, em ~/.bashrc
eval "$(iacta completion zsh)"    para zsh, em ~/.zshrc depois de compinit
iacta completion fish | source    para fish, em ~/.config/fish/config.fish`,
    },
    about: { summary: 'de quem são os jogos e de quem é este programa', more: '' },
  },
  flags: {
    help: 'mostra esta ajuda',
    lang: 'usa esta língua: en, it, fr, es, de ou pt (por omissão: a do sistema)',
    version: 'mostra a versão',
    json: 'escreve JSON, para outros programas',
    seats: 'quantos lugares',
    names: 'os nomes dos jogadores, separados por vírgulas',
    bots: 'os níveis dos bots, separados por vírgulas',
    options: 'as opções do jogo, em JSON',
    dice: 'de onde vêm os dados: app ou real (dados a sério)',
    plain: 'linhas de texto em vez do desenho: para leitores de ecrã e pipes',
    speed: 'a que ritmo jogam os bots: slow, normal ou instant',
    resume: 'continua este jogo guardado',
    games: 'quantos jogos',
    seed: 'o mesmo número dá os mesmos jogos',
    log: 'guarda cada jogo nesta pasta',
    cores: 'quantos núcleos usar (por omissão: todos)',
    solo: 'a solo, em vez de a dois',
    playouts: 'jogos continuados a partir de cada posição não resolvida (por omissão: conforme o jogo)',
    steps: 'cada passo com a probabilidade de ganhar de cada um',
    rule: 'só esta regra, por exemplo, R7',
    seeds: 'verifica este número de folhas geradas',
    all: 'todas numa página',
    svg: 'uma imagem em SVG',
    out: 'escreve neste ficheiro',
    host: 'escuta neste endereço da máquina (por omissão: todos)',
    port: 'escuta nesta porta (por omissão: 8080 ou a próxima livre)',
    data: 'a pasta da base de dados (por omissão: a habitual do sistema)',
  },

  bug: ({ what }) => `isto é um erro do Iacta, não teu: ${what}. Avisa-nos e conta o que estavas a fazer.`,
  notWith: ({ flag, other }) => `${flag} não pode ir com ${other}.`,
  unknownCommand: ({ command, near }) => `o comando «${command}» não existe.${didYouMean(near)} Vê iacta --help.`,
  unknownFlag: ({ flag, near }) => `${flag} não existe aqui.${didYouMean(near)} Vê --help.`,
  flagValue: ({ flag, takes }) => (takes ? `${flag} precisa de um valor.` : `${flag} não leva nenhum valor.`),
  tooMany: ({ word }) => `«${word}» está a mais. Vê --help.`,
  missing: ({ what, command }) => `falta ${what}. Vê iacta ${command} --help.`,
  notANumber: ({ flag, got, min, max }) => `${flag} requer um número inteiro de ${min} a ${max}, não «${got}».`,
  notAWord: ({ flag, got, words }) => `${flag} não pode ser «${got}». Pode ser: ${words}.`,
  unknownGame: ({ got, known }) => `o jogo «${got}» não existe. Conhecidos: ${known}.`,
  notJson: ({ flag, got }) => `${flag} requer JSON, por exemplo '{"target":50}', não ${got}.`,
  cannotRead: ({ file, reason }) => `não é possível ler ${file}: ${reason}`,
  cannotWrite: ({ file, reason }) => `não é possível escrever ${file}: ${reason}`,
  reasons: {
    ENOENT: 'o ficheiro não existe.',
    EACCES: 'falta a permissão.',
    EISDIR: 'é uma pasta.',
    ENOTDIR: 'uma parte do caminho não é uma pasta.',
    ENOSPC: 'o disco está cheio.',
    EFBIG: 'é demasiado grande para o registo de um jogo.',
    EEXIST: 'já existe.',
  },

  you: youOf(grammar),
  forced: 'jogada obrigatória',
  by: { bot: 'jogada de um bot', clock: 'jogada ao esgotar-se o tempo' },
  wins: ({ names }) =>
    names.length === 1 ? `${names[0]} ganhou.` : `${list('pt', names, 'and')} partilham a vitória.`,
  unended: 'a última linha não tem fim de linha; se o ficheiro foi cortado, pode estar incompleta.',

  verdict,
  verify: {
    verified: ({ file }) => `${file}: verificado.`,
    failed: ({ file }) => `${file}: a verificação falhou.`,
    nothing: ({ file }) => `${file}: nada a verificar.`,
    firstAttempt: 'Os dados ficaram preparados à primeira.',
    over: 'O jogo foi jogado até ao fim.',
    proof: {
      'fair-malformed': ({ got }) => `«${got}» não é uma linha de uma prova dos lançamentos.`,
      version: ({ got, known }) => `A prova tem a versão ${got}; este programa verifica a versão ${known}.`,
      onlyHere: ({ line }) => `Aqui só pode estar «${line}».`,
      afterSecret: 'O segredo é a última linha de um registo: depois não pode vir mais nada.',
      'commit-mismatch':
        'O compromisso do servidor não corresponde ao identificador da mesa e à primeira linha do registo: ' +
        'alguma coisa foi alterada.',
      'secret-mismatch': 'Este não é o segredo com que o servidor se comprometeu.',
      'not-unicode': 'A primeira linha tem caracteres que nenhum ficheiro de texto pode conter.',
      'other-commit': 'O teu dispositivo viu outro compromisso: esta não é a mesa em que jogaste, ou foi alterada.',
      'other-bytes': ({ seat }) => `Estes não são os bytes com que o teu dispositivo contribuiu no lugar ${seat}.`,
      closed: 'Os compromissos já estão fechados: não se pode juntar nenhum.',
      'not-closed': 'Os compromissos ainda não estão fechados: antes disso não se revelam bytes.',
      barred: ({ seat }) => `O lugar ${seat} não revelou antes os seus bytes: já não pode contribuir.`,
      'not-hex': ({ bytes }) =>
        `Aqui ${plural('pt', bytes, { one: `é preciso ${bytes} byte`, other: `são precisos ${bytes} bytes` })}, com ` +
        'dois algarismos de 0–9 e a–f por byte.',
      'not-committed': ({ seat }) => `O lugar ${seat} não se comprometeu com nada: não tem bytes para revelar.`,
      'bytes-mismatch': ({ seat }) => `Estes não são os bytes com que o lugar ${seat} se comprometeu.`,
      'none-missing': 'Todos os bytes foram revelados: não há motivo para recomeçar.',
    },
  },

  simulate: {
    progress: ({ percent: done, games, perSecond }) =>
      `${percent('pt', done)}  ${gamesOf(games)}  ${whole('pt', perSecond)} por segundo`,
    done: ({ games, seconds }) => `${gamesOf(games)} em ${fixed('pt', seconds, 1)} s`,
    partial: ({ games, of }) => `parado após ${whole('pt', games)} de ${whole('pt', of)} jogos`,
    winsHead: 'Vitórias (com o intervalo que contém a proporção verdadeira em 95% de ensaios como este)',
    winRate: ({ seat, bot, rate, low, high }) =>
      `lugar ${seat}  ${bot}  ${percent('pt', rate, 2)}  (${fixed('pt', low, 2)}–${percent('pt', high, 2)})`,
    shared: ({ rate }) => `vitórias partilhadas  ${percent('pt', rate, 2)}`,
    pointsHead: 'Pontos no fim',
    lengthHead: 'Duração de um jogo',
    length: ({ mean, shortest, longest }) =>
      `em média ${fixed('pt', mean, 1)} entre lançamentos e jogadas, no mínimo ${shortest}, no máximo ${longest}`,
    logs: ({ count, folder }) =>
      `${whole('pt', count)} ${plural('pt', count, { one: 'registo', many: 'de registos', other: 'registos' })} em ${folder}`,
    folderNotEmpty: ({ folder }) => `${folder} já contém registos; indica uma pasta vazia.`,
    botsForSeats: ({ bots, seats }) =>
      `${plural('pt', bots, { one: `${bots} bot`, other: `${bots} bots` })} para ` +
      `${plural('pt', seats, { one: `${seats} lugar`, other: `${seats} lugares` })}: indica um por lugar.`,
  },

  solve: {
    progress: ({ percent: done }) => `${percent('pt', done)} resolvido`,
    alone: ({ rate, digits }) => `Quem joga na perfeição ganha ${percent('pt', rate, digits)} dos jogos.`,
    order: ({ number, rate, digits }) =>
      `Se todos jogarem na perfeição, o número ${number} na ordem de jogo ganha ${percent('pt', rate, digits)} dos jogos.`,
    unsolved: ({ game }) => `${game} não tem solução exata para uma mesa assim.`,
    slow: 'Aqui não há WebAssembly com SIMD: resolver demora umas trinta vezes mais.',
    damaged: ({ file }) => `${file} está danificado: resolve-se de novo.`,
    kept: 'Parado a meio e guardado: o mesmo comando continua a partir daí.',
  },

  review: {
    progress: ({ percent: done }) => `${percent('pt', done)} analisado`,
    exact: 'Todos os valores são exatos, se daí em diante todos jogarem o melhor possível.',
    estimated: ({ games }) =>
      `Estimativas: a partir de cada posição o bot mais forte continuou pelo menos ${whole('pt', games)} ${plural('pt', games, { one: 'jogo', other: 'jogos' })}. ± é um erro padrão.`,
    solvable: 'Depois deste comando, todos os valores são exatos:',
    unfinished: 'O jogo não acabou; por agora está assim.',
    sums: ({ who, luck, skill, others }) =>
      `${who}: sorte ${luck}, as suas escolhas ${skill}, as dos outros ${others}.`,
    slips: ({ who, slips, choices }) =>
      choices === 1
        ? `${who}: a única escolha ${slips === 0 ? 'foi das melhores' : 'podia ter sido melhor'}.`
        : `${who}: ${plural('pt', slips, { one: `${slips} das ${choices} escolhas podia ter sido melhor`, other: `${slips} das ${choices} escolhas podiam ter sido melhores` })}.`,
    turning: ({ from, step, before, after }) =>
      `Maior salto: do passo ${from} ao ${step}, a probabilidade de quem ganhou subiu de ${chance('pt', before)} para ${chance('pt', after)}.`,
    turningForMedal: ({ from, step, before, after }) =>
      `Maior salto: do passo ${from} ao ${step}, a probabilidade de conseguir a próxima medalha subiu de ${chance('pt', before)} para ${chance('pt', after)}.`,
    luckiest: ({ step, luck, line }) => `Lançamento com mais sorte, ${luck}: passo ${step}, ${line}`,
    costHead: 'O que mais custou',
    cost: ({ step, who, played, best, cost }) => `passo ${step}  ${cost}  ${who}: ${played}; melhor: ${best}`,
    clean: 'Nenhuma escolha custou nada.',
    race: {
      help: 'Numa ronda de rapidez, a rapidez faz parte do jogo: o que um jogador agarra conta a seu favor. A partir de cada posição supõe-se que são todos igualmente rápidos.',
      sums: ({ who, luck, skill, others }) => `${who}: sorte ${luck}, o seu jogo ${skill}, o dos outros ${others}.`,
      gainHead: 'O que mais rendeu',
      act: ({ step, who, played, change }) => `passo ${step}  ${change}  ${who}: ${played}`,
      clean: 'Nenhum erro que se note.',
    },
  },

  odds: {
    throws: 'lançamentos',
    all: 'ao todo',
    none: ({ game }) => `${game} não tem tabela de probabilidades.`,
  },

  sheets: {
    none: 'Aqui nenhum jogo usa folhas.',
    unknown: ({ got }) => `não existe a folha «${got}». Vê iacta sheets list.`,
    fit: 'Pronta a jogar.',
    progress: ({ count, of }) => `${whole('pt', count)} de ${whole('pt', of)} verificadas`,
    checked: ({ count, faulty }) =>
      `${whole('pt', count)} ${plural('pt', count, { one: 'folha verificada', other: 'folhas verificadas' })}, ${whole('pt', faulty)} com defeitos.`,
  },

  serve: {
    building: 'A preparar a aplicação web, porque algo mudou…',
    here: 'Neste dispositivo',
    network: 'Na tua rede',
    instead: ({ port, instead }) => `A porta ${port} está ocupada: fica a ${instead}.`,
    scan: 'Para jogar num telemóvel na mesma rede, lê este código:',
    stop: 'Ctrl+C para parar.',
    stopped: 'Parado.',
    notBuilt: ({ what }) => `não foi possível preparar a aplicação web. ${what}`,
    noBuild: ({ folder }) => `falta a aplicação web: ${folder}`,
    taken: ({ port }) => `a porta ${port} está ocupada. Escolhe outra com --port, ou não a indiques.`,
    notAllowed: ({ port }) => `a porta ${port} não pode ser usada aqui. Escolhe uma acima de 1023 com --port.`,
    noSuchHost: ({ host }) => `esta máquina não tem o endereço ${host}.`,
    notAnAddress: ({ name, got }) => `${name} espera um endereço como https://dados.example, não «${got}».`,
    alone: ({ name, missing }) => `${name} está definido e ${missing} não: são precisos os dois.`,
    inUse: ({ folder }) => `outro Iacta já serve as mesas de ${folder}. Para-o, ou escolhe outra pasta com --data.`,
    badData: ({ folder, reason }) => `não é possível abrir as mesas de ${folder}: ${reason}`,
    newerData: ({ folder }) =>
      `as mesas de ${folder} foram escritas por um Iacta mais recente. Atualiza este, ou usa uma cópia.`,
    foreignData: ({ folder }) => `em ${folder} está a base de dados de outro programa. Escolhe outra pasta com --data.`,
    notADatabase: ({ name }) => `${name} espera um endereço como postgres://nome:palavra-passe@host/base.`,
    badDatabase: ({ place, reason }) => `não é possível abrir a base de dados ${place}: ${reason}`,
    newerDatabase: ({ place }) =>
      `as mesas de ${place} foram escritas por um Iacta mais recente. Atualiza este, ou usa uma cópia.`,
    foreignDatabase: ({ place }) => `em ${place} há um esquema iacta de outro programa. Escolhe outra base de dados.`,
  },

  backup: {
    done: ({ file }) => `Está tudo em ${file}.`,
    nothing: ({ folder }) => `não há nenhuma base de dados em ${folder}. Indica a pasta dela com --data.`,
    itself: ({ file }) => `${file} é a própria base de dados. Escolhe outro ficheiro.`,
    notAFile: ({ file }) =>
      `as mesas estão numa base de dados PostgreSQL, que se copia com a ferramenta dela: pg_dump --schema=iacta --file=${file} "$DATABASE_URL"`,
  },

  check: {
    well: ({ tables }) => `Está tudo em ordem: ${tables} ${tables === 1 ? 'mesa' : 'mesas'}.`,
    damaged: ({ folder }) =>
      `a base de dados em ${folder} está danificada. Para o servidor e põe uma cópia no lugar dela: vê iacta backup.`,
    notAFile:
      'as mesas estão numa base de dados PostgreSQL, que se verifica com a ferramenta dela: pg_amcheck "$DATABASE_URL"',
  },

  play: {
    player: ({ number }) => `Jogador ${number}`,
    bot: ({ level }) => `${level} (bot)`,
    points: ({ points }) => plural('pt', points, { one: `${points} ponto`, other: `${points} pontos` }),
    yourMove: ({ who }) => (who === grammar.name ? 'É a tua vez.' : `${who}, é a tua vez.`),
    chosen: ({ who }) => `${who} já escolheu`,
    grab: 'Agarra já.',
    pressToRoll: ({ who }) => (who === grammar.name ? 'Lança os dados.' : `${who}: lança os dados.`),
    roll: 'lançar',
    typeFirst: ({ legend }) => `Quem começa? Escreve um número: ${legend}.`,
    notFirst: ({ max }) => `Escreve um número de 1 a ${max}.`,
    typeFor: ({ purpose }) => `${purpose}.`,
    typeDice: ({ who, sides }) => {
      const dice = plural('pt', sides.length, { one: 'o dado mostra', other: `os ${sides.length} dados mostram` })
      return `${who === null ? 'Escreve' : `${who}: escreve`} o que ${dice} (${faces(sides)}):`
    },
    notDice: ({ got }) =>
      got === ''
        ? 'Escreve os números que os dados mostram.'
        : `«${got}» não são dados: escreve os números que mostram.`,
    done: 'pronto',
    undo: 'anular',
    undone: 'Anulado.',
    noUndo: 'Já não dá para anular: depois houve dados ou outra escolha.',
    rules: 'regras',
    quit: 'guardar e sair',
    shared: { dice: 'escolher dados para relançar', cards: 'escolher uma carta' },
    pager: '↑ ↓ deslocar · espaço: página seguinte · outra tecla: voltar à mesa',
    anyKey: 'Carrega numa tecla.',
    logged: ({ file }) => `O jogo está guardado em ${file}`,
    saved: ({ file, command }) => `Jogo guardado em ${file}\nPara continuar: ${command}`,
    more: ({ count }) => `e mais ${count}`,
    typeOne: 'Escreve uma destas jogadas, ou «?» para ajuda:',
    plainHelp: '«undo» anula a tua última escolha, «quit» guarda e sai.',
    menuHelp: '↑ ↓ e Enter, ou um algarismo; q para sair',
    proven: ({ file }) =>
      `os dados de ${file} foram selados noutra mesa: podes ver e verificar o jogo, mas não continuá-lo.`,
    options: ({ options }) => `Regras: ${options}`,
    back: 'Voltar',
    goOn: 'Continuar o último jogo',
    against: ({ bot }) => `Contra ${bot}`,
    alone: 'Jogar a solo',
    together: ({ seats }) =>
      plural('pt', seats, { one: `${seats} pessoa neste teclado`, other: `${seats} pessoas neste teclado` }),
  },
} satisfies CliText
