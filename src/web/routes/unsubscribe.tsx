import { useLingui } from '@lingui/react/macro'
import { msg } from '#domain/language/message.ts'
import { unsubscribeMessages } from '#domain/reminder/reminder-messages.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { UnsubscribeForm } from '#web/features/reminder/unsubscribe-form.tsx'
import { FailureBanner } from '#web/ui/banner.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import type { Route } from './+types/unsubscribe.ts'

export const meta = () => pageTitle(msg('No more reminders'))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  new URL(request.url).searchParams.get('token')

export default function Unsubscribe({ loaderData: token }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <AccountPage title={t(unsubscribeMessages.title)}>
      {token ? (
        <UnsubscribeForm token={token} />
      ) : (
        <FailureBanner failure={{ message: unsubscribeMessages.linkInvalid }} />
      )}
    </AccountPage>
  )
}
