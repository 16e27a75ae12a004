import type { ReactNode } from 'react'

export const WEEK_TITLE = 'RATE OF PERCEIVED EXERTION (RPE) WEEK'

/** On red, as the specification has it. */
export function WeekBanner({ children }: { children?: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3 bg-[#a51d17] px-4 text-[#fff] sm:px-5 print:border-t print:bg-transparent print:text-ink">
      <h2 className="py-3 text-[15px] tracking-[0.01em]">{WEEK_TITLE}</h2>
      {children}
    </div>
  )
}
