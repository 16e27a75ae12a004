import { twoFactorMessages } from '#domain/messages/two-factor-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import { refusalOf } from '#web/api/refusal-of.ts'
import type { Failure, Problems } from '#web/ui/use-submit.ts'
import { startLocalSession } from './local-session.ts'
import { tellOtherTabs } from './other-tabs.ts'

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
