import type { BookTexts, SkyTexts } from './en.ts'

export const sky = {
  shapes: {
    1: { one: 'gota', all: 'gotas' },
    2: { one: 'lente', all: 'lentes' },
    3: { one: 'estrela de três pontas', all: 'estrelas de três pontas' },
    4: { one: 'estrela de quatro pontas', all: 'estrelas de quatro pontas' },
    5: { one: 'estrela de cinco pontas', all: 'estrelas de cinco pontas' },
    6: { one: 'estrela de seis pontas', all: 'estrelas de seis pontas' },
  },
  sheets: {
    'great-bear': 'Ursa Maior',
    'little-bear': 'Ursa Menor',
    'royal-couple': 'Casal real',
    swan: 'Cisne',
    lion: 'Leão',
    hunter: 'Caçador',
    twins: 'Gémeos',
    bull: 'Touro',
    scorpion: 'Escorpião',
    teapot: 'Bule de chá',
    maiden: 'Virgem',
    eagle: 'Águia',
    hero: 'Herói',
    'chained-lady': 'Dama acorrentada',
    'winged-horse': 'Cavalo alado',
    charioteer: 'Cocheiro',
    herdsman: 'Boieiro',
    'strong-man': 'Homem forte',
    'southern-cross': 'Cruzeiro do Sul',
    ship: 'Navio',
    'great-dog': 'Cão Maior',
    crane: 'Grou',
    'raven-and-cup': 'Corvo e taça',
    lyre: 'Lira',
    dragon: 'Dragão',
    'water-snake': 'Hidra',
    river: 'Rio',
    fishes: 'Peixes',
    'snake-bearer': 'Serpentário',
    whale: 'Baleia',
  },
  figures: {
    cross: 'a Cruz',
    'false-cross': 'a Falsa Cruz',
    haunch: 'a Anca',
    neck: 'o Pescoço',
    sail: 'a Vela',
    strings: 'as Cordas',
    figure: 'a figura com anéis',
  },
  chapters: [
    {
      title: 'Noites claras do norte',
      intro:
        'Qualquer mapa começa pelas estrelas que já conheces. As ursas giram à volta do polo, o cisne voa para sul e, no inverno, ' +
        'o caçador nasce por cima dos telhados. Aqui nada está bloqueado. Aprende a olhar e a encontrar estrelas brilhantes ' +
        'de todas as formas.',
    },
    {
      title: 'Ao longo do zodíaco',
      intro:
        'O sol percorre este caminho todo o ano, e ali ao lado brilham as estrelas das noites de verão. Aqui o céu é ciumento: a forma que ' +
        'descuidas conta a dobrar. Pensa nas seis, até naquela de que os dados não gostam.',
    },
    {
      title: 'Céus fechados',
      intro:
        'Estas estrelas contam uma velha história: um herói, uma princesa acorrentada, um cavalo com asas. Há partes fechadas. ' +
        'Com a diferença certa, um cadeado salta, e atrás dele há um braço inteiro de estrelas. E não desprezes as estrelas ' +
        'mais fracas: aqui até os zeros brilham.',
    },
    {
      title: 'Figuras dentro de figuras',
      intro:
        'Longe, a sul, há figuras pequenas escondidas nas grandes: uma cruz num céu imenso, as cordas de uma lira. As suas ' +
        'estrelas trazem um anel e contam a dobrar. Quem encontra a figura inteira recebe ainda um prémio.',
    },
    {
      title: 'Caminhos longos',
      intro:
        'O dragão, a serpente e o rio estendem-se por meio céu. Quem os segue estrela a estrela, sem falhas, chega mais longe ' +
        'do que quem apanha estrelas aqui e ali. Escolhe cedo onde começa o teu caminho e não o interrompas.',
    },
  ],
  scorings: {
    C1: {
      name: 'Séries brilhantes',
      rule: 'Cada série completa de seis estrelas brilhantes, uma de cada forma, vale 5 pontos; é brilhante a estrela que vale 3 ou mais.',
    },
    C2: { name: 'A mais baixa a dobrar', rule: 'A mais baixa das seis somas conta a dobrar.' },
    C3: { name: 'Zeros luminosos', rule: 'As estrelas descobertas que valem 0 passam a valer 3 pontos.' },
    C4: {
      name: 'A figura',
      rule: 'As estrelas descobertas da figura com anéis contam a dobrar, e a figura inteira vale mais 5 pontos.',
    },
    C5: {
      name: 'O caminho longo',
      rule: 'Cada traço do caminho ininterrupto mais longo de estrelas descobertas vale 2 pontos; um caminho não passa duas vezes pela mesma estrela.',
    },
  },
  bonuses: {
    'any-value': { name: 'Número livre', rule: 'Escreve qualquer número.' },
    anywhere: { name: 'Estrela livre', rule: 'Escreve o número de um dado junto de uma estrela de qualquer forma.' },
    circle: { name: 'Círculo', rule: 'Preenche um círculo.' },
    nudge: { name: 'Retoque', rule: 'Soma ou subtrai 1 a um número.' },
    swap: { name: 'Troca', rule: 'Troca dois números.' },
    again: { name: 'Outra vez', rule: 'Joga mais uma vez com os mesmos dados.' },
    pick: { name: 'Gazua', rule: 'Abre um cadeado encravado que falhou por 1.' },
    turn: { name: 'Reviravolta', rule: 'Vira um número: fica 7 menos esse número.' },
    twin: { name: 'Gémeo', rule: 'Escreve numa casa de uma estrela o número que está na outra casa dessa estrela.' },
    'two-circles': { name: 'Dois círculos', rule: 'Preenche dois círculos.' },
    seven: { name: 'Sete', rule: 'Escreve 7 menos o número de um dado.' },
    note: { name: 'Apontamento', rule: 'Anota quatro pontos.' },
  },
  difficulties: { easy: 'fácil', medium: 'médio', hard: 'difícil' },
  medals: { bronze: 'bronze', silver: 'prata', gold: 'ouro' },
  ofDay: ({ difficulty }) => `Céu do dia, ${difficulty}`,
  generated: ({ seed, difficulty }) => `Céu desconhecido «${seed}», ${difficulty}`,
} satisfies SkyTexts

