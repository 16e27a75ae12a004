import { twoFactorMessages } from '#domain/account/two-factor-messages.ts'
import { api } from '#web/api/client.ts'
import { type Failure, Refused } from '#web/ui/refused.ts'
import { ask, refusalOf, refusedBy } from '#web/api/reply.ts'
import { startLocalSession, tellOtherTabs } from './local-session.ts'

/** Answers why the password is asked for again, if it is. */
export async function takeSecondStep(code: string): Promise<Failure | undefined> {
  const answer = await ask(api.session['second-step'].$post({ json: { code } }))
  if (answer === 'unreachable') throw await refusedBy(answer, twoFactorMessages.signInFailed)
  if (answer.ok) {
    startLocalSession((await answer.json()).profile)
    tellOtherTabs('signed-in')
    return
  }
  const refusal = await refusalOf(answer)
  const failure = { message: refusal?.message ?? twoFactorMessages.signInFailed }
  if (refusal?.code === 'second-step-expired') return failure
  const isWrong = refusal?.code === 'wrong-code' || refusal?.code === 'wrong-recovery-code'
  throw new Refused(isWrong ? { problems: { code: failure.message } } : { failure })
}
