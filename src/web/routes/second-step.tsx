import { useLingui } from '@lingui/react/macro'
import { msg } from '#domain/language/message.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { SecondStepForm } from '#web/features/account/second-step-form.tsx'
import { takeSecondStep } from '#web/features/auth-session/take-second-step.ts'
import { pageTitle } from '#web/ui/page-title.ts'

export const meta = () => pageTitle(msg('Two-step sign-in'))

export default function SecondStep() {
  const { t } = useLingui()
  return (
    <AccountPage
      title={t`Two-step sign-in`}
      lead={t`One more step: the code your authenticator app shows, or a recovery code.`}
    >
      <SecondStepForm takeSecondStep={takeSecondStep} />
    </AccountPage>
  )
}
