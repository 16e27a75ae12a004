import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SECTIONS, type SectionId } from './sections.ts'

/** A details element, so that it opens before any script has loaded, and without one. */
export function LandingMenu({ current }: { current: SectionId | undefined }) {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    const onPress = ({ target }: PointerEvent) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [])

  const close = () => {
    if (menu.current) menu.current.open = false
  }
  return (
    <details ref={menu} className="group lg:hidden">
      <summary
        aria-label="Menu"
        className="-mr-2.5 grid size-11 cursor-pointer list-none place-items-center rounded-m text-ink transition-colors hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden size={22} className="group-open:hidden" />
        <X aria-hidden size={22} className="hidden group-open:block" />
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-bg px-4 pt-2 pb-6 shadow-card sm:px-8"
      >
        <ul>
          {SECTIONS.map(({ id, label }) => (
            <li key={id} className="border-b border-line">
              <Link
                to={`#${id}`}
                onClick={close}
                aria-current={id === current ? 'location' : undefined}
                className="flex h-14 items-center justify-between rounded-s text-xl font-semibold after:size-3 after:rounded-full after:border-[3px] after:border-brand not-aria-[current]:after:hidden"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-5 grid grid-cols-2 gap-3">
          <ButtonLink to="/login" size="l" onClick={close}>
            Sign In
          </ButtonLink>
          <ButtonLink to="/register" look="primary" size="l" onClick={close}>
            Register
          </ButtonLink>
        </div>
      </nav>
    </details>
  )
}
