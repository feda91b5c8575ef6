import { plural } from '../../../../engine/text/lang.ts'
import { grammar } from '../../../../engine/text/you/pt.ts'
import type { BoardTexts } from './catalog.ts'

const claims = (n: number) => plural('pt', n, { one: `${n} direito`, other: `${n} direitos` })
const daggers = (n: number) => plural('pt', n, { one: `${n} punhal`, other: `${n} punhais` })
const scrolls = (n: number) => plural('pt', n, { one: `${n} pergaminho`, other: `${n} pergaminhos` })
const skulls = (n: number) => plural('pt', n, { one: `${n} caveira`, other: `${n} caveiras` })
const fate = (n: number) => plural('pt', n, { one: `${n} ficha de destino`, other: `${n} fichas de destino` })
const to = (who: string) => `para ${who === grammar.name ? 'ti' : who}`

export const board = {
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
    claims: ({ count, of }) => `${claims(count)} de ${of}`,
    fate: ({ count }) => fate(count),
    supply: ({ count }) => `${fate(count)} na reserva`,
    crownOf: ({ who }) => `A coroa: ${who}`,
    crownInMiddle: 'A coroa está no meio',
    messenger: ({ who }) => `O mensageiro: nenhum punhal ${to(who)} neste turno`,
    varrick: 'Tio Varrick',
    tokens: ({ who, count, of }) =>
      `${who}: ${plural('pt', count, { one: `${count} ficha de coroa`, other: `${count} fichas de coroa` })} de ${of}`,
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
    enter: 'Fazer o que diz o botão principal',
    clear: 'Retirar tudo',
  },
  ending: { won: 'A coroa é tua', lost: 'Varrick fica com o trono' },
} satisfies BoardTexts
