import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { queryClient } from '#web/api/query-client.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { confirmNewEmail } from '#web/features/account-settings/confirm-new-email.ts'
import { sessionQuery } from '#web/features/session/session-query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { FailureBanner } from '#web/ui/failure-banner.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import type { Route } from './+types/confirm-new-email.ts'

export const meta = () => pageTitle('Confirm your new email')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const failure = await confirmNewEmail(new URL(request.url).searchParams.get('token'))
  if (!failure) void queryClient.invalidateQueries(sessionQuery)
  return failure
}

export default function ConfirmNewEmail({ loaderData: failure }: Route.ComponentProps) {
  return (
    <AccountPage title="Confirm your new email">
      {failure ? (
        <FailureBanner failure={failure} />
      ) : (
        <Banner tone="good">{settingsMessages.emailConfirmed}</Banner>
      )}
      <ButtonLink to="/account" className="mt-5">
        To my account
      </ButtonLink>
    </AccountPage>
  )
}
