import { Outlet } from 'react-router'
import { msg } from '#domain/language/message.ts'
import { pageTitle } from '#web/ui/page-title.ts'
import { UnexpectedError } from '#web/ui/load-failed.tsx'
import type { Route } from './+types/every-page.ts'

export const meta = ({ error }: Route.MetaArgs) =>
  pageTitle(error ? msg('Unexpected Application Error!') : undefined)

/** Catches what breaks in a page. The root's own boundary would build the document anew, without style at first. */
export function ErrorBoundary() {
  return <UnexpectedError />
}

export default function EveryPage() {
  return <Outlet />
}
