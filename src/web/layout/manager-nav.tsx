import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { dashboardPath } from '#domain/account/role.ts'
import { useMayRun, useTeam } from '#web/api/current-team.ts'

const dashboard = dashboardPath('manager')

/** The parts of the dashboard that the header leads to, as they stand in the address. */
export const RESPONSES_ID = 'daily-responses'
export const METRICS_HASH = '#metrics'

type ManagerNavProps = {
  /** On the dashboard itself; elsewhere both lead there. */
  here?: { onResponses: () => void; onMetrics: () => void }
}

/** The same on every page of a manager; on a phone a row of its own under the header's first one. */
export function ManagerNav({ here }: ManagerNavProps) {
  const { t } = useLingui()
  const isRunning = useMayRun()
  const { seesHealth } = useTeam()
  return (
    <nav
      ref={showCurrent}
      aria-label={t`Main`}
      className="flex gap-1 max-lg:min-w-0 max-xl:gap-0 max-lg:overflow-x-auto max-md:order-last max-md:col-span-full max-md:-mx-1.5 max-md:pb-2 lg:ms-4 lg:shrink-0"
    >
      <NavLink to={dashboard} className={navItemLook}>
        <Trans>Dashboard</Trans>
      </NavLink>
      <NavLink to="/statistics" className={navItemLook}>
        <Trans>Statistics</Trans>
      </NavLink>
      {seesHealth && (
        <NavLink to="/manager/health" className={navItemLook}>
          <Trans>Health</Trans>
        </NavLink>
      )}
      {here ? (
        <>
          <NavButton onClick={here.onResponses}>
            <Trans>Daily Responses</Trans>
          </NavButton>
          {isRunning && (
            <NavButton onClick={here.onMetrics}>
              <Trans>Metrics</Trans>
            </NavButton>
          )}
        </>
      ) : (
        <>
          <Link to={`${dashboard}#${RESPONSES_ID}`} className={navItemLook}>
            <Trans>Daily Responses</Trans>
          </Link>
          {isRunning && (
            <Link to={dashboard + METRICS_HASH} className={navItemLook}>
              <Trans>Metrics</Trans>
            </Link>
          )}
        </>
      )}
      <NavLink to="/team" className={navItemLook}>
        <Trans>Team</Trans>
      </NavLink>
    </nav>
  )
}

const navItemLook =
  'shrink-0 rounded-s px-3 py-2 text-[15px] font-medium max-xl:px-2 max-xl:text-sm max-md:px-1.5 text-ink-2 transition-colors hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-ink'

/** In a longer language it may lie beyond the edge of a phone or a tablet. */
function showCurrent(nav: HTMLElement) {
  // Told after the page is laid out: asked for in between, it would be laid out twice.
  const observer = new ResizeObserver(() => {
    nav.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    observer.disconnect()
  })
  observer.observe(nav)
  return () => observer.disconnect()
}

/** Beside the links, for what happens on the page itself. */
function NavButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={navItemLook}>
      {children}
    </button>
  )
}