export const book = {
  intro:
    'Lançam-se dois dados para todos. Um dado diz que forma de estrela procuras, o outro é o número que escreves ao lado. Uma ' +
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
    '\nUma linha tracejada passa por um círculo: é uma ligação, e conta quando o círculo está preenchido; um ' +
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
  R6: 'Ligar: deixa os dados de lado e preenche o círculo de uma ligação em jogo.',
  R7:
    'Quem pode fazer uma das duas coisas tem de a fazer. Quem não pode fazer nenhuma fica sem jogada. Isso decide-se uma só vez, ' +
    'logo depois do lançamento.',
  R8:
    'Assim que as duas casas de uma estrela em jogo estão preenchidas e ligadas, a estrela está descoberta e ' +
    'vale a diferença dos dois números: 5 e 2 dão 3. Uma diferença de 0 também conta como descoberta.' +
    '\nUma estrela bloqueada desbloqueia-se, e fica descoberta, se a diferença for o seu número impresso; ' +
    'vale esse número, e os seus braços abrem-se, o que por vezes deixa logo descobertas outras estrelas.' +
    '\nCom qualquer outra diferença o cadeado encrava: a estrela não vale nada e nunca é descoberta, e a sua ' +
    'forma já não se pode completar.' +
    '\nO cadeado 3 abre com 6 e 3, mas não com 6 e 2.',
  R8a:
    'Depois de cada jogada e de cada bónus, volta-se a avaliar a folha.' +
    '\nUma estrela descoberta sem cadeado vale a sua diferença atual.' +
    '\nUma estrela desbloqueada mantém o número impresso, e os seus braços ficam abertos.' +
    '\nUm cadeado encravado assim fica, a não ser que um bónus diga que abre cadeados.' +
    '\nNada se apaga, e um número fica sempre entre 1 e 6.',
  R9:
    'Quem descobre a última estrela de uma forma pode usar um bónus desbloqueado por cada forma completada, ' +
    'um após o outro.' +
    '\nPrimeiro descobre-se e abre-se tudo o que a jogada trouxe.' +
    '\nUm bónus pode completar outra forma e assim dar outro bónus, mas ninguém usa mais de dois por jogo.' +
    '\nO mesmo bónus pode ser usado duas vezes.' +
    '\nUm bónus que não pode fazer nada não pode ser usado.',
  R10:
    'Uma escolha é uma jogada com todos os bónus que dela resultam. Cada passo é definitivo e fica escondido até todos ' +
    'acabarem; depois mostra-se tudo ao mesmo tempo.',
  R11: 'Depois de uma ronda em que alguém ficou sem jogada, o jogo acaba para todos.',
  R12:
    'Somam-se as estrelas de cada forma e aplica-se a pontuação especial do capítulo. Ganha o total mais alto; em caso de empate, ' +
    'quem usou menos bónus; se o empate persistir, a vitória é partilhada. A solo jogas pelo bronze, pela prata e pelo ouro.',
  R13:
    'Em grupo ou a solo, podem ter um diário de bordo: as folhas jogadas e os bónus desbloqueados até agora, comuns a todos. ' +
    'Depois de cada jogo desbloqueia-se mais um bónus: todos podem sugerir, e decide quem ficou em último (se forem vários, o primeiro na ordem dos lugares; a solo, tu). Só se podem usar os bónus desbloqueados.',
  scorings: {
    C1: 'Uma série precisa das seis formas: com 2, 3, 2, 4, 2 e 2 estrelas brilhantes por forma há duas séries, 10 pontos. Uma estrela desbloqueada conta pelo seu número impresso.',
    C2: 'Uma forma sem estrelas descobertas soma 0. Exemplo: 3, 5, 4, 6, 2 e 7 dão 27, e mais 2: 29.',
    C3: 'Uma estrela com 4 e 4 vale 3 pontos, tal como um cadeado 0 aberto.',
    C4: 'Exemplo: as quatro estrelas de uma figura, que valem 3, 0, 4 e 1, dão mais 8 pontos, e 5 pela figura inteira: 13. Uma estrela desbloqueada conta duas vezes o seu número impresso.',
    C5: 'Contam as linhas de giz entre estrelas, não as linhas até às casas. Exemplo: cinco estrelas seguidas têm quatro traços entre elas, 8 pontos.',
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
