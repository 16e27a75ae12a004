import { ArrowLeft, ArrowRight, Undo2 } from 'lucide-react'
import { useId } from 'react'
import type { TrainingWeek } from '#domain/load/training-week.ts'
import { statisticsMessages } from '#domain/messages/statistics-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { weekRange } from '#domain/calendar/day-label.ts'

type WeekNavigatorProps = {
  week: TrainingWeek
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
  /** Null where that is the week shown. */
  onLatest: (() => void) | null
}

export function WeekNavigator({ week, hasNext, onPrevious, onNext, onLatest }: WeekNavigatorProps) {
  const hintId = useId()
  return (
    <div className="grid grid-cols-2 items-center gap-3 px-4 py-3.5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-5 print:block print:px-0 print:pt-0">
      <Button onClick={onPrevious} className="max-sm:gap-1.5 max-sm:px-1 max-sm:text-sm print:hidden">
        <ArrowLeft aria-hidden size={17} />
        Previous Week
      </Button>
      <div className="min-h-[4.5rem] content-center text-center leading-snug print:min-h-0 print:text-left max-sm:order-first max-sm:col-span-2">
        <p role="status" className="font-semibold tabular-nums">
          {weekRange(week.monday, week.sunday)}
        </p>
        {week.sessions > 0 && (
          <p className="text-[13px] text-ink-3">{statisticsMessages.sessionsThisWeek(week.sessions)}</p>
        )}
        {!hasNext && (
          <p id={hintId} className="text-[13px] text-ink-3 print:hidden">
            {statisticsMessages.ours.nextWeekEmpty}
          </p>
        )}
        {onLatest && (
          <button
            type="button"
            onClick={onLatest}
            className="inline-flex items-center gap-1 rounded-s px-1 text-[13px] font-semibold text-brand hover:underline print:hidden"
          >
            <Undo2 aria-hidden size={13} />
            Latest week
          </button>
        )}
      </div>
      <Button
        unavailable={!hasNext}
        aria-describedby={hasNext ? undefined : hintId}
        title={hasNext ? undefined : statisticsMessages.ours.nextWeekEmpty}
        onClick={hasNext ? onNext : undefined}
        className="max-sm:gap-1.5 max-sm:px-1 max-sm:text-sm print:hidden"
      >
        Next Week
        <ArrowRight aria-hidden size={17} />
      </Button>
    </div>
  )
}
