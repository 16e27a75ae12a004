import { type Locale, LOCALES } from './locale.ts'

/** What its speakers call it. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  ar: 'العربية',
}

export const isLocale = (text: string | undefined): text is Locale =>
  LOCALES.some((locale) => locale === text)
