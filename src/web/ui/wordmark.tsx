import { Link } from 'react-router'
import { Mark } from './mark.tsx'

export function Wordmark({ className = 'text-brand' }: { className?: string }) {
  return (
    <Link
      to="/"
      className="flex shrink-0 items-center gap-2.5 rounded-s text-[18px] font-heavy tracking-tight"
    >
      <Mark className={`h-6 w-[34px] ${className}`} />
      Plimsoll
    </Link>
  )
}
