import { Trans, useLingui } from '@lingui/react/macro'
import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Wordmark } from '#web/layout/site-frame.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { type SectionId, SECTIONS } from './section.tsx'

const linkLook =
  'relative rounded-s px-3 py-2 text-[15px] font-medium text-ink-2 transition-colors hover:text-ink aria-[current]:text-ink'
/** The load line again: under the link of the section being read. */
const markLook =
  'aria-[current]:before:absolute aria-[current]:before:inset-x-3 aria-[current]:before:-bottom-0.5 aria-[current]:before:h-[2px] aria-[current]:before:bg-brand aria-[current]:after:absolute aria-[current]:after:-bottom-[5px] aria-[current]:after:left-1/2 aria-[current]:after:size-[9px] aria-[current]:after:-translate-x-1/2 aria-[current]:after:rounded-full aria-[current]:after:border-2 aria-[current]:after:border-brand aria-[current]:after:bg-bg'

export function LandingHeader() {
  const { t } = useLingui()
  const current = useCurrentSection()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-bg">
      <div className="mx-auto flex h-16 w-full max-w-[1240px] items-center gap-3 px-4 sm:px-8">
        <Wordmark />
        <span className="flex-1" />
        <nav aria-label={t`Sections`} className="flex max-lg:hidden">
          {SECTIONS.map(({ id, label }) => (
            <Link
              key={id}
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={`${linkLook} ${markLook}`}
            >
              {t(label)}
            </Link>
          ))}
        </nav>
        <span className="max-xl:hidden">
          <ThemeSwitch />
        </span>
        <nav aria-label={t`Account`} className="flex gap-1">
          <ButtonLink to="/login" look="quiet" className="px-3 max-lg:hidden">
            <Trans>Sign In</Trans>
          </ButtonLink>
          <ButtonLink to="/register" look="primary">
            <Trans>Register</Trans>
          </ButtonLink>
        </nav>
        <LandingMenu current={current} />
      </div>
    </header>
  )
}

/** A details element, so that it opens before any script has loaded, and without one. */
function LandingMenu({ current }: { current: SectionId | undefined }) {
  const { t } = useLingui()
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
        aria-label={t`Menu`}
        className="-me-2.5 grid size-11 cursor-pointer list-none place-items-center rounded-m text-ink transition-colors hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden size={22} className="group-open:hidden" />
        <X aria-hidden size={22} className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={t`Menu`}
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
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-5 grid grid-cols-2 gap-3">
          <ButtonLink to="/login" size="l" onClick={close}>
            <Trans>Sign In</Trans>
          </ButtonLink>
          <ButtonLink to="/register" look="primary" size="l" onClick={close}>
            <Trans>Register</Trans>
          </ButtonLink>
        </div>
      </nav>
    </details>
  )
}

/** A thin band a little above the middle of the window: the section that crosses it is the one being read. */
const BAND = '-40% 0px -59% 0px'

/** None while the hero is being read. */
function useCurrentSection(): SectionId | undefined {
  const [current, setCurrent] = useState<SectionId>()
  useEffect(() => {
    const crossing = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id)
          else crossing.delete(target.id)
        }
        setCurrent(SECTIONS.findLast(({ id }) => crossing.has(id))?.id)
      },
      { rootMargin: BAND },
    )
    for (const { id } of SECTIONS) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
