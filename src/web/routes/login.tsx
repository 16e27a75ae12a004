import { AccountPage } from '#web/features/account/account-page.tsx'
import { LoginForm } from '#web/features/account/login-form.tsx'
import { signIn } from '#web/features/session/sign-in.ts'
import { publicPage } from '#web/ui/page-title.ts'
import { usePageQuery } from '#web/ui/use-page-query.ts'

export const meta = () =>
  publicPage('Sign in', 'Sign in to answer today’s check-in, log your training or look after your team.')

export default function Login() {
  const isTurnedAway = usePageQuery().has('redirect')
  return (
    <AccountPage
      title="Sign in"
      lead={
        isTurnedAway ? 'You are signed out. Sign in to go on.' : 'Welcome back. Pick up where you left off.'
      }
      advertised
    >
      <LoginForm signIn={signIn} />
    </AccountPage>
  )
}
