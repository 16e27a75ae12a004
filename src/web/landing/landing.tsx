import { QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { queryClient } from '#web/api/query-client.ts'
import { followNewVersions } from '#web/layout/new-versions.ts'
import { LANDING_ID, LandingPage } from './landing-page.tsx'
import { followTheme } from '#web/ui/theme.ts'

/**
 * The landing page by itself, without the router, which would weigh more than all of it: its links load the pages they
 * lead to. scripts/build-public-pages.ts builds it; within the app the route is shown instead.
 */
hydrateRoot(
  document.getElementById(LANDING_ID)!,
  <QueryClientProvider client={queryClient}>
    <LandingPage />
  </QueryClientProvider>,
)
followTheme()
followNewVersions()
