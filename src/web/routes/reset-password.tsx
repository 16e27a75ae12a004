import { useLingui } from '@lingui/react/macro'
import { msg } from '#domain/language/message.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { ResetRequestForm } from '#web/features/account/reset-request-form.tsx'
import { pageTitle } from '#web/ui/page-title.ts'

export const meta = () => pageTitle(msg('Reset Password'))

export default function ResetPassword() {
  const { t } = useLingui()
  return (
    <AccountPage
      title={t`Reset Password`}
      lead={t`Enter the address of your account. We mail you a link to set a new password.`}
    >
      <ResetRequestForm />
    </AccountPage>
  )
}
