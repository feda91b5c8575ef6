import type { Catalog } from '../en.ts'

export const book = {
  intro:
    'Sete dados andam de um lado para o outro entre ti e os teus rivais. As coroas são o direito ao trono, os ' +
    'punhais a traição, as caveiras o capricho do destino e os pergaminhos a intriga: são os teus rivais que os ' +
    'lançam durante o teu turno. Com três direitos conquista-se o trono.',
  headings: {
    dice: 'Os dados',
    turn: 'O teu turno',
    rewards: 'Traição e recompensa',
    end: 'O fim',
    examples: 'Exemplos',
    advanced: 'Regras avançadas',
    solo: 'A solo contra o tio Varrick',
    options: 'Opções',
  },
  dice: 'Cada um dos sete dados tem uma coroa, um punhal, duas caveiras e dois pergaminhos.',
  terms:
    'Cada jogador tem uma zona para os dados. No teu turno são teus todos os dados que não estejam na zona de ' +
    'um rival.' +
    '\nUma coroa ou um punhal numa zona está bloqueado: não se relança, a não ser com o destino (R15).' +
    '\nUma caveira ou um pergaminho na tua zona está solto.' +
    '\nCoroas e punhais na zona de um rival não fazem nada antes do turno dele, sejam quantos forem.' +
    '\n«Sete» de um símbolo quer dizer que os sete dados estão na tua zona e o mostram.',
  R1:
    'Junta todos os dados que nenhum rival tenha: esses estão soltos. As coroas e os punhais que já tinhas ' +
    'continuam bloqueados na tua zona, e contam. Se os teus rivais tiverem os sete dados, perdes o turno: nem ' +
    'lançamento nem recompensa.',
  R2: 'Se nesta altura houver três ou mais punhais na tua zona, há logo traição (R9).',
  R3: 'Lança todos os teus dados soltos. Se os tiveres, é obrigatório; se não os tiveres, vai para R8.',
  R4:
    'Coroas e punhais ficam bloqueados. Com três ou mais punhais na tua zona há logo traição (R9), antes de se ' +
    'entregar qualquer pergaminho.',
  R5:
    'Sete pergaminhos num só lançamento trazem o mensageiro, que te protege durante o resto do turno: os teus ' +
    'rivais não te podem dar punhais. Os pergaminhos entregam-se na mesma. Se os rivais ficarem com os seus ' +
    'punhais (vê as opções), o mensageiro não muda nada.',
  R6:
    'Entrega aos teus rivais todos os pergaminhos que acabaram de sair, repartidos como quiseres. Quem os ' +
    'recebeu lança-os, todos ao mesmo tempo.' +
    '\nUma coroa fica bloqueada na zona desse rival.' +
    '\nO rival a quem sai um punhal dá-o a quem quiser, até a si próprio, mas não a ti se o mensageiro te ' +
    'proteger. O punhal fica bloqueado na zona de quem o recebe, até ao fim do turno desse jogador.' +
    '\nUma caveira ou um pergaminho volta para ti, solto; um pergaminho devolvido não se entrega outra vez, ' +
    'mas podes relançá-lo.' +
    '\nOs rivais com punhais decidem um a seguir ao outro, no sentido dos ponteiros do relógio a partir da ' +
    'tua esquerda, e os punhais só se contam depois do último.',
  R7: 'Se agora houver três ou mais punhais na tua zona, há traição (R9).',
  R8:
    'Depois podes parar, ou relançar todas as tuas caveiras, todos os teus pergaminhos ou ambos, e ' +
    'continuar a partir de R4.' +
    '\nDe cada símbolo relançam-se todos os dados soltos ou nenhum.' +
    '\nSem dados soltos, e sem destino para usar, paras.' +
    '\nSó por si, três coroas não põem fim ao turno: podes continuar, até às sete.',
  R9:
    'Com uma traição o teu turno acaba e não ganhas nada; os direitos que já tinhas estão a salvo. Sete punhais ' +
    'podem fazer mais, conforme as opções: perdes um dos teus direitos; ou cada jogador, incluindo tu, fica com ' +
    'um punhal bloqueado na sua zona, que conta no seu próximo turno, e o resto volta ao meio; ou nada.',
  R10:
    'Parar dá-te exatamente uma recompensa, se tiveres ganho alguma; entre várias escolhes uma, e não podes ' +
    'recusar todas.' +
    '\nSete coroas, o direito de nascença, dão 2 direitos; de três a seis dão 1 (seis podem dar 2: vê as ' +
    'opções).' +
    '\nSete caveiras, a reviravolta do destino, roubam 1 direito a um rival à tua escolha, ou tiram 1 da ' +
    'reserva se nenhum rival tiver direitos (vê as opções); cinco ou seis caveiras dão 1 direito.' +
    '\nAs fichas de destino (R15) e a coroa (R16) são recompensas das regras avançadas.',
  R11:
    'Depois do teu turno, os teus dados, incluindo os bloqueados, voltam ao meio. Os dados nas zonas dos rivais ficam ' +
    'lá. Segue-se o jogador à tua esquerda.',
  R12:
    'O primeiro a ter três direitos ganha logo. Os outros classificam-se pelos direitos, e a coroa conta como ' +
    'um; em caso de empate a posição é partilhada.',
  advanced: 'Cada uma destas regras pode ser escolhida à parte, em qualquer combinação.',
  R13: 'Um jogo mais longo: ganha-se com cinco direitos em vez de três.',
  R14:
    'Vingança. Depois de uma traição em R4 ou R7 com quatro, cinco ou seis punhais na tua zona, podes dar a um só ' +
    'rival os que passam de três, ou todos, conforme o combinado; ficam bloqueados na zona dele.' +
    '\nOu não dás nenhum.' +
    '\nDepois de uma traição em R2, ou com sete punhais, não há vingança.',
  R15:
    'Destino. Ao parar com três ou mais caveiras podes escolher como recompensa fichas de destino: 1 ou 2, ' +
    'conforme o combinado, de uma reserva de dez. Se não chegarem, recebes só as que houver.' +
    '\nNo teu turno podes gastá-las em R8, e também quando uma traição (R2, R4, R7) está prestes a ser ' +
    'definitiva: 1 ficha relança um dado da tua zona, bloqueado ou solto; 2 fichas, um dado da zona de um ' +
    'rival. Podes repetir enquanto tiveres fichas.' +
    '\nAs fichas gastas voltam à reserva.' +
    '\nRelançar um dado teu conta como um lançamento de um só dado: continua-se a partir de R4, e os ' +
    'pergaminhos que ainda não entregaste entregam-se também; nunca traz o mensageiro.' +
    '\nO dado de um rival fica na zona dele se mostrar coroa ou punhal, e vem para a tua, solto, se mostrar ' +
    'caveira ou pergaminho.' +
    '\nDepois voltam a contar-se os punhais.' +
    '\nDepois de uma traição evitada em R2 continua-se a partir de R3; nos outros casos, a partir de R6 se houver ' +
    'pergaminhos por entregar e, se não houver, de R8.' +
    '\nSe não quiseres ou não puderes pagar, a traição é definitiva: seguem-se R9, R14 e R11.',
  R16:
    'Defesa da coroa. Ninguém ganha por R12. A coroa conta como um direito, e ninguém tem mais de duas fichas ' +
    'de direito (quatro se jogarem até aos cinco direitos).' +
    '\nUma recompensa que te levaria a três direitos (ou a cinco) dá-te fichas até ao máximo permitido e depois a ' +
    'coroa, do meio ou de quem a tiver; o resto perde-se.' +
    '\nGanhas no fim de um turno sem traição que tenhas começado com a coroa e que acabes com ela e com todas ' +
    'as fichas que podes ter.' +
    '\nNesse turno tens de lançar pelo menos uma vez se tiveres dados soltos; um lançamento do destino não ' +
    'conta.' +
    '\nDepois de uma traição, ou com menos fichas, manténs a coroa e continuas.' +
    '\nSete coroas ou sete caveiras podem, em vez da recompensa habitual, tirar a coroa a um rival que a ' +
    'tenha, sejam quantas forem as tuas fichas.' +
    '\nUm direito roubado ou perdido (R9, R10) é sempre uma ficha, nunca a coroa.' +
    '\nNo livro de regras é só para cinco direitos; com três é uma regra da casa.',
  solo:
    'Um jogo a solo, variante não oficial de George Jaros. Só valem as regras que se seguem: nem mensageiro, nem ' +
    'efeitos de sete símbolos iguais, nem R13 a R16, nem outra opção além do número de fichas.',
  S1:
    'Tu e Varrick juntam fichas de coroa; o primeiro a ter três (cinco ou sete, se quiseres) ganha logo. ' +
    'Varrick pode ter dados de coroa cativos de turno para turno; tu lanças os restantes.',
  S2:
    'Um turno repete estes passos: lanças (da primeira vez, todos os teus dados), depois vêm S3, S4, S5 e as verificações de S6, ' +
    'até uma delas pôr fim ao turno.',
  S3:
    'As coroas que acabaram de sair ficam bloqueadas contigo; as caveiras ficam soltas. Dos punhais que acabaram de ' +
    'sair, escolhes com quantos ficas, bloqueados, e quantos dás a Varrick.',
  S4:
    'Os pergaminhos que acabaram de sair vão para Varrick, que os lança.' +
    '\nPor esta ordem: os pergaminhos voltam para ti, soltos.' +
    '\nAs coroas ficam com ele, cativas; se agora tiver três ou mais, vale logo a primeira verificação de S6 ' +
    'e o resto do lançamento não tem efeito.' +
    '\nAs caveiras voltam para ti, soltas. Enquanto Varrick tiver punhais de antes deste lançamento, incluindo os que ' +
    'acabaste de lhe dar, por cada caveira recebes um, que fica bloqueado contigo.' +
    '\nOs punhais deste lançamento ficam com ele.',
  S5:
    'Se tinhas menos de três punhais e as caveiras te fazem chegar a três ou mais, Varrick fica com uma das tuas ' +
    'fichas, uma vez por lançamento; isso pode pôr fim ao jogo. Se não tiveres nenhuma, uma das tuas coroas ' +
    'bloqueadas, se houver, fica cativa e conta em S6.',
  S6:
    'Verificações, por esta ordem.' +
    '\nVarrick tem três ou mais coroas: ganha uma ficha, todos os seus dados de coroa ficam livres, o turno ' +
    'acaba e não ganhas nada.' +
    '\nTu ou Varrick têm três ou mais punhais: o turno acaba e não ganhas nada; se for Varrick, e a ele ' +
    'não lhe tiver saído nenhum punhal neste turno, libertas uma coroa cativa.' +
    '\nTens três ou mais coroas, ou cinco ou mais caveiras: ganhas uma ficha, o turno acaba.' +
    '\nNão tens dados soltos: o turno acaba.' +
    '\nCaso contrário, tens de relançar: todas as caveiras, todos os pergaminhos, ou ambos.',
  S7:
    'No fim de um turno todos os dados voltam a ser teus, menos as coroas cativas de Varrick; os punhais nunca ' +
    'passam para o turno seguinte.',
  examples: {
    third:
      'Saem-te três coroas, dois punhais, um pergaminho e uma caveira. Antes de parares, tens de entregar o ' +
      'pergaminho. Ao teu rival sai um punhal, que ele te dá: é o terceiro. Traição, nenhum direito.',
    early: 'Saem-te três punhais e três pergaminhos: traição, e não se entrega nenhum pergaminho.',
    six: 'Paras com seis coroas: um direito.',
    rival: 'Um rival tem duas coroas: no turno dele basta-lhe mais uma.',
    odds:
      'Ao lançar os sete dados, três ou mais punhais saem em 9,58% dos lançamentos, cinco ou mais caveiras em ' +
      '4,53%, sete pergaminhos em 0,046%.',
  },
} satisfies Catalog['book']

