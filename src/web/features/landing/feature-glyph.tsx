/** Each is drawn around the load line: a stroke from edge to edge, and what stands on it. */
const glyphs = {
  analytics: 'M2 26H50M4 36C11 35 13 14 20 14S28 38 34 38 41 10 48 10',
  schedule: 'M2 26H10M42 26H50M42 26A16 16 0 1 1 10 26 16 16 0 0 1 42 26M26 16V26L33 31',
  metrics: 'M2 32H50M10 42V26M21 42V14M32 42V20M43 42V8',
  security: 'M2 33H50M12 23H40V43H12ZM17 23V17A9 9 0 0 1 35 17V23',
  mobile: 'M2 26H20M32 26H50M15 5H37V47H15ZM32 26A6 6 0 1 1 20 26 6 6 0 0 1 32 26',
  storage: 'M2 32H50M13 32A8 8 0 0 1 14 16 12 12 0 0 1 37 18 7 7 0 0 1 39 32M10 40H42M18 48H34',
}

export type GlyphName = keyof typeof glyphs

export function FeatureGlyph({ name }: { name: GlyphName }) {
  return (
    <svg
      width="52"
      height="52"
      viewBox="0 0 52 52"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinejoin="round"
      aria-hidden
      className="text-brand"
    >
      <path d={glyphs[name]} />
    </svg>
  )
}
