import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'

type DeviceLineProps = {
  label: string
  isThis: boolean
  /** What else is known of it, a line each. */
  facts: string[]
  action: ReactNode
}

/** One of the devices of an account, in a list of them. */
export function DeviceLine({ label, isThis, facts, action }: DeviceLineProps) {
  return (
    <li className="flex items-center justify-between gap-x-4 py-3">
      <div className="min-w-0">
        <p className="mb-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {label}
          {isThis && (
            <Badge tone="good">
              <Trans>this device</Trans>
            </Badge>
          )}
        </p>
        {facts.map((fact) => (
          <p key={fact} className="text-[15px] text-ink-2">
            {fact}
          </p>
        ))}
      </div>
      {action}
    </li>
  )
}
