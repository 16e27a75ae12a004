/** The colours a line or a mark may have. */
export type Tone = 'ink' | 'brand' | 'muted'

export const STROKES: Record<Tone, string> = {
  ink: 'stroke-ink',
  brand: 'stroke-brand',
  muted: 'stroke-ink-3',
}

export const FILLS: Record<Tone, string> = { ink: 'fill-ink', brand: 'fill-brand', muted: 'fill-ink-3' }
