import { hydrateRoot } from 'react-dom/client'
import { followNewVersions } from '#web/layout/new-versions.ts'
import { LANDING_ID, LandingPage } from './landing-page.tsx'
import { followTheme } from '#web/ui/theme.ts'

/**
 * The landing page by itself, without router and queries, which would weigh more than all of it: its links load the pages
 * they lead to. scripts/build-landing.ts builds it; whoever comes here within the app gets the route instead.
 */
hydrateRoot(document.getElementById(LANDING_ID)!, <LandingPage />)
followTheme()
followNewVersions()
