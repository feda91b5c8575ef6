import { plural } from '../../../engine/text/lang.ts'
import type { WebText } from '../catalog.ts'

const games = (n: number) => plural('it', n, { one: `${n} partita`, other: `${n} partite` })
const more = (n: number) => (n === 0 ? '' : ` e ${games(n)}`)
const saveFirst = (n: number) =>
  n === 0
    ? ''
    : plural('it', n, {
        one: ' Se vuoi tenere la partita, salvala prima.',
        other: ' Se vuoi tenere le partite, salvale prima.',
      })

export const settings: WebText['settings'] = {
  title: 'Impostazioni',
  look: 'Aspetto e suono',
  table: 'Al tavolo',
  app: 'L’app',
  here: 'Su questo dispositivo',
  language: 'Lingua',
  languageAuto: ({ language }) => `Automatica (${language})`,
  theme: 'Tema',
  themes: { system: 'Automatico', light: 'Chiaro', dark: 'Scuro' },
  motion: 'Movimento',
  motions: { system: 'Automatico', full: 'Completo', less: 'Ridotto' },
  sound: 'Suono',
  sounds: { auto: 'Automatico', on: 'Sì', off: 'No' },
  soundHelp: 'Automatico: suono acceso, tranne quando più persone usano lo stesso schermo.',
  volume: 'Volume',
  tryIt: 'Ascolta',
  speed: 'Ritmo dei bot',
  speeds: { slow: 'Lento', normal: 'Normale', fast: 'Veloce' },
  pass: 'Passa il dispositivo',
  passHelp:
    'Tra un turno e l’altro il tavolo resta coperto finché il dispositivo non passa di mano. Automatico: solo nei giochi con segreti.',
  askTwice: 'Chiedi conferma per le mosse avventate',
  askTwiceHelp: 'Online le mosse non si annullano: se stai per regalare qualcosa, ti chiediamo conferma.',
  name: 'Il tuo nome',
  nameHelp: 'Lo ritrovi a ogni nuovo tavolo.',
  kept: ({ count }) => `Le tue impostazioni${more(count)} sono salvate solo in questo browser.`,
  wipe: 'Elimina tutto',
  wipeTitle: 'Eliminare tutto?',
  wipeHelp: ({ count }) => `Le tue impostazioni${more(count)} spariranno per sempre.${saveFirst(count)}`,
  wiped: 'Su questo dispositivo è stato eliminato tutto.',
  install: 'Installa Iacta',
  installHelp: 'Si apre come qualsiasi altra app, anche offline.',
  installNot: 'I browser installano app solo da indirizzi cifrati (https), e questo non lo è. Tutto il resto funziona.',
  installByMenu: 'Cerca nel menu del browser «Installa» o «Aggiungi alla schermata Home».',
  installed: 'Iacta è installata su questo dispositivo.',
  version: ({ version }) => `Versione ${version}`,
  about: {
    title: 'Informazioni su Iacta',
    ours: 'Cosa è nostro',
    words:
      'Le parole: ogni testo delle regole è nostro, in ogni lingua. Dove i regolamenti stampati non concordano, lo diciamo e ne facciamo un’opzione.',
    pictures: 'Le immagini: disegniamo tutto noi. Nessuna illustrazione, grafica o logo viene da una scatola.',
    program: 'Il programma: software libero con licenza MIT. Usalo, cambialo, condividilo.',
    authors:
      'Se hai creato o pubblicato uno di questi giochi e vuoi che qui qualcosa sia diverso, scrivici: lo cambieremo.',
    dice: 'I dadi',
    diceShared:
      'Online, il server e i dispositivi di chi gioca stabiliscono insieme tutti i lanci prima della partita: nessuno può scegliere i dadi. Dopo la partita chiunque può verificarli.',
    diceHere: 'Su un solo dispositivo i dadi vengono dai numeri casuali del tuo sistema.',
    licences: 'Licenze',
    fonts: 'Caratteri: Young Serif e Atkinson Hyperlegible Next, entrambi con licenza SIL Open Font License 1.1.',
    code: 'Iacta si basa su Svelte e noble-hashes, entrambi con licenza MIT.',
  },
}
