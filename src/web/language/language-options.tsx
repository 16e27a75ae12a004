import { LOCALE_NAMES } from '#domain/language/locale-names.ts'
import { LOCALES } from '#domain/language/locale.ts'

/** Of a select: each language is called what its speakers call it. */
export function LanguageOptions({ className }: { className?: string }) {
  return LOCALES.map((locale) => (
    <option key={locale} value={locale} lang={locale} className={className}>
      {LOCALE_NAMES[locale]}
    </option>
  ))
}
