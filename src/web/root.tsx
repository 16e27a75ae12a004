import latinFont from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { queryClient } from '#web/api/query-client.ts'
import { forgetFormerPendingInvitation } from '#web/device/pending-invitation.ts'
import { isTooOld } from '#web/features/app/browser-too-old.ts'
import { followNewVersions } from '#web/features/app/follow-new-versions.ts'
import { reloadForMissingFiles } from '#web/features/app/reload-for-missing-files.ts'
import { startLater } from '#web/features/app/start-later.ts'
import { followSession } from '#web/features/session/follow-session.ts'
import { profileStorageKey } from '#web/features/session/remembered-profile.ts'
import { beforeFirstPaint } from '#web/ui/before-first-paint.ts'
import { LateToaster } from '#web/ui/late-toaster.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { followTheme } from '#web/ui/theme.ts'
import { UnexpectedError } from '#web/ui/unexpected-error.tsx'
import { useFocusOnNavigation } from '#web/ui/use-focus-on-navigation.ts'
import type { Route } from './+types/root.ts'
import './app.css'

export const meta = () => pageTitle()

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

// In the page they stand already; the app need not carry them along.
const beforePaint = import.meta.env.SSR ? beforeFirstPaint(profileStorageKey, isTooOld) : ''
const afterPaint = import.meta.env.SSR ? startLater : ''

const InlineScript = ({ content }: { content: string }) => (
  <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content }} />
)

export function Layout({ children }: { children: ReactNode }) {
  useLayoutEffect(followTheme, [])
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript content={beforePaint} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
        <InlineScript content={afterPaint} />
      </body>
    </html>
  )
}

export default function App() {
  useEffect(followSession, [])
  useEffect(forgetFormerPendingInvitation, [])
  useEffect(followNewVersions, [])
  useEffect(reloadForMissingFiles, [])
  useFocusOnNavigation()
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <Outlet />
      <LateToaster />
    </QueryClientProvider>
  )
}

export function HydrateFallback() {
  return <PageSpinner />
}

export function ErrorBoundary() {
  return <UnexpectedError />
}
