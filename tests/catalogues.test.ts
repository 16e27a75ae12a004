import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/language/locale.ts'
import { findMessages, messagesOfTheCode } from '#scripts/messages/find-messages.ts'
import { choicesOf, valuesOf } from '#scripts/messages/icu.ts'
import { pseudo, PSEUDO_LOCALE } from '#scripts/messages/pseudo.ts'
import { readCatalogue } from '#server/language/catalogue.ts'

const OTHERS = LOCALES.filter((locale) => locale !== 'en')
const found = [...messagesOfTheCode().keys()]

test('messages are found in every form they are written in', () => {
  const text = `import { Trans, useLingui } from '@lingui/react/macro'
    import { msg } from '#domain/language/message.ts'
    const label = msg('Show all {count}', { count })
    const Page = ({ name }) => { const { t } = useLingui(); return <Trans>Hello <b>{name}</b></Trans>, t\`Days\` }`
  expect([...findMessages([{ path: 'page.tsx', text }]).keys()]).toEqual([
    'Show all {count}',
    'Hello <0>{name}</0>',
    'Days',
  ])
})

test('every value of a message has a name', () => {
  expect(found.length).toBeGreaterThan(1000)
  expect(found.filter((english) => /\{\d/.test(english))).toEqual([])
})

test.each(OTHERS)(
  '%s has words for all that the code says, and for nothing else (npm run messages)',
  (locale) => {
    const catalogue = readCatalogue(locale)
    expect([...catalogue.keys()]).toEqual(found)
    expect(found.filter((english) => !catalogue.get(english))).toEqual([])
    expect(catalogue.get('en')).toBe(locale)
  },
)

test.each([...OTHERS, PSEUDO_LOCALE])(
  '%s says the same values, in the same elements, and all its plurals',
  (locale) => {
    const said =
      locale === PSEUDO_LOCALE ? new Map(found.map((one) => [one, pseudo(one)])) : readCatalogue(locale)
    expect([...said].flatMap(([english, words]) => faultsOf(locale, english, words))).toEqual([])
  },
)

function faultsOf(locale: string, english: string, words: string): string[] {
  const [one, other] = [compileMessageOrThrow(english), compileMessageOrThrow(words)]
  const faults = [
    valuesOf(one).join() !== valuesOf(other).join() && 'other values',
    elementsIn(english) !== elementsIn(words) && 'other elements',
    selections(one) !== selections(other) && 'other choices',
    locale !== PSEUDO_LOCALE && pluralsLacking(locale, other) && 'too few plurals',
  ]
  return faults.filter(Boolean).map((fault) => `${fault}: ${words} (${english})`)
}

const elementsIn = (text: string) => [...new Set(text.match(/<\/?\d+\/?>/g))].toSorted().join('')

const selections = (message: CompiledMessage) =>
  [
    ...new Set(
      choicesOf(message)
        .filter(({ kind }) => kind === 'select')
        .flatMap(({ name, cases }) => Object.keys(cases).map((key) => `${name} ${key}`)),
    ),
  ]
    .toSorted()
    .join()

function pluralsLacking(locale: string, message: CompiledMessage): boolean {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  return choicesOf(message)
    .filter(({ kind }) => kind === 'plural')
    .some(({ cases }) => pluralCategories.some((category) => !(category in cases)))
}
