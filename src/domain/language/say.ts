import type { CompiledIcuChoices, CompiledMessage } from '@lingui/message-utils/compileMessage'
import { withOurDigits } from './locale.ts'

type Values = Record<string, unknown>

/** The words of a compiled message in a language. A plural chooses by the language's own rules; `#` is its number. */
export function say(message: CompiledMessage, values: Values, locale: string, counted?: number): string {
  const { numbers, plurals } = formsOf(locale)
  const number = (value: unknown) => numbers.format(Number(value))
  return message
    .map((part) => {
      if (typeof part === 'string') return part === '#' && counted !== undefined ? number(counted) : part
      const [name, kind, given] = part
      const value = values[name]
      if (kind !== 'plural' && kind !== 'select') return kind === 'number' ? number(value) : String(value)
      const cases = given as CompiledIcuChoices
      const form = kind === 'select' ? String(value) : pluralForm(Number(value), cases, plurals)
      const chosen = (Object.hasOwn(cases, form) ? cases[form] : cases.other) ?? []
      return say(chosen, values, locale, kind === 'select' ? counted : Number(value))
    })
    .join('')
}

/** Words for just this number, such as those for none, come before those of its form. */
const pluralForm = (value: number, cases: CompiledIcuChoices, plurals: Intl.PluralRules) =>
  Object.hasOwn(cases, value) ? String(value) : plurals.select(value)

type Forms = { numbers: Intl.NumberFormat; plurals: Intl.PluralRules }
const known = new Map<string, Forms>()

/** Made once for each language: to make them takes far longer than to use them. */
function formsOf(locale: string): Forms {
  const forms = known.get(locale) ?? {
    numbers: new Intl.NumberFormat(withOurDigits(locale)),
    plurals: new Intl.PluralRules(locale),
  }
  known.set(locale, forms)
  return forms
}
