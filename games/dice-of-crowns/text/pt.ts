import { plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/pt.ts'
import type { BoardTexts, BookTexts, Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const claims = (n: number) => plural('pt', n, { one: `${n} direito`, other: `${n} direitos` })

const daggers = (n: number) => plural('pt', n, { one: `${n} punhal`, other: `${n} punhais` })

const scrolls = (n: number) => plural('pt', n, { one: `${n} pergaminho`, other: `${n} pergaminhos` })

const skulls = (n: number) => plural('pt', n, { one: `${n} caveira`, other: `${n} caveiras` })

const fate = (n: number) => plural('pt', n, { one: `${n} ficha de destino`, other: `${n} fichas de destino` })

const to = (who: string) => `para ${who === grammar.name ? 'ti' : who}`

const board = {
  questions: {
    hand: ({ count }) =>
      `${count === 1 ? 'Saiu-te' : 'Saíram-te'} ${scrolls(count)}. ${count === 1 ? 'Para quem vai?' : 'Para quem vão?'}`,
    handLeft: ({ count }) => `Falta entregar ${scrolls(count)}.`,
    handReady: 'Cada pergaminho já tem dono. Entregas?',
    give: ({ who, count }) =>
      `É a vez de ${who}. ${count === 1 ? 'Saiu-te' : 'Saíram-te'} ${daggers(count)}: para quem?`,
    giveLeft: ({ count }) => `Falta dar ${daggers(count)}.`,
    giveReady: 'Cada punhal já tem a sua vítima. Confirmas?',
    protected: ({ who }) => `O mensageiro protege ${who} dos punhais.`,
    choose: 'Podes parar, ou relançar as caveiras, os pergaminhos ou ambos.',
    chooseOne: 'Podes parar ou relançar.',
    chooseFate: 'Podes parar, relançar, ou usar o destino num só dado.',
    onlyStop: 'Não tens dados soltos: só podes parar.',
    onlyFate: 'Não tens dados soltos: podes parar, ou usar o destino num só dado.',
    fate: 'Que dado relança o destino? Um teu custa 1 ficha, o de um rival custa 2.',
    betrayed: ({ count }) => `${daggers(count)}: traição. Aceita-a, ou usa o destino num dado.`,
    reward: 'Escolhe a tua recompensa.',
    vengeance: ({ count }) => `Vingança: quem recebe ${count} dos teus punhais?`,
    keep: ({ count }) =>
      `${count === 1 ? 'Saiu-te' : 'Saíram-te'} ${daggers(count)}. ${count === 1 ? 'Vai para Varrick?' : 'Quantos vão para Varrick?'}`,
    again: 'O turno continua. O que relanças?',
  },
  buttons: {
    hand: 'Entregar',
    handTo: ({ who, count }) => `${scrolls(count)} para ${who}`,
    deal: 'Repartir por igual',
    clear: 'Retirar',
    give: 'Dar',
    giveTo: ({ who, count }) => `${daggers(count)} ${to(who)}`,
    keepAll: ({ count }) => `Ficar com ${daggers(count)}`,
    stop: 'Parar',
    stopFor: ({ reward }) => `Parar: ${reward}`,
    rerollSkulls: ({ count }) => `Relançar ${skulls(count)}`,
    rerollScrolls: ({ count }) => `Relançar ${scrolls(count)}`,
    rerollBoth: ({ count }) => `Relançar os ${count}`,
    fate: 'Usar o destino',
    fateDone: 'Não usar o destino',
    accept: 'Aceitar a traição',
    claim: ({ count }) => `Ganhar ${claims(count)}`,
    takeFate: ({ count }) => `Ganhar ${fate(count)}`,
    crown: 'Ficar com a coroa',
    steal: ({ who }) => `Roubar um direito a ${who}`,
    avenge: ({ who, count }) => `${daggers(count)} para ${who}`,
    forgive: 'Sem vingança',
    pass: ({ count }) => `Dar ${daggers(count)} a Varrick`,
    passNone: 'Ficar com todos',
    more: ({ who }) => `Mais um ${to(who)}`,
  },
  pieces: {
    area: ({ who }) => `Zona: ${who}`,
    middle: 'O meio',
    dieHanded: ({ die }) => `Por lançar: ${die}`,
    dieGiving: ({ die }) => `Por dar: ${die}`,
    dieLocked: ({ die }) => `${die}, dado bloqueado`,
    dieLoose: ({ die }) => `${die}, dado solto`,
    dieFresh: ({ die }) => `${die}, por entregar`,
    dieInHand: 'Um dado por lançar',
    dieFate: ({ die, count }) => `${die}: relançar por ${fate(count)}`,
    claims: ({ count, of }) => `${count} de ${claims(of)}`,
    fate: ({ count }) => fate(count),
    supply: ({ count }) => `${fate(count)} na reserva`,
    crownOf: ({ who }) => `A coroa: ${who}`,
    crownInMiddle: 'A coroa está no meio',
    messenger: ({ who }) => `O mensageiro: nenhum punhal ${to(who)} neste turno`,
    varrick: 'Tio Varrick',
    tokens: ({ who, count, of }) => `${who}: ${count} de ${of} fichas de coroa`,
    onTurn: 'A jogar agora',
    betrayed: 'Traição',
  },
  slip: 'Se parares agora, não ganhas nada.',
  keys: {
    seat: 'Mais um dado para este lugar',
    fewer: 'Retirar um dado',
    deal: 'Repartir por igual',
    stop: 'Parar',
    skulls: 'Relançar as caveiras',
    scrolls: 'Relançar os pergaminhos',
    both: 'Relançar caveiras e pergaminhos',
    fate: 'Usar o destino',
    clear: 'Retirar tudo',
  },
  ending: { won: 'A coroa é tua', lost: 'Varrick fica com o trono' },
} satisfies BoardTexts

const book = {
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
    'Depois podes parar, ou relançar todas as tuas caveiras, todos os teus pergaminhos ou ambos, e seguir com ' +
    'R4.' +
    '\nUm símbolo relança-se por inteiro ou não se relança.' +
    '\nSem dados soltos, e sem destino para usar, paras.' +
    '\nTrês coroas não acabam o turno por si sós: podes continuar, até às sete.',
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
    'Depois do teu turno os teus dados, também os bloqueados, voltam ao meio. Os dados nas zonas dos rivais ficam ' +
    'lá. Segue-se o jogador à tua esquerda.',
  R12:
    'O primeiro a ter três direitos ganha logo. Os outros classificam-se pelos direitos, e a coroa conta como ' +
    'um; em caso de empate a posição é partilhada.',
  advanced: 'Cada uma destas regras pode ser escolhida à parte, em qualquer combinação.',
  R13: 'Um jogo mais longo: ganha-se com cinco direitos em vez de três.',
  R14:
    'Vingança. Depois de uma traição em R4 ou R7 com quatro, cinco ou seis punhais na tua zona, podes dar os ' +
    'que passam de três, ou todos, conforme o combinado, a um só rival, em cuja zona ficam bloqueados.' +
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
    '\nDepois de uma traição evitada em R2 continua-se com R3; nos outros casos, com R6 se houver ' +
    'pergaminhos por entregar e, se não houver, com R8.' +
    '\nSe não quiseres ou não puderes pagar, a traição é definitiva: seguem-se R9, R14 e R11.',
  R16:
    'Defesa da coroa. Ninguém ganha por R12. A coroa conta como um direito, e ninguém tem mais de duas fichas ' +
    'de direito (quatro se jogarem a cinco direitos).' +
    '\nUma recompensa que te levaria a três direitos (ou a cinco) dá-te fichas até este limite e depois a ' +
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
    'fichas, uma vez por lançamento; isso pode acabar o jogo. Se não tiveres nenhuma, uma das tuas coroas ' +
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
} satisfies BookTexts

export const pt = {
  lang: 'pt',
  ...COVERS.pt,
  notation:
    'As jogadas escrevem-se «stop», «reroll skulls», «hand 1:2 3:1» (dois pergaminhos para o lugar 1, um para o ' +
    'lugar 3; os lugares contam-se a partir de 0), «give 0:1», «take claim», «steal 1», «fate 0 dagger», «accept», ' +
    '«avenge 1», «forgive» ou «pass 2».',
  things: {
    crown: ({ count }) => plural('pt', count, { one: `${count} coroa`, other: `${count} coroas` }),
    dagger: ({ count }) => daggers(count),
    skull: ({ count }) => plural('pt', count, { one: `${count} caveira`, other: `${count} caveiras` }),
    scroll: ({ count }) => plural('pt', count, { one: `${count} pergaminho`, other: `${count} pergaminhos` }),
    claim: ({ count }) => claims(count),
    fate: ({ count }) => fate(count),
    token: ({ count }) => plural('pt', count, { one: `${count} ficha de coroa`, other: `${count} fichas de coroa` }),
  },
  kinds: { crown: 'Coroa', dagger: 'Punhal', skull: 'Caveira', scroll: 'Pergaminho' },
  fated: {
    crown: 'uma coroa',
    dagger: 'um punhal',
    skull: 'uma caveira',
    scroll: 'um pergaminho devolvido',
    fresh: 'um pergaminho acabado de sair',
  },
  seat: ({ seat }) => `lugar ${seat}`,
  share: ({ dice, who }) => `${dice} a ${who === grammar.name ? 'ti' : who}`,
  options: {
    claims: {
      label: 'Direitos',
      help: 'Quantos direitos dão o trono: três no jogo básico, cinco no avançado.',
      values: { 3: '3 direitos', 5: '5 direitos' },
    },
    rivalDagger: {
      label: 'Se sair um punhal a um rival',
      help:
        'Para onde vai o punhal que sai a um rival. Segundo a editora, dá-o a quem quiser; segundo o resumo italiano, fica ' +
        'com ele.',
      values: { give: 'Dá-o a quem quiser', keep: 'Fica com ele' },
    },
    sixCrowns: {
      label: 'Seis coroas',
      help: 'O resumo dá um direito por três a seis coroas; o texto fala de um por cada três.',
      values: { 1: '1 direito', 2: '2 direitos' },
    },
    sevenSkulls: {
      label: 'Sete caveiras',
      help: 'O resumo dá um direito roubado; o texto, até dois: um roubado e outro da reserva.',
      values: { steal: 'Roubar um direito', 'steal-and-claim': 'Roubar um e ganhar outro' },
    },
    sevenDaggers: {
      label: 'Sete punhais',
      help: 'O que fazem sete punhais além da traição: como no resumo italiano, como no protótipo, ou nada.',
      values: { 'lose-claim': 'Perdes um direito', 'everyone-dagger': 'Um punhal para cada um', nothing: 'Nada' },
    },
    vengeance: {
      label: 'Vingança',
      help: 'Depois de uma traição com quatro a seis punhais podes dar os que passam de três, ou todos, a um só rival.',
      values: { off: 'Não', excess: 'Os que passam de três', all: 'Todos os punhais' },
    },
    fate: {
      label: 'Destino',
      help: 'As caveiras podem dar fichas de destino, que relançam um só dado, até para evitar uma traição.',
      values: { off: 'Não', on: 'Sim' },
    },
    fateIncome: {
      label: 'Fichas de destino por caveiras',
      help: 'O livro de regras diz «1 ou 2» sem dizer quando. Só conta se jogarem com o destino.',
      values: { 'per-three': '3–5 caveiras: 1; 6 ou mais: 2', 'five-for-two': '3–4 caveiras: 1; 5 ou mais: 2' },
    },
    crownDefence: {
      label: 'Defesa da coroa',
      help: 'O último direito é a coroa, e para ganhar tens de a manter durante um turno teu inteiro.',
      values: { off: 'Não', on: 'Sim' },
    },
    tokens: {
      label: 'Fichas de coroa',
      help: 'Quantas fichas de coroa são precisas para vencer Varrick.',
      values: { 3: '3 fichas', 5: '5 fichas', 7: '7 fichas' },
    },
  },
  refusals: {
    R4: 'Os punhais que te saem no teu turno ficam bloqueados na tua zona.',
    R5: 'O mensageiro protege quem está a jogar: dá os teus punhais a outro jogador.',
    R6:
      'Quando te é pedido, e só então, entrega aos rivais todos os pergaminhos que acabaram de sair, ou dá todos os ' +
      'punhais que te saíram no turno de um rival.',
    R8: 'Só podes relançar o que está solto à tua frente: todas as caveiras, todos os pergaminhos, ou ambos.',
    R9: 'Uma traição só se pode aceitar ou evitar com o destino, e antes disso não há nada para aceitar.',
    R10: 'A recompensa recebe-se ao parar, e só se os teus dados a tiverem ganho.',
    R14: 'A vingança é contra um só rival, e só depois de uma traição com quatro, cinco ou seis punhais.',
    R15:
      'O destino relança um dado que esteja na mesa: 1 ficha se for teu, 2 se for de um rival. Como recompensa pede três ' +
      'caveiras, e fichas na reserva.',
    R16: 'A coroa só é recompensa por sete coroas ou sete caveiras, e só enquanto um rival a tiver.',
    S3: 'Diz quantos dos punhais que acabaram de sair vão para Varrick: nenhum, alguns ou todos.',
    S6: 'Tens de relançar: todas as caveiras ou todos os pergaminhos soltos à tua frente, ou ambos.',
  },
  clashes: {
    S1: 'O número de fichas de coroa só vale no jogo a solo; as outras opções, só em mesas de dois ou mais.',
  },
  moves: {
    hand: ({ shares }) => `Entregar ${shares}`,
    give: ({ shares }) => `Dar ${shares}`,
    stop: 'Parar',
    reroll: {
      skulls: 'Relançar as caveiras',
      scrolls: 'Relançar os pergaminhos',
      both: 'Relançar caveiras e pergaminhos',
    },
    fate: ({ die, who }) => `Destino: relançar ${die} ${who === grammar.name ? 'na tua zona' : `na zona de ${who}`}`,
    accept: 'Aceitar a traição',
    take: { claim: 'Ficar com o direito', fate: 'Ficar com fichas de destino', crown: 'Ficar com a coroa' },
    steal: ({ who }) => `Roubar um direito a ${who}`,
    avenge: ({ who }) => `Vingança contra ${who}`,
    forgive: 'Sem vingança',
    pass: ({ count }) => (count === 0 ? 'Ficar com todos os punhais' : `Dar ${daggers(count)} a Varrick`),
  },
  place: {
    locked: ({ dice }) => `Bloqueados: ${dice}`,
    loose: ({ dice }) => `Soltos: ${dice}`,
    fresh: ({ dice }) => `Por entregar: ${dice}`,
    handed: ({ dice }) => `Por lançar: ${dice}`,
    giving: ({ dice }) => `Por dar: ${dice}`,
    inHand: ({ count }) => `Na mão: ${plural('pt', count, { one: `${count} dado`, other: `${count} dados` })}`,
    crown: 'Tem a coroa',
    messenger: 'Sob a proteção do mensageiro',
    crownInMiddle: 'A coroa está no meio',
    supply: ({ count }) => `Na reserva: ${fate(count)}`,
    varrick: ({ things }) => `Varrick tem ${things}`,
    captive: ({ dice, count }) => `${dice} ${plural('pt', count, { one: 'cativa', other: 'cativas' })}`,
  },
  purpose: {
    first: 'para decidir quem começa',
    answer: 'para os pergaminhos entregues, a começar pela esquerda de quem joga',
    fate: 'para o dado que o destino relança',
    varrick: 'para Varrick',
  },
  lines: {
    first: ({ who }) => `${who} começa`,
    rolled: ({ who, dice }) => `${who} lança ${dice}`,
    messenger: ({ who }) => `O mensageiro protege ${who} neste turno`,
    handed: ({ who, shares }) => `${who} entrega ${shares}`,
    gave: ({ who, shares }) => `${who} dá ${shares}`,
    kept: ({ who, dice }) => `${who} fica com ${dice}`,
    gaveAndKept: ({ who, shares, dice }) => `${who} dá ${shares} e fica com ${dice}`,
    stopped: ({ who }) => `${who} decide parar`,
    rerolls: ({ who, dice }) => `${who} relança ${dice}`,
    fateOwn: ({ who, die }) => `${who} gasta 1 ficha de destino para relançar ${die}`,
    fateRival: ({ who, die, other }) => `${who} gasta 2 fichas de destino para relançar ${die} na zona de ${other}`,
    accepted: ({ who }) => `${who} aceita a traição`,
    betrayal: 'Traição',
    doubt: 'Traição, se o destino não a evitar',
    ambush: ({ who, dice }) => `${who} começa com ${dice}`,
    loses: ({ who }) => `Sete punhais: ${who} perde um direito`,
    everyone: 'Sete punhais: um para cada jogador',
    avenged: ({ who, other, dice }) => `${who} vinga-se: ${dice} para ${other}`,
    forgave: ({ who }) => `${who} renuncia à vingança`,
    took: ({ who, count }) => `${who} ganha ${claims(count)}`,
    tookFate: ({ who, count }) => `${who} ganha ${fate(count)}`,
    tookCrown: ({ who }) => `${who} fica com a coroa`,
    tookCrownFrom: ({ who, other }) => `${who} tira a coroa a ${other}`,
    stole: ({ who, other }) => `${who} rouba um direito a ${other}`,
    full: ({ who }) => `${who} não pode ter mais direitos`,
    skipped: ({ who }) => `${who} não tem dados e perde o turno`,
    won: ({ who }) => `${who} ${who === 'Varrick' ? 'fica com' : 'conquista'} o trono`,
    defended: ({ who }) => `${who} defendeu a coroa e conquista o trono`,
    brought: ({ who, dice }) => `${who} recebe ${dice}`,
    captured: ({ who }) => `Uma coroa de ${who} fica cativa`,
    freed: ({ who }) => `${who} liberta uma coroa cativa`,
    robbed: ({ who }) => `Varrick tira uma ficha de coroa a ${who}`,
    gained: ({ who }) => `${who} ganha uma ficha de coroa`,
    turnOver: 'O turno acaba',
    timeUp: 'O tempo acabou',
  },
  board,
  book,
} satisfies Catalog
