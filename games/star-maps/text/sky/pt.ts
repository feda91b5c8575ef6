import type { SkyTexts } from './catalog.ts'

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
        'O sol percorre este caminho todo o ano, e ao lado ficam as noites de verão. Aqui o céu é ciumento: a forma que ' +
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
    twin: { name: 'Gémeo', rule: 'Escreve junto de uma estrela o número que está na sua outra casa.' },
    'two-circles': { name: 'Dois círculos', rule: 'Preenche dois círculos.' },
    seven: { name: 'Sete', rule: 'Escreve 7 menos o número de um dado.' },
    note: { name: 'Apontamento', rule: 'Anota quatro pontos.' },
  },
  difficulties: { easy: 'fácil', medium: 'médio', hard: 'difícil' },
  medals: { bronze: 'bronze', silver: 'prata', gold: 'ouro' },
  ofDay: ({ difficulty }) => `Céu do dia, ${difficulty}`,
  generated: ({ seed, difficulty }) => `Céu desconhecido «${seed}», ${difficulty}`,
} satisfies SkyTexts
