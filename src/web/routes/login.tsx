import { AccountPage } from '#web/features/account/account-page.tsx'
import { LoginForm } from '#web/features/account/login-form.tsx'
import { signIn } from '#web/features/session/sign-in.ts'
import { pageTitle } from '#web/ui/page-title.ts'

export const meta = () => pageTitle('Sign in')

export default function Login() {
  return (
    <AccountPage title="Sign in" lead="Welcome back. Pick up where you left off." advertised>
      <LoginForm signIn={signIn} />
    </AccountPage>
  )
}
