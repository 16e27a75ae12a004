import latinFont from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { directionOf } from '#domain/language/locale.ts'
import type { Route } from './+types/root.ts'
import { queryClient } from './api/query-client.ts'
import './app.css'
import { forgetFormerPendingInvitation } from './device/pending-invitation.ts'
import { followSession } from './features/auth-session/local-session.ts'
import { profileStorageKey } from './features/auth-session/remembered-profile.ts'
import { i18n } from './language/i18n.ts'
import { beforeFirstPaint } from './layout/before-first-paint.ts'
import { followNewVersions } from './layout/new-versions.ts'
import { SkipLink, useFocusOnNavigation } from './layout/skip-link.tsx'
import { browserMessages, isTooOld, startLater } from './layout/start-later.ts'
import { LazyToaster } from './ui/lazy-toaster.tsx'
import { UnexpectedError } from './ui/load-failed.tsx'
import { pageTitle } from './ui/page-title.ts'
import { PageSpinner } from './ui/spinner.tsx'
import { followTheme } from './ui/theme.ts'

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
const afterPaint = import.meta.env.SSR ? startLater(i18n.t(browserMessages.tooOld)) : ''

const InlineScript = ({ content }: { content: string }) => (
  <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content }} />
)

export function Layout({ children }: { children: ReactNode }) {
  useLayoutEffect(followTheme, [])
  return (
    <html lang={i18n.locale} dir={directionOf(i18n.locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript content={beforePaint} />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
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
  useFocusOnNavigation()
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <Outlet />
      <LazyToaster />
    </QueryClientProvider>
  )
}

export function HydrateFallback() {
  return <PageSpinner />
}

export function ErrorBoundary() {
  return <UnexpectedError />
}
