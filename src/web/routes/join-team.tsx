import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { msg } from '#domain/language/message.ts'
import { useProfile } from '#web/features/auth-session/auth-session.ts'
import { JoinScreen } from '#web/features/join/join-screen.tsx'
import { StaffJoin } from '#web/features/join/staff-join.tsx'
import { AppPage, BackToDashboard } from '#web/layout/app-page.tsx'
import { EmptyState } from '#web/ui/load-failed.tsx'
import { pageTitle } from '#web/ui/page-title.ts'

export const meta = () => pageTitle(msg('Join a team'))

export default function JoinTeam() {
  const { t } = useLingui()
  const { role, teams } = useProfile()
  const [query] = useSearchParams()
  const code = query.get('code')
  // Managers and athletes with a team are told so before they are asked for a code.
  if (role === 'manager') return <StaffJoin code={code ?? ''} />
  if (code || teams.length > 0) return <JoinScreen code={code ?? ''} />
  return (
    <AppPage>
      {/* The dashboard of a user without this role would lead here again. */}
      {role === 'athlete' && <BackToDashboard />}
      <h1 className="mt-2 mb-6 text-[32px]">
        <Trans>Join a team</Trans>
      </h1>
      <EmptyState title={t`Joining starts from an invitation link`}>
        <p>
          <Trans>
            Ask your manager for a link to their team. There is nothing to do on this page without one.
          </Trans>
        </p>
      </EmptyState>
    </AppPage>
  )
}
