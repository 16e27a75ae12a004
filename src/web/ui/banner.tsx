import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Failure } from './refused.ts'

const tones = {
  good: { className: 'bg-good-soft text-good', role: 'status', Icon: CircleCheck },
  notice: { className: 'bg-brand-soft text-brand', role: 'status', Icon: Mail },
  bad: { className: 'bg-bad-soft text-bad', role: 'alert', Icon: CircleAlert },
}

type BannerProps = { tone: keyof typeof tones; hint?: string | undefined; children: ReactNode }

export function Banner({ tone, hint, children }: BannerProps) {
  const { className, role, Icon } = tones[tone]
  return (
    <div role={role} className={`flex gap-3 rounded-m px-4 py-3 text-[15px] leading-snug ${className}`}>
      <Icon aria-hidden size={20} className="mt-px shrink-0" />
      <div>
        <p className="font-semibold">{children}</p>
        {hint && <p className="mt-1 text-ink-2">{hint}</p>}
      </div>
    </div>
  )
}

export function FailureBanner({ failure }: { failure: Failure | undefined }) {
  const { t } = useLingui()
  if (!failure) return null
  return (
    <Banner tone="bad" hint={failure.hint && t(failure.hint)}>
      {t(failure.message)}
    </Banner>
  )
}
