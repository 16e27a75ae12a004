import { Trans, useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { msg } from '#domain/language/message.ts'
import { mailedLinkMessages } from '#domain/account/mailed-link-messages.ts'
import { rememberPendingInvitation } from '#web/device/pending-invitation.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { confirmEmail } from '#web/features/account/recovery-api.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast.ts'
import type { Route } from './+types/auth-callback.ts'

export const meta = () => pageTitle(msg('Confirm your email'))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  // The mail may be read in another tab than the one in which the invitation was followed.
  const code = searchParams.get('code')
  if (code) rememberPendingInvitation(code, Date.parse(searchParams.get('followed') ?? ''))
  const failure = await confirmEmail(searchParams.get('token'))
  if (failure) return failure
  showToast('success', mailedLinkMessages.emailConfirmed)
  throw redirect('/login?registered=true')
}

export default function AuthCallback({ loaderData: failure }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Confirm your email`}>
      <FailureBanner failure={failure} />
      <p className="mt-5 text-[15px] text-ink-2">
        <Trans>
          Confirmed already? <TextLink to="/login">Sign in</TextLink>
        </Trans>
      </p>
    </AccountPage>
  )
}
