import { accountMessages } from '#domain/messages/account-messages.ts'
import { api } from '#web/api/client.ts'
import { ask } from '#web/api/ask.ts'
import { failureOf } from '#web/api/failure-of.ts'
import type { Failure } from '#web/ui/use-submit.ts'
import { startLocalSession } from './local-session.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { settlePendingSignOut } from './pending-sign-out.ts'

type Credentials = { email: string; password: string }

/** Answers what went wrong, if anything, or that a code is asked for too. */
export async function signIn(credentials: Credentials): Promise<Failure | 'second-step' | undefined> {
  // A sign-out still owed would otherwise end the session that is about to start.
  if (!(await settlePendingSignOut())) return failureOf('unreachable', accountMessages.loginFailed)
  const answer = await ask(api.session.$post({ json: credentials }))
  // The server knows more addresses that cannot be than a browser does.
  if (answer !== 'unreachable' && answer.status === 400) {
    return { message: accountMessages.ours.emailMalformed }
  }
  if (answer === 'unreachable' || !answer.ok) return failureOf(answer, accountMessages.loginFailed)
  if (answer.status === 202) return 'second-step'
  startLocalSession((await answer.json()).profile)
  tellOtherTabs('signed-in')
}
