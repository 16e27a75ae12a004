import { AppPage } from '#web/features/session/app-page.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { pageTitle } from '#web/ui/page-title.ts'

export const meta = () => pageTitle('Join a team')

export default function JoinTeam() {
  return (
    <AppPage>
      <h1 className="mb-6 text-3xl">Join a team</h1>
      <EmptyState title="Joining starts from an invitation link">
        <p>Ask your manager for a link to their team. There is nothing to do on this page without one.</p>
      </EmptyState>
    </AppPage>
  )
}
