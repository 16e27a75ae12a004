import { useLingui } from '@lingui/react/macro'
import { msg } from '#domain/language/message.ts'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { termsSections } from '#web/features/legal/terms-sections.tsx'
import { ContactLine } from '#web/features/site/team-footer.tsx'
import { publicPage } from '#web/ui/page-title.ts'

export const meta = () =>
  publicPage(
    msg('Terms of Service'),
    msg(
      'The terms for using Plimsoll: accounts, teams, health data and what happens if something goes wrong.',
    ),
  )

export default function TermsOfService() {
  const { t } = useLingui()
  return (
    <LegalPage
      title={t`Terms of Service`}
      lead={t`What you may expect of us, and what we and your team may expect of you. By creating an account you agree to these terms.`}
      updatedOn="2026-11-15"
      sections={termsSections(<ContactLine />)}
    />
  )
}
