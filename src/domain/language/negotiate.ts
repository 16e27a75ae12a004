import { type Locale, LOCALES } from './locale.ts'

/** The language that suits an `Accept-Language` best: of those we have the one wanted most, or English. */
export function negotiate(header = ''): Locale {
  const wanted = header
    .split(',')
    .map(wish)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    const locale = LOCALES.find((one) => languageOf(one) === languageOf(tag))
    if (locale) return locale
  }
  return 'en'
}

/** 'de-AT;q=0.8'. Without a quality it is wanted most; with one that is no number, not at all. */
function wish(range: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const given = parameters.find((one) => one.startsWith('q='))
  const quality = given === undefined ? 1 : Number(given.slice(2))
  return { tag, quality: quality <= 1 ? quality : 0 }
}

/** Each language is there once, whatever the country: 'pt' and 'pt-PT' are read in Brazil's. */
const languageOf = (tag: string) => tag.split('-')[0]
