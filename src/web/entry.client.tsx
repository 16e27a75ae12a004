import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { AppRouter } from './layout/app-router.tsx'

// React Router's own is the one that takes in a changed file.
const Router = import.meta.env.DEV ? HydratedRouter : AppRouter

// Browsers that would stop half-way are left out: start-later.ts has told them.
if (!document.documentElement.dataset['browser']) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Router />
      </StrictMode>,
    )
  })
}
