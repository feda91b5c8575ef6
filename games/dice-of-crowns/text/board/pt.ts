import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const claims = (n: number) => plural('pt', n, { one: `${n} direito`, other: `${n} direitos` })
const daggers = (n: number) => plural('pt', n, { one: `${n} punhal`, other: `${n} punhais` })
const scrolls = (n: number) => plural('pt', n, { one: `${n} pergaminho`, other: `${n} pergaminhos` })
const skulls = (n: number) => plural('pt', n, { one: `${n} caveira`, other: `${n} caveiras` })
const fate = (n: number) => plural('pt', n, { one: `${n} ficha de destino`, other: `${n} fichas de destino` })

export const board = {
  questions: {
    hand: ({ count }) => `Obtiveste ${scrolls(count)}. ${count === 1 ? 'A quem o entregas?' : 'A quem os entregas?'}`,
    handLeft: ({ count }) => `Falta entregar ${scrolls(count)}.`,
    handReady: 'Cada pergaminho tem destinatário. Confirmas?',
    give: ({ who, count }) =>
      `É o turno de ${who} e obtiveste ${daggers(count)}. ${count === 1 ? 'A quem o dás?' : 'A quem os dás?'}`,
    giveLeft: ({ count }) => `Falta dar ${daggers(count)}.`,
    giveReady: 'Cada punhal tem a sua vítima. Confirmas?',
    protected: ({ who }) => `O mensageiro protege ${who} dos punhais.`,
    choose: 'Podes parar, ou voltar a rolar as caveiras, os pergaminhos ou ambos.',
    chooseOne: 'Podes parar, ou voltar a rolar.',
    chooseFate: 'Podes parar, voltar a rolar, ou gastar destino num só dado.',
    onlyStop: 'Não tens dados soltos: só podes parar.',
    onlyFate: 'Não tens dados soltos: podes parar, ou gastar destino num só dado.',
    fate: 'Que dado deve o destino voltar a rolar? Um teu custa 1 ficha, o de um rival 2.',
    betrayed: ({ count }) => `${daggers(count)}: traição. Aceita-a, ou gasta destino num dado.`,
    reward: 'Escolhe a tua recompensa.',
    vengeance: ({ count }) => `Vingança: quem recebe ${count} dos teus punhais?`,
    keep: ({ count }) =>
      `Obtiveste ${daggers(count)}. ${count === 1 ? 'Vai para Varrick?' : 'Quantos vão para Varrick?'}`,
    again: 'O turno continua. O que voltas a rolar?',
  },
  buttons: {
    hand: 'Entregar',
    handTo: ({ who, count }) => `${scrolls(count)} para ${who}`,
    deal: 'Dividir por igual',
    clear: 'Retirar',
    give: 'Dar',
    giveTo: ({ who, count }) => `${daggers(count)} para ${who}`,
    keepAll: ({ count }) => `Ficar com ${daggers(count)}`,
    stop: 'Parar',
    stopFor: ({ reward }) => `Parar: ${reward}`,
    rerollSkulls: ({ count }) => `Voltar a rolar ${skulls(count)}`,
    rerollScrolls: ({ count }) => `Voltar a rolar ${scrolls(count)}`,
    rerollBoth: ({ count }) => `Voltar a rolar os ${count}`,
    fate: 'Gastar destino',
    fateDone: 'Afinal sem destino',
    accept: 'Aceitar a traição',
    claim: ({ count }) => `Ficar com ${claims(count)}`,
    takeFate: ({ count }) => `Ficar com ${fate(count)}`,
    crown: 'Ficar com a coroa',
    steal: ({ who }) => `Roubar um direito a ${who}`,
    avenge: ({ who, count }) => `${daggers(count)} para ${who}`,
    forgive: 'Sem vingança',
    pass: ({ count }) => `Dar ${daggers(count)} a Varrick`,
    passNone: 'Ficar com todos',
    more: ({ who }) => `Mais um para ${who}`,
  },
  pieces: {
    area: ({ who }) => `${who}: zona`,
    middle: 'O meio',
    dieHanded: ({ die }) => `Por rolar: ${die}`,
    dieGiving: ({ die }) => `Por dar: ${die}`,
    dieLocked: ({ die }) => `${die}, dado bloqueado`,
    dieLoose: ({ die }) => `${die}, dado solto`,
    dieFresh: ({ die }) => `${die}, por entregar`,
    dieInHand: 'Um dado por rolar',
    dieFate: ({ die, count }) => `${die}: voltar a rolar por ${fate(count)}`,
    claims: ({ count, of }) => `${claims(count)} de ${of}`,
    fate: ({ count }) => fate(count),
    supply: ({ count }) => `${fate(count)} na reserva`,
    crownOf: ({ who }) => `${who} tem a coroa`,
    crownInMiddle: 'A coroa está no meio',
    messenger: ({ who }) => `O mensageiro: nenhum punhal para ${who} neste turno`,
    varrick: 'Tio Varrick',
    tokens: ({ who, count, of }) =>
      `${who}: ${plural('pt', count, { one: `${count} ficha de coroa`, other: `${count} fichas de coroa` })} de ${of}`,
    onTurn: 'A jogar agora',
    betrayed: 'Traição',
  },
  slip: 'Se parares agora não ganhas nada.',
  keys: {
    seat: 'Mais um dado para este lugar',
    fewer: 'Retirar um dado',
    deal: 'Dividir por igual',
    stop: 'Parar',
    skulls: 'Voltar a rolar as caveiras',
    scrolls: 'Voltar a rolar os pergaminhos',
    both: 'Voltar a rolar caveiras e pergaminhos',
    fate: 'Gastar destino',
    enter: 'Fazer o que diz o botão principal',
    clear: 'Retirar tudo',
  },
} satisfies BoardTexts
