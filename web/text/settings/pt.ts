import { plural } from '../../../engine/text/lang.ts'
import type { WebText } from '../catalog.ts'

const games = (n: number) => plural('pt', n, { one: `${n} jogo`, other: `${n} jogos` })
const more = (n: number) => (n === 0 ? '' : ` e ${games(n)}`)
const saveFirst = (n: number) =>
  n === 0
    ? ''
    : plural('pt', n, {
        one: ' Se o quiseres manter, guarda-o primeiro num ficheiro.',
        other: ' Se os quiseres manter, guarda-os primeiro num ficheiro.',
      })

export const settings: WebText['settings'] = {
  title: 'Definições',
  look: 'Aspeto e som',
  table: 'À mesa',
  app: 'A aplicação',
  here: 'Neste dispositivo',
  language: 'Idioma',
  languageAuto: ({ language }) => `Automático (${language})`,
  theme: 'Tema',
  themes: { system: 'Automático', light: 'Claro', dark: 'Escuro' },
  motion: 'Movimento',
  motions: { system: 'Automático', full: 'Completo', less: 'Reduzido' },
  sound: 'Som',
  sounds: { auto: 'Automático', on: 'Ligado', off: 'Desligado' },
  soundHelp: 'Automático: ligado, exceto quando várias pessoas partilham o ecrã.',
  volume: 'Volume',
  tryIt: 'Ouvir',
  speed: 'Ritmo dos bots',
  speeds: { slow: 'Lento', normal: 'Médio', fast: 'Rápido' },
  pass: 'Passar o dispositivo',
  passHelp:
    'Entre turnos, a mesa fica tapada até o dispositivo chegar a quem joga a seguir. Automático: só em jogos com segredos.',
  askTwice: 'Confirmar jogadas que saem caras',
  askTwiceHelp: 'Online não dá para anular uma jogada. Se um toque te fizer perder alguma coisa, perguntamos primeiro.',
  name: 'O teu nome',
  nameHelp: 'Usado em todas as mesas novas.',
  kept: ({ count }) => `As tuas definições${more(count)} ficam neste navegador e em mais lado nenhum.`,
  wipe: 'Apagar tudo',
  wipeTitle: 'Apagar tudo?',
  wipeHelp: ({ count }) => `As tuas definições${more(count)} desaparecem para sempre.${saveFirst(count)}`,
  wiped: 'Foi tudo apagado neste dispositivo.',
  install: 'Instalar o Iacta',
  installHelp: 'Abre-se como qualquer outra aplicação, mesmo sem ligação.',
  installNot: 'Os navegadores só instalam a partir de endereços seguros (https), e este não é. Tudo o resto funciona.',
  installByMenu: 'Procura no menu do navegador «Instalar» ou «Adicionar ao ecrã principal».',
  installed: 'O Iacta está instalado neste dispositivo.',
  version: ({ version }) => `Versão ${version}`,
  about: {
    title: 'Sobre o Iacta',
    ours: 'O que é nosso',
    words:
      'As palavras: os textos das regras são todos nossos, em todas as línguas. Onde os livros de regras não coincidem, avisamos e fica como opção.',
    pictures: 'As imagens: somos nós que desenhamos tudo. Nenhuma ilustração, paginação ou logótipo vem das caixas.',
    program: 'O programa: software livre, com licença MIT. Podes usá-lo, mudá-lo e partilhá-lo.',
    authors: 'Se criaste ou publicaste um destes jogos e queres mudar aqui alguma coisa, diz-nos e nós mudamos.',
    dice: 'Os dados',
    diceShared:
      'Online, o servidor e os dispositivos dos jogadores definem juntos todos os lançamentos antes do primeiro: ninguém pode escolher os dados. Depois do jogo, qualquer pessoa os pode verificar.',
    diceHere: 'Num só dispositivo, os dados vêm dos números aleatórios do teu sistema.',
    licences: 'Licenças',
    fonts: 'Tipos de letra: Young Serif e Atkinson Hyperlegible Next, ambos com licença SIL Open Font License 1.1.',
    code: 'Feito com Svelte e noble-hashes, ambos com licença MIT.',
  },
}
