import { accountMessages } from '#domain/account/account-messages.ts'
import { safeRedirect } from '#domain/account/safe-redirect.ts'
import { api } from '#web/api/client.ts'
import { Refused } from '#web/ui/refused.ts'
import { ask, refusedBy } from '#web/api/reply.ts'
import { startLocalSession, tellOtherTabs } from './local-session.ts'
import { settlePendingSignOut } from './pending-sign-out.ts'

type Credentials = { email: string; password: string }

/** Answers whether a code is asked for too. */
export async function signIn(credentials: Credentials): Promise<'signed-in' | 'second-step'> {
  // A sign-out still owed would otherwise end the session that is about to start.
  if (!(await settlePendingSignOut())) throw await refusedBy('unreachable', accountMessages.loginFailed)
  const answer = await ask(api.session.$post({ json: credentials }))
  // The server knows more addresses that cannot be than a browser does.
  if (answer !== 'unreachable' && answer.status === 400) {
    throw new Refused({ failure: { message: accountMessages.emailMalformed } })
  }
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, accountMessages.loginFailed)
  if (answer.status === 202) return 'second-step'
  startLocalSession((await answer.json()).profile)
  tellOtherTabs('signed-in')
  return 'signed-in'
}

/** Where `/login?redirect=…&code=…` leads: an invitation code goes along to the join page. */
export function destinationAfterSignIn(query: URLSearchParams): string {
  const target = safeRedirect(query.get('redirect'))
  const code = query.get('code')
  if (!code || !target.startsWith('/join')) return target

  const [path, search] = target.split(/[?#]/)
  const params = new URLSearchParams(target.includes('?') ? search : '')
  if (!params.has('code')) params.set('code', code)
  return `${path}?${params}`
}
