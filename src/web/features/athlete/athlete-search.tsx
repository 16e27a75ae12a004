import { Search } from 'lucide-react'

type AthleteSearchProps = { value: string; onChange: (value: string) => void; found: number }

export function AthleteSearch({ value, onChange, found }: AthleteSearchProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
      <div className="relative w-full sm:max-w-xs">
        <Search
          aria-hidden
          size={17}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
        />
        <input
          type="search"
          aria-label="Search athletes"
          placeholder="Search by name or email"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="h-10 w-full rounded-m border border-control bg-surface pr-3 pl-9 text-[15px] text-ink transition-colors placeholder:text-ink-3 hover:border-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0"
        />
      </div>
      <p role="status" className="text-sm text-ink-2">
        {value.trim() !== '' && (found === 0 ? 'Nobody matches this search.' : `${found} found`)}
      </p>
    </div>
  )
}
