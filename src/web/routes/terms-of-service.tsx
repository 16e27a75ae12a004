import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { pageTitle } from '#web/ui/page-title.ts'

export const meta = () => pageTitle('Terms of Service')

export default function TermsOfService() {
  return (
    <LegalPage title="Terms of Service">
      <p>By creating an account you agree to these terms.</p>
      <h2>Your account</h2>
      <p>
        An account belongs to one person. Give your real name, keep your password to yourself, and choose the
        role that is yours: a role cannot be changed later.
      </p>
      <h2>What you enter</h2>
      <p>
        Your answers and sessions stay yours. By joining a team you let its manager read them as the Privacy
        Policy describes. Managers use them to plan training and for nothing else.
      </p>
      <h2>Not medical advice</h2>
      <p>
        Plimsoll describes load and how athletes say they feel. It does not diagnose, it does not predict
        injury, and it does not replace a doctor.
      </p>
      <h2>Security</h2>
      <p>
        If personal data is breached, those affected and the competent authority are notified within 72 hours
        of the breach becoming known.
      </p>
      <h2>Ending</h2>
      <p>
        You may stop using Plimsoll at any time. Accounts that are used to harm others or to attack the
        service may be closed.
      </p>
    </LegalPage>
  )
}
