import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { accountMessages } from '#domain/messages/account-messages.ts'
import { rememberPendingInvitation } from '#web/features/invitation/pending-invitation.ts'
import { useSession } from '#web/features/session/use-session.ts'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import { showToast } from '#web/ui/toast.ts'
import type { Route } from './+types/join.ts'

export const meta = () => pageTitle('Join a team')

export default function Join({ params }: Route.ComponentProps) {
  const session = useSession()
  const [query] = useSearchParams()
  const code = params.invitationCode ?? query.get('code')

  useEffect(() => {
    if (session.status !== 'visitor') return
    if (code) rememberPendingInvitation(code)
    showToast('success', accountMessages.loginToJoin)
  }, [session.status, code])

  if (session.status === 'loading' || session.status === 'remembered') return <PageSpinner />
  const carried = new URLSearchParams(code ? { code } : {})
  if (session.status === 'signed-in') return <Navigate to={`/join-team?${carried}`} replace />
  carried.set('redirect', '/join')
  return <Navigate to={`/login?${carried}`} replace />
}
