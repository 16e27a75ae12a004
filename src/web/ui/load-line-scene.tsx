import type { ReactNode } from 'react'

const load =
  'M0 170C60 165 90 140 140 138S240 178 300 172S400 120 470 118S560 150 620 146S700 60 760 52S840 96 890 110S1000 150 1060 138S1120 130 1140 128'

type LoadLineSceneProps = {
  className?: string
  /** What is written into the drawing. */
  children?: ReactNode
}

/** The motif of the product: a load that rises and falls around the line, and the band that is safe to carry. */
export function LoadLineScene({ className = '', children }: LoadLineSceneProps) {
  return (
    <svg
      viewBox="0 0 1140 300"
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      aria-hidden
      className={className}
    >
      <rect y="96" width="1140" height="92" className="fill-zone-good" />
      <path d={`${load}V300H0Z`} className="fill-brand opacity-10" />
      <path d={load} strokeWidth="4" className="stroke-brand" />
      <path d="M0 142H1140" strokeWidth="2" className="stroke-ink" />
      <path d="M1016 142H1104" strokeWidth="5" className="stroke-ink" />
      <circle cx="1060" cy="142" r="26" strokeWidth="5" className="fill-bg stroke-ink" />
      <path d="M1036 142H1084" strokeWidth="5" className="stroke-ink" />
      {children}
    </svg>
  )
}
