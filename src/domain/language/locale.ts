/** The languages a reader can choose; English is the one all texts are written in first. */
export const LOCALES = ['en', 'de', 'fr', 'es', 'pt-BR', 'ar'] as const
export type Locale = (typeof LOCALES)[number]

/** What was chosen on a device, for the pages that are sent before it is known who asks. */
export const LOCALE_COOKIE = 'plimsoll-locale'

/** Digits are the same in every language: they stand in tables and on axes, beside what the device itself writes. */
export const withOurDigits = (locale: string) => `${locale}-u-nu-latn`

export const directionOf = (locale: string) => (locale === 'ar' ? 'rtl' : 'ltr')
