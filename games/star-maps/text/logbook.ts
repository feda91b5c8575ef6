/** What a logbook may begin with (R13), in six languages. */
import type { Lang } from '../../../engine/text/lang.ts'
import type { NamedRule } from './sky/en.ts'

export const STARTER: { readonly [lang in Lang]: NamedRule } = {
  en: { name: 'With three bonuses', rule: 'The first three bonuses are unlocked from the beginning.' },
  it: { name: 'Con tre bonus', rule: 'I primi tre bonus sono sbloccati dall’inizio.' },
  fr: { name: 'Avec trois bonus', rule: 'Les trois premiers bonus sont débloqués dès le début.' },
  es: { name: 'Con tres bonificaciones', rule: 'Las tres primeras están desbloqueadas desde el principio.' },
  de: { name: 'Mit drei Boni', rule: 'Die ersten drei Boni sind von Anfang an freigeschaltet.' },
  pt: { name: 'Com três bónus', rule: 'Os três primeiros bónus estão desbloqueados desde o início.' },
}
