import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { queryClient } from '#web/api/query-client.ts'
import { i18n } from '#web/language/i18n.ts'
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
    <I18nProvider i18n={i18n}>
      <LandingPage />
    </I18nProvider>
  </QueryClientProvider>,
)
followTheme()
followNewVersions()
