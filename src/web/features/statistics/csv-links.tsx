import { Download } from 'lucide-react'
import type { DateRange } from '#domain/statistics/date-range.ts'
import { buttonLook } from '#web/ui/button-look.ts'

type CsvLinksProps = { range: DateRange; athleteId: string | undefined }

/** The rows behind the view at hand. */
export function CsvLinks({ range, athleteId }: CsvLinksProps) {
  const query = new URLSearchParams({ ...(athleteId && { athleteId }), ...range })
  return (
    <div className="flex flex-wrap gap-2">
      {(['sessions', 'responses'] as const).map((what) => (
        <a
          key={what}
          href={`/api/statistics/${what}.csv?${query}`}
          download
          className={buttonLook('plain', 'm', 'px-3 max-md:flex-1 max-sm:px-1 max-sm:text-sm')}
        >
          <Download aria-hidden size={16} />
          {what === 'sessions' ? 'Sessions CSV' : 'Responses CSV'}
        </a>
      ))}
    </div>
  )
}
