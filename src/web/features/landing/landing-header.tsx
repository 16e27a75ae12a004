import { Link } from 'react-router'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { LandingMenu } from './landing-menu.tsx'
import { SECTIONS } from './sections.ts'
import { useCurrentSection } from './use-current-section.ts'

const linkLook =
  'relative rounded-s px-3 py-2 text-[15px] font-medium text-ink-2 transition-colors hover:text-ink aria-[current]:text-ink'
/** The load line again: under the link of the section being read. */
const markLook =
  'aria-[current]:before:absolute aria-[current]:before:inset-x-3 aria-[current]:before:-bottom-0.5 aria-[current]:before:h-[2px] aria-[current]:before:bg-brand aria-[current]:after:absolute aria-[current]:after:-bottom-[5px] aria-[current]:after:left-1/2 aria-[current]:after:size-[9px] aria-[current]:after:-translate-x-1/2 aria-[current]:after:rounded-full aria-[current]:after:border-2 aria-[current]:after:border-brand aria-[current]:after:bg-bg'

export function LandingHeader() {
  const current = useCurrentSection()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-bg">
      <div className="mx-auto flex h-16 w-full max-w-[1240px] items-center gap-3 px-4 sm:px-8">
        <Wordmark />
        <span className="flex-1" />
        <nav aria-label="Sections" className="flex max-lg:hidden">
          {SECTIONS.map(({ id, label }) => (
            <Link
              key={id}
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={`${linkLook} ${markLook}`}
            >
              {label}
            </Link>
          ))}
        </nav>
        <span className="max-xl:hidden">
          <ThemeSwitch />
        </span>
        <nav aria-label="Account" className="flex gap-1">
          <ButtonLink to="/login" look="quiet" className="px-3 max-lg:hidden">
            Sign In
          </ButtonLink>
          <ButtonLink to="/register" look="primary">
            Register
          </ButtonLink>
        </nav>
        <LandingMenu current={current} />
      </div>
    </header>
  )
}
