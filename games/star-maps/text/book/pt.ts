import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'Lançam-se dois dados para todos. Um dado diz que tipo de estrela procuras, o outro é o número que escreves ao lado. Uma ' +
    'estrela com as duas casas preenchidas está descoberta e vale a diferença. Todos têm a mesma folha e jogam ao mesmo tempo.',
  headings: {
    sheet: 'A folha',
    round: 'Uma ronda',
    end: 'O fim',
    logbook: 'O diário de bordo',
    scorings: 'Pontuações especiais',
    bonuses: 'Bónus',
    options: 'Opções',
  },
  R1:
    'Uma folha é um desenho de estrelas e casas. Em cada casa cabe um número. Cada estrela tem exatamente ' +
    'duas casas, e uma casa pode pertencer a várias estrelas.' +
    '\nUma linha contínua liga uma estrela à sua casa.' +
    '\nUma linha tracejada passa por um círculo, uma ligação, e conta quando o círculo está preenchido; um ' +
    'círculo pode ter várias linhas tracejadas, e então contam todas.' +
    '\nAlgumas estrelas têm um cadeado com um número de 0 a 5.',
  shapes:
    'Há seis formas de estrelas, uma para cada número do dado: uma estrela tem tantas pontas quantas as pintas do seu dado. O 1 é ' +
    'a gota, o 2 a lente, e depois vêm as estrelas de três, quatro, cinco e seis pontas.',
  R2:
    'Um braço é um grupo de estrelas e casas que está fechado até se abrir o cadeado da estrela que o prende.' +
    '\nO que está num braço fechado não está em jogo, nem um círculo que leve até lá.' +
    '\nUma estrela bloqueada fora dos braços fechados está em jogo, e pode escrever-se nas suas casas.' +
    '\nUm número numa casa aberta conta para uma estrela do braço a partir do momento em que o braço se abre.',
  R3: 'Cada folha pertence a um capítulo, e cada capítulo tem uma pontuação especial, de C1 a C5.',
  R4: 'Lançam-se dois dados, os mesmos para todos. Cada um escolhe uma de duas coisas: escrever ou ligar.',
  R5:
    'Escrever: um dado, à tua escolha, indica uma forma. Escreve o número do outro numa casa vazia em jogo que esteja ligada a uma ' +
    'estrela em jogo dessa forma. O número conta para todas as estrelas da casa.',
  R6: 'Ligar: deixa os dados e preenche o círculo de uma ligação em jogo.',
  R7:
    'Quem pode fazer uma das duas coisas tem de a fazer. Quem não pode fazer nenhuma fica sem jogada. Isso decide-se uma só vez, ' +
    'logo depois do lançamento.',
  R8:
    'Assim que as duas casas de uma estrela em jogo estão preenchidas e ligadas, a estrela está descoberta e ' +
    'vale a diferença dos dois números: 5 e 2 dão 3. Uma diferença de 0 também conta como descoberta.' +
    '\nUma estrela bloqueada é desbloqueada, e assim descoberta, se a diferença for o seu número impresso; ' +
    'vale esse número, e os seus braços abrem-se, o que pode descobrir mais.' +
    '\nCom qualquer outra diferença o cadeado encrava: a estrela não vale nada e nunca é descoberta, e a sua ' +
    'forma já não se pode completar.' +
    '\nO cadeado 3 abre com 6 e 3, mas não com 6 e 2.',
  R8a:
    'Depois de cada jogada e de cada bónus, volta-se a ler a folha.' +
    '\nUma estrela descoberta normal vale a sua diferença atual.' +
    '\nUma estrela desbloqueada mantém o número impresso, e os seus braços ficam abertos.' +
    '\nUm cadeado encravado assim fica, a não ser que um bónus diga que abre cadeados.' +
    '\nNada se apaga, e um número fica sempre entre 1 e 6.',
  R9:
    'Quem descobre a última estrela de uma forma pode usar um bónus desbloqueado por cada forma completada, ' +
    'um após o outro.' +
    '\nPrimeiro fazem-se todas as descobertas e aberturas.' +
    '\nUm bónus pode completar outra forma e assim dar outro bónus, mas ninguém usa mais de dois por jogo.' +
    '\nO mesmo bónus pode ser usado duas vezes.' +
    '\nUm bónus que não pode fazer nada não pode ser usado.',
  R10:
    'Uma escolha é uma jogada com todos os bónus que dela resultam. Cada passo é definitivo e fica escondido até todos ' +
    'acabarem; depois mostra-se tudo ao mesmo tempo.',
  R11: 'Depois de uma ronda em que alguém ficou sem jogada, o jogo acaba para todos.',
  R12:
    'Somam-se as estrelas de cada forma e aplica-se a pontuação especial do capítulo. Ganha o total mais alto; em caso de empate, ' +
    'quem usou menos bónus; se persistir, a vitória é partilhada. A solo jogas pelo bronze, pela prata e pelo ouro.',
  R13:
    'Um grupo, ou tu a solo, pode ter um diário de bordo: as folhas jogadas e os bónus desbloqueados até agora, comuns a todos. ' +
    'Depois de cada jogo desbloqueia-se mais um bónus: todos podem sugerir, e decide quem ficou em último (se forem vários, o primeiro na ordem dos lugares; a solo, tu). Só se podem usar os bónus desbloqueados.',
  scorings: {
    C1: 'Uma série precisa das seis formas: com 2, 3, 2, 4, 2 e 2 estrelas brilhantes por forma há duas séries, 10 pontos. Uma estrela desbloqueada conta pelo seu número impresso.',
    C2: 'Uma forma sem estrelas descobertas soma 0. Exemplo: 3, 5, 4, 6, 2 e 7 dão 27, e mais 2: 29.',
    C3: 'As casas 4 e 4 valem 3 pontos, tal como um cadeado 0 aberto.',
    C4: 'Exemplo: quatro estrelas de quatro, que valem 3, 0, 4 e 1, dão mais 8 pontos, e 5 pela figura inteira: 13. Uma estrela desbloqueada conta duas vezes o seu número impresso.',
    C5: 'Contam as linhas de giz entre estrelas, não as ligações a casas. Exemplo: cinco estrelas seguidas têm quatro traços entre elas, 8 pontos.',
  },
  aboutBonuses:
    'Um bónus segue as regras de escrever (R5) e ligar (R6), exceto no que o seu texto muda, e pode descobrir estrelas e ' +
    'completar formas. «Os dados» são os desta ronda.',
  bonuses: {
    'any-value': 'De 1 a 6, numa casa que um dos dados permita.',
    anywhere: 'Em qualquer casa vazia em jogo ligada a uma estrela em jogo.',
    circle: 'Qualquer círculo em jogo ainda vazio.',
    nudge: 'Em qualquer casa preenchida; o número fica entre 1 e 6.',
    swap: 'Entre duas casas preenchidas com números diferentes.',
    again: 'Escreve ou liga, como de costume.',
    pick: 'O cadeado 3 com 6 e 2, por exemplo, dá 4: falhou por 1. A estrela passa a valer o seu número impresso.',
    turn: 'Em qualquer casa preenchida: um 2 passa a 5.',
    twin: 'Numa casa vazia em jogo; as duas casas têm de estar ligadas. A estrela fica a valer 0.',
    'two-circles':
      'Ambos têm de estar em jogo antes de se preencher o primeiro, e só se descobre alguma coisa depois de preenchidos os dois.',
    seven: 'Um dado indica a forma, escreve-se 7 menos o outro.',
    note: 'Somam-se ao teu total.',
  },
  chapter: ({ chapter, title }) => `Capítulo ${chapter}, «${title}»`,
} satisfies BookTexts
