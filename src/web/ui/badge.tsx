import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-line text-ink-2',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
}

type BadgeProps = {
  tone?: keyof typeof tones
  /** In place of the dot. */
  mark?: ReactNode
  children: ReactNode
}

export function Badge({ tone = 'neutral', mark, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-[13px] font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {mark ?? <i aria-hidden className="size-[7px] shrink-0 rounded-full bg-current" />}
      {children}
    </span>
  )
}
