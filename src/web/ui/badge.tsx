import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-line text-ink-2',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
}

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-[13px] font-semibold whitespace-nowrap before:size-[7px] before:rounded-full before:bg-current ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
