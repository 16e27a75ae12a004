import { AccountPage } from '#web/features/account/account-page.tsx'
import { RegisterForm } from '#web/features/account/register-form.tsx'
import { pageTitle } from '#web/ui/page-title.ts'

export const meta = () => pageTitle('Create an account')

export default function Register() {
  return (
    <AccountPage title="Create your account" lead="For athletes and for those who coach them." advertised>
      <RegisterForm />
    </AccountPage>
  )
}
