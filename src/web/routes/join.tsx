import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { msg } from '#domain/language/message.ts'
import { accountMessages } from '#domain/account/account-messages.ts'
import { joinMessages } from '#domain/invitation/join-messages.ts'
import { rememberPendingInvitation } from '#web/device/pending-invitation.ts'
import { JoinScreen } from '#web/features/join/join-screen.tsx'
import { StaffJoin } from '#web/features/join/staff-join.tsx'
import { useSession } from '#web/features/auth-session/auth-session.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import { showToast } from '#web/ui/toast.ts'
import type { Route } from './+types/join.ts'

export const meta = () => pageTitle(msg('Join a team'))

export default function Join({ params }: Route.ComponentProps) {
  const { t } = useLingui()
  const session = useSession()
  const [query] = useSearchParams()
  const code = params.invitationCode ?? query.get('code')

  useEffect(() => {
    if (session.status !== 'visitor') return
    if (code) rememberPendingInvitation(code)
    showToast('success', accountMessages.loginToJoin)
  }, [session.status, code])

  if (session.status === 'loading' || session.status === 'remembered') {
    return <PageSpinner label={t(joinMessages.processing)} />
  }
  if (session.status === 'signed-in') {
    if (!code) return <Navigate to="/join-team" replace />
    return session.profile.role === 'manager' ? <StaffJoin code={code} /> : <JoinScreen code={code} />
  }
  const carried = new URLSearchParams({ redirect: '/join', ...(code && { code }) })
  return <Navigate to={`/login?${carried}`} replace />
}
