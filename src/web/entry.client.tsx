import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { AppRouter } from './layout/app-router.tsx'
import { reloadForMissingFiles } from './layout/new-versions.ts'

// React Router's own is the one that takes in a changed file.
const Router = import.meta.env.DEV ? HydratedRouter : AppRouter

// Browsers that would stop half-way are left out: start-later.ts has told them.
if (!document.documentElement.dataset['browser']) {
  // Before the first part is asked for, which may be while the page is drawn.
  reloadForMissingFiles()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Router />
      </StrictMode>,
    )
  })
}
