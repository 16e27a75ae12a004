import { useLingui } from '@lingui/react/macro'
import { msg } from '#domain/language/message.ts'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { privacySections } from '#web/features/legal/privacy-sections.tsx'
import { ContactLine } from '#web/features/site/team-footer.tsx'
import { publicPage } from '#web/ui/page-title.ts'

export const meta = () =>
  publicPage(
    msg('Privacy Policy'),
    msg('What Plimsoll stores of athletes and managers, who sees it, and for how long it is kept.'),
  )

export default function PrivacyPolicy() {
  const { t } = useLingui()
  return (
    <LegalPage
      title={t`Privacy Policy`}
      lead={t`What athletes tell their manager is nobody else’s business. This page says what Plimsoll stores, who sees it, for how long it stays, and what you can do about it.`}
      updatedOn="2026-11-16"
      sections={privacySections(<ContactLine />)}
    />
  )
}
