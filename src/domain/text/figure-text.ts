const wholeNumber = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const twoDecimals = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const signedDecimals = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})
const signedPercent = new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
})

/** Of Great Britain: no comma before the last 'and'. */
const list = new Intl.ListFormat('en-GB')

/** '2,975' */
export const whole = (value: number): string => wholeNumber.format(value)

/** '1.18' */
export const decimals = (value: number): string => twoDecimals.format(value)

/** '−1.18', '+1.18' */
export const signed = (value: number): string => signedDecimals.format(value).replace('-', '−')

/** '+12%' of 0.12 */
export const change = (value: number): string => signedPercent.format(value).replace('-', '−')

/** '64%' of 64.28 */
export const percent = (value: number): string => `${Math.round(value)}%`

/** '1 answer', '2 answers' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${whole(count)} ${count === 1 ? one : many}`

/** 'Fatigue', 'Fatigue and Mood', 'Fatigue, Mood and Stress' */
export const listed = (items: readonly string[]): string => list.format(items)