export const lesson = {
  you: 'Rowan',
  left: 'Isolda',
  right: 'Mordred',
  notes: {
    roll: ({ you, left, right }) =>
      `Tu és o ${you}; a ${left} e o ${right} querem o mesmo trono. Ganha-se com três direitos. Lança os teus sete dados.`,
    reroll:
      'Coroas e punhais ficam bloqueados. Três coroas valem um direito; três punhais são uma traição. Tens duas coroas: relança as caveiras.',
    hand: ({ left, right }) =>
      `A terceira coroa. Mas antes de parares tens de entregar os pergaminhos aos rivais, que os lançam. Dá um à ${left} e outro ao ${right}.`,
    stop: ({ right }) =>
      `A caveira voltou. Saiu um punhal ao ${right}, que to deu: já tens dois. Mas tens três coroas: é altura de parar e ganhar o teu direito.`,
    give: ({ left }) =>
      `Agora és tu o rival. No teu pergaminho saiu um punhal, que podes dar a quem quiseres. A ${left} já tem dois: dá-lhe o terceiro.`,
    answer: ({ right }) =>
      `Traição! Esse turno não dá nenhum direito. Agora o ${right} entrega-te um pergaminho. Lança-o.`,
    rollAgain: 'Uma coroa. Fica bloqueada na tua zona e conta agora, no teu turno. Lança os outros seis dados.',
    betrayed: 'Três punhais: traição. O teu turno acaba logo e não dá nada. O direito que já tens está a salvo.',
    rollThird: ({ left, right }) =>
      `A ${left} ganhou um direito com cinco caveiras, e o ${right} sofreu uma traição. Os sete dados voltam a ser teus. Lança.`,
    five: 'Cinco caveiras. Também valem um direito. Sem ganância: é melhor parar.',
    rollLast: ({ left, right }) => `Nem a ${left} nem o ${right} ganharam nada. Falta-te um só direito. Lança.`,
    win: 'Três coroas e nenhum pergaminho para entregar. Podes parar: o terceiro direito é teu, e com ele o trono.',
  },
  learned: [
    'Coroas e punhais ficam bloqueados; caveiras e pergaminhos podem ser relançados.',
    'Cada pergaminho que te sai vai para um rival, que o lança.',
    'Um rival dá o seu punhal a quem quiser. Três na tua zona: traição.',
    'Se parares com três coroas ou cinco caveiras, ganhas um direito.',
    'O que está na tua zona conta no teu turno. Ganha-se com três direitos.',
  ],
} satisfies Catalog['lesson']
