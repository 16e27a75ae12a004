import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { clockTime } from '#domain/calendar/day-label.ts'
import type { AthleteDay } from '#domain/check-in/team-day.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { RatingChips } from './rating-chips.tsx'
import { ResponseDetails } from './response-details.tsx'
import { SessionSummary } from './session-summary.tsx'

/** One athlete's day: the numbers at a glance, every answer when opened. */
export function AthleteRow({ athlete }: { athlete: AthleteDay }) {
  const { athleteName, avatarUrl, responses, answeredAt } = athlete
  const [isOpen, setOpen] = useState(false)
  const count = `${responses.length} ${responses.length === 1 ? 'response' : 'responses'}`
  return (
    <li className="border-t border-line first:border-t-0">
      <details className="group" onToggle={({ currentTarget: { open } }) => setOpen(open)}>
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_20px] items-center gap-x-4 gap-y-3 px-4 py-3.5 hover:bg-sunken/50 sm:px-6 lg:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_9.5rem_20px] lg:gap-x-3 [&::-webkit-details-marker]:hidden">
          <div className="flex min-w-0 items-center gap-3">
            <Avatar fullName={athleteName} url={avatarUrl} />
            <div className="min-w-0 leading-snug">
              <p className="font-semibold [overflow-wrap:anywhere]">{athleteName}</p>
              <p className="text-[13px] whitespace-nowrap text-ink-3">
                {count}
                {answeredAt && ` · ${clockTime(new Date(answeredAt))}`}
              </p>
            </div>
          </div>
          <RatingChips responses={responses} />
          <SessionSummary AM={athlete.AM} PM={athlete.PM} />
          <ChevronDown
            aria-hidden
            size={20}
            className="text-ink-3 transition-transform group-open:rotate-180 max-lg:col-start-3 max-lg:row-start-1"
          />
        </summary>
        {/* Most of a large team's page would be answers that nobody has opened. */}
        {isOpen && <ResponseDetails athlete={athlete} />}
      </details>
    </li>
  )
}
