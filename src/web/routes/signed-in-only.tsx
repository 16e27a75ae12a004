import { useEffect } from 'react'
import { Navigate, Outlet, PrefetchPageLinks, useLocation } from 'react-router'
import { dayMessages } from '#domain/check-in/check-in-messages.ts'
import { CurrentTeam } from '#web/api/current-team.ts'
import { usePendingInvitation } from '#web/device/pending-invitation.ts'
import { ranOut, useSession } from '#web/features/auth-session/auth-session.ts'
import type { Profile } from '#web/features/auth-session/remembered-profile.ts'
import { warnBeforeSignOut } from '#web/features/auth-session/sign-out-button.tsx'
import { hasUnsentAnswers } from '#web/features/check-in/unsent-answers.ts'
import { hasUnsentHealth } from '#web/features/health-problem/unsent-health.ts'
import { LiveUpdates } from '#web/features/live/live-updates.tsx'
import { useChosenTeam } from '#web/layout/chosen-team.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { useKeptSubscription } from './use-kept-subscription.ts'

export default function SignedInOnly() {
  const session = useSession()
  const pendingInvitation = usePendingInvitation()
  const { pathname, search } = useLocation()
  useEffect(() => warnBeforeSignOut(unsentWarning), [])
  useKeptSubscription(session.status === 'signed-in' && session.profile.id)
  if (session.status === 'loading') return <PageSpinner />
  if (session.status === 'visitor') {
    const back = new URLSearchParams({ redirect: pathname + search })
    if (session.signedOut) return <Navigate to="/login" replace />
    return <Navigate to={`/login?${back}`} state={ranOut} replace />
  }
  // The link was followed before signing in: joining goes on from whichever page the user has come to.
  if (pendingInvitation && session.status === 'signed-in' && !new URLSearchParams(search).has('code')) {
    return <Navigate to={`/join?${new URLSearchParams({ code: pendingInvitation })}`} replace />
  }
  return (
    <>
      {/* Signing out must reach the login screen without a server. */}
      <PrefetchPageLinks page="/login" />
      {session.status === 'signed-in' && <LiveUpdates userId={session.profile.id} />}
      <OfChosenTeam profile={session.profile} />
    </>
  )
}

/** Another user's page, and one about another team, begin anew. */
function OfChosenTeam({ profile }: { profile: Profile }) {
  const team = useChosenTeam(profile)
  return (
    <CurrentTeam value={team}>
      <Outlet key={`${profile.id} ${team?.id}`} context={profile} />
    </CurrentTeam>
  )
}

const unsentWarning = (userId: string) =>
  hasUnsentAnswers(userId) || hasUnsentHealth(userId) ? dayMessages.signOutWarning : null
