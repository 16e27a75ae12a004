import { Link } from 'react-router'
import { dashboardPath } from '#domain/account/dashboard-path.ts'
import { NavButton, navItemLook, SiteNav } from '#web/ui/site-nav.tsx'

const dashboard = dashboardPath('manager')

/** The parts of the dashboard that the header leads to, as they stand in the address. */
export const RESPONSES_ID = 'daily-responses'
export const METRICS_HASH = '#metrics'

type ManagerNavProps = {
  /** On the dashboard itself; elsewhere both lead there. */
  here?: { onResponses: () => void; onMetrics: () => void }
}

/** The same on every page of a manager. */
export function ManagerNav({ here }: ManagerNavProps) {
  return (
    <SiteNav
      links={[
        { to: dashboard, label: 'Dashboard' },
        { to: '/statistics', label: 'Statistics' },
      ]}
    >
      {here ? (
        <>
          <NavButton onClick={here.onResponses}>Daily Responses</NavButton>
          <NavButton onClick={here.onMetrics}>Metrics</NavButton>
        </>
      ) : (
        <>
          <Link to={`${dashboard}#${RESPONSES_ID}`} className={navItemLook}>
            Daily Responses
          </Link>
          <Link to={dashboard + METRICS_HASH} className={navItemLook}>
            Metrics
          </Link>
        </>
      )}
    </SiteNav>
  )
}
