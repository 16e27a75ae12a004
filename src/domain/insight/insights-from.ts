import { type Insight, MAX_INSIGHTS } from './insight.ts'

const MAX_LENGTHS = { area: 60, trend: 300, recommendation: 400 } as const

/** Three lines need far less; what a provider adds beyond is not even read. */
const MAX_READ = 20_000
const MAX_LINE_READ = 4000

/** Of lists and of emphasis, which models add unasked; underscores only where they enclose something. */
const LIST_MARK = /^(?:[-*•–]|\d{1,2}[.)])\s+/u
const EMPHASIS = /[*`~#]+|(?<!\p{L})_+|_+(?!\p{L})/gu

/** Tags, links in Markdown, addresses with any scheme or none: a line that holds one is no insight. */
const SUSPECT =
  /<[a-z/!?]|\]\s*\(|https?|\b[a-z][a-z0-9+.-]{1,20}:\/\/|\b(?:javascript|vbscript|mailto):|\bdata:[a-z]+\/|\bwww\.|\S@\S|\b[a-z0-9-]+\.(?:com|net|org|io|app|dev|info|xyz|link|site|online|ru|cn)\b/iu

/** A provider's reply, line by line as 'area|trend|recommendation', as plain text; null without one valid line. */
export function insightsFrom(reply: string): Insight[] | null {
  const insights = reply
    .slice(0, MAX_READ)
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(insightOf)
    .filter((insight) => insight !== null)
    .slice(0, MAX_INSIGHTS)
  return insights.length > 0 ? insights : null
}

function insightOf(line: string): Insight | null {
  const text = visibleLine(line, MAX_LINE_READ).replace(LIST_MARK, '').replaceAll(EMPHASIS, '')
  if (SUSPECT.test(text)) return null
  const fields = text.split('|').map((field) => withoutBrackets(field).trim())
  const [area, trend, recommendation] = fields
  if (fields.length !== 3 || !area || !trend || !recommendation || isHeading(fields)) return null
  return {
    area: shortened(area, MAX_LENGTHS.area),
    trend: shortened(trend, MAX_LENGTHS.trend),
    recommendation: shortened(recommendation, MAX_LENGTHS.recommendation),
  }
}

/** The form itself, repeated, or the rule under the head of a table. */
const isHeading = (fields: readonly string[]) =>
  fields.join('|').toLowerCase() === 'area|trend|recommendation' ||
  fields.every((field) => !/\p{L}/u.test(field))

/** Line and paragraph ends, and what moves or hides text: control, format (zero-width, bidirectional) and private characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu

/**
 * On one line, in the usual form of each character: full-width brackets, ligatures and letters in disguise become what they
 * look like. Reads no more than `maxRead` characters.
 */
export const visibleLine = (text: string, maxRead: number): string =>
  text.slice(0, maxRead).normalize('NFKC').replaceAll(/\s+/g, ' ').replaceAll(INVISIBLE, '').trim()

/** So that no text can open or close what is delimited by them. */
export const withoutBrackets = (text: string): string => text.replaceAll('<', '‹').replaceAll('>', '›')

/** Never in the middle of a character that takes two units. */
export const shortened = (text: string, maxLength: number): string =>
  text.length <= maxLength
    ? text
    : `${text
        .slice(0, maxLength - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
