import { correction, generate } from 'lean-qr'

/** Black on white in both themes: many cameras read nothing else. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-full rounded-m"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** Blank modules around the code; the standard asks for four. */
const MARGIN = 4

/** The dark modules of a QR code as one SVG path, on a square of `size` modules. */
export function qrPath(text: string): { size: number; path: string } {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const runs: string[] = []
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const start = x
      while (code.get(x, y)) x++
      if (x > start) runs.push(`M${start + MARGIN} ${y + MARGIN}h${x - start}v1h${start - x}z`)
    }
  }
  return { size: code.size + 2 * MARGIN, path: runs.join('') }
}
