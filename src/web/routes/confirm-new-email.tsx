import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '#domain/language/message.ts'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { queryClient } from '#web/api/query-client.ts'
import { confirmNewEmail } from '#web/features/account-settings/account-api.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { sessionQuery } from '#web/features/auth-session/auth-session.ts'
import { Banner, FailureBanner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import type { Route } from './+types/confirm-new-email.ts'

export const meta = () => pageTitle(msg('Confirm your new email'))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const failure = await confirmNewEmail(new URL(request.url).searchParams.get('token'))
  if (!failure) void queryClient.invalidateQueries(sessionQuery)
  return failure
}

export default function ConfirmNewEmail({ loaderData: failure }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Confirm your new email`}>
      {failure ? (
        <FailureBanner failure={failure} />
      ) : (
        <Banner tone="good">{t(settingsMessages.emailConfirmed)}</Banner>
      )}
      <ButtonLink to="/account" className="mt-5">
        <Trans>To my account</Trans>
      </ButtonLink>
    </AccountPage>
  )
}
