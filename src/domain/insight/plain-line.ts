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
