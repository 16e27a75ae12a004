import { useLingui } from '@lingui/react/macro'
import { msg } from '#domain/language/message.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { RegisterForm } from '#web/features/account/register-form.tsx'
import { publicPage } from '#web/ui/page-title.ts'

export const meta = () =>
  publicPage(
    msg('Create an account'),
    msg(
      'Create a Plimsoll account as an athlete or a coach: daily check-ins, training load and team care in one place.',
    ),
  )

export default function Register() {
  const { t } = useLingui()
  return (
    <AccountPage
      title={t`Create your account`}
      lead={t`For athletes and for those who coach them.`}
      advertised
    >
      <RegisterForm />
    </AccountPage>
  )
}
