import { useLingui } from '@lingui/react/macro'
import { noMoreDigestsMessages } from '#domain/digest/digest-messages.ts'
import { msg } from '#domain/language/message.ts'
import { unsubscribeMessages } from '#domain/reminder/reminder-messages.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { UnsubscribeForm } from '#web/features/reminder/unsubscribe-form.tsx'
import { FailureBanner } from '#web/ui/banner.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import type { Route } from './+types/unsubscribe.ts'

export const meta = () => pageTitle(msg('No more mails'))

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  // What ends is decided by the token; this only chooses the words.
  return { token: searchParams.get('token'), isDigest: searchParams.get('mails') === 'digest' }
}

export default function Unsubscribe({ loaderData: { token, isDigest } }: Route.ComponentProps) {
  const { t } = useLingui()
  const words = isDigest ? noMoreDigestsMessages : unsubscribeMessages
  return (
    <AccountPage title={t(words.title)}>
      {token ? (
        <UnsubscribeForm token={token} words={words} />
      ) : (
        <FailureBanner failure={{ message: unsubscribeMessages.linkInvalid }} />
      )}
    </AccountPage>
  )
}
