import type { PigSays } from './en.ts'

export const pt: PigSays = {
  name: 'Pig',
  tagline: 'Um dado, uma pergunta: lanças outra vez ou ficas com o que tens?',
  target: {
    label: 'Meta',
    help: 'Os pontos que dão a vitória. Até 50 é um jogo rápido.',
    points: (n) => `${n} pontos`,
  },
  headings: { goal: 'O objetivo', turn: 'A tua vez' },
  rules: {
    R1: 'Ganha quem chegar primeiro à meta, normalmente 100 pontos.',
    R2: 'Lança o dado as vezes que quiseres. De 2 a 6, os pontos somam-se aos da jogada. Com um 1 perdes todos os pontos da jogada e passa a vez.',
    R3: 'Se parares, os pontos da jogada são teus para sempre. Depois passa a vez.',
    R4: 'Para ganhar não é preciso parar: o jogo acaba assim que os teus pontos, com os da jogada, chegam à meta.',
  },
  roll: 'Lançar outra vez',
  hold: 'Parar',
  question: ({ pot }) => `Lanças outra vez ou paras com ${pot}?`,
  pot: ({ pot }) => `Nesta jogada: ${pot}`,
  thrown: ({ who, die, pot }) => `${who} lança ${die}: ${pot} nesta jogada`,
  lost: ({ who, pot }) => (pot === 0 ? `${who} lança 1` : `${who} lança 1 e perde ${pot}`),
  held: ({ who, pot, score }) => `${who} para com ${pot} e fica com ${score}`,
  again: ({ who }) => `${who} lança outra vez`,
  won: ({ who, die, score }) => `${who} lança ${die} e ganha com ${score}`,
  you: {
    verbs: 'para paras',
  },
}
