import { ArrowLeft } from 'lucide-react'
import { AppPage } from '#web/features/session/app-page.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { pageTitle } from '#web/ui/page-title.ts'

export const meta = () => pageTitle('Performance Statistics')

export default function Statistics() {
  return (
    <AppPage>
      <ButtonLink to="/" look="quiet" className="-ml-3 px-3">
        <ArrowLeft aria-hidden size={17} />
        Back to Dashboard
      </ButtonLink>
      <h1 className="mt-2 mb-6 text-[32px]">Performance Statistics</h1>
      <EmptyState title="No figures yet">
        <p>Training load and ratings have their place on this page.</p>
      </EmptyState>
    </AppPage>
  )
}
