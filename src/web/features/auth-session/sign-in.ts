import { accountMessages } from '#domain/account/account-messages.ts'
import { safeRedirect } from '#domain/account/safe-redirect.ts'
import { twoFactorMessages } from '#domain/account/two-factor-messages.ts'
import { api } from '#web/api/client.ts'
import { ask, failureOf, refusalOf } from '#web/api/reply.ts'
import type { Failure, Problems } from '#web/ui/use-submit.ts'
import { startLocalSession, tellOtherTabs } from './local-session.ts'
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

export type SecondStepRefused =
  | { problems: Problems<'code'> }
  | { failure: Failure }
  /** The password is asked for again. */
  | { over: Failure }

/** Answers what was wrong, if anything. */
export async function takeSecondStep(code: string): Promise<SecondStepRefused | undefined> {
  const answer = await ask(api.session['second-step'].$post({ json: { code } }))
  if (answer === 'unreachable') return { failure: await failureOf(answer, twoFactorMessages.signInFailed) }
  if (answer.ok) {
    startLocalSession((await answer.json()).profile)
    tellOtherTabs('signed-in')
    return
  }
  const refusal = await refusalOf(answer)
  const failure = { message: refusal?.message ?? twoFactorMessages.signInFailed }
  if (refusal?.code === 'second-step-expired') return { over: failure }
  const isWrong = refusal?.code === 'wrong-code' || refusal?.code === 'wrong-recovery-code'
  return isWrong ? { problems: { code: failure.message } } : { failure }
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
