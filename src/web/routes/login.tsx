import { useLingui } from '@lingui/react/macro'
import { type Message, msg } from '#domain/language/message.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { LoginForm } from '#web/features/account/login-form.tsx'
import { signIn } from '#web/features/auth-session/sign-in.ts'
import { publicPage } from '#web/ui/page-title.ts'
import { usePageQuery } from '#web/ui/use-page-query.ts'

export const meta = () =>
  publicPage(
    msg('Sign in'),
    msg('Sign in to answer today’s check-in, log your training or look after your team.'),
  )

export default function Login() {
  const { t } = useLingui()
  const query = usePageQuery()
  return (
    <AccountPage title={t`Sign in`} lead={t(leadFor(query))} advertised>
      <LoginForm signIn={signIn} />
    </AccountPage>
  )
}

/** Says why the user was led here. */
function leadFor(query: URLSearchParams): Message {
  if (query.has('registered') || query.has('confirmation')) return msg('Welcome to Plimsoll.')
  const destination = query.get('redirect')
  if (destination === null) return msg('Welcome back. Pick up where you left off.')
  return destination.startsWith('/join')
    ? msg('Sign in, or create an account, to join the team.')
    : msg('You are signed out. Sign in to go on.')
}
