import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { msg } from '#domain/language/message.ts'
import { queryClient } from '#web/api/query-client.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { NewPasswordForm } from '#web/features/account/new-password-form.tsx'
import { type RecoveryEnd, recoveryRight } from '#web/features/account/recovery-api.ts'
import { useAfter } from '#web/features/account/use-after.ts'
import { sessionQuery } from '#web/features/auth-session/auth-session.ts'
import { endLocalSession } from '#web/features/auth-session/local-session.ts'
import { endSession } from '#web/features/auth-session/sign-out.ts'
import { Banner } from '#web/ui/banner.tsx'
import { pageTitle } from '#web/ui/page-title.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Route } from './+types/update-password.ts'

const untilLoginMs = 2000
const untilResetRequestMs = 3000

export const meta = () => pageTitle(msg('Set New Password'))

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')
  return recoveryRight(token, async () => (await queryClient.fetchQuery(sessionQuery)).profile !== null)
}

export default function UpdatePassword({ loaderData: right }: Route.ComponentProps) {
  const { t } = useLingui()
  const refused = 'refused' in right
  const [end, setEnd] = useState<RecoveryEnd | null>(refused ? 'not-allowed' : null)
  const navigate = useNavigate()
  useAfter(untilLoginMs, end === 'updated', () => {
    endLocalSession('signed-out')
    void navigate('/login', { replace: true })
  })
  useAfter(
    untilResetRequestMs,
    end === 'not-allowed',
    () => void navigate('/reset-password', { replace: true }),
  )

  return (
    <AccountPage title={t`Set New Password`}>
      {refused ? (
        <Banner tone="bad" hint={t`Taking you to the reset page...`}>
          {t(right.refused)}
        </Banner>
      ) : (
        <>
          <NewPasswordForm
            token={right.token}
            onEnd={(how) => {
              setEnd(how)
              if (how === 'updated') void endSession()
            }}
          />
          {right.token === null && end === null && (
            <p className="mt-5 text-[15px] text-ink-2">
              <Trans>
                Signed in, you can change it on your <TextLink to="/account">account page</TextLink> too.
              </Trans>
            </p>
          )}
        </>
      )}
    </AccountPage>
  )
}
