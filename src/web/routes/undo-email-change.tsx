import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '#domain/language/message.ts'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { queryClient } from '#web/api/query-client.ts'
import { undoEmailChange } from '#web/features/account-settings/account-api.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { sessionQuery } from '#web/features/auth-session/auth-session.ts'
import { Banner, FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import type { Route } from './+types/undo-email-change.ts'

export const meta = () => pageTitle(msg('Put your address back'))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  new URL(request.url).searchParams.get('token')

export default function UndoEmailChange({ loaderData: token }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <AccountPage title={t`Put your address back`}>
      {token ? (
        <UndoForm token={token} />
      ) : (
        <FailureBanner failure={{ message: settingsMessages.emailLinkMissing }} />
      )}
    </AccountPage>
  )
}

/** A button and not the opening of the link: programs that look through mails open what they find there. */
function UndoForm({ token }: { token: string }) {
  const { t } = useLingui()
  const {
    failure,
    busy,
    onSubmit,
    result: restored,
  } = useFormMutation({
    call: () => undoEmailChange(token),
    onDone: () => void queryClient.invalidateQueries(sessionQuery),
    fallback: settingsMessages.undoUnchecked,
  })
  if (restored)
    return (
      <>
        <Banner tone="good" hint={t(settingsMessages.undoneNext)}>
          {t(settingsMessages.undone(restored.email))}
        </Banner>
        <p className="mt-5 text-[15px] text-ink-2">
          <Trans>
            No mail? <TextLink to="/reset-password">Ask for another link</TextLink>
          </Trans>
        </p>
      </>
    )
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <p className="text-ink-2">{t(settingsMessages.undoExplained)}</p>
      <FailureBanner failure={failure} />
      <Button type="submit" look="primary" size="l" busy={busy && t`Putting it back...`}>
        <Trans>Put my address back</Trans>
      </Button>
      <p className="text-[15px] text-ink-2">
        <Trans>
          You cannot sign in? <TextLink to="/#contact">Write to us</TextLink>
        </Trans>
      </p>
    </form>
  )
}
