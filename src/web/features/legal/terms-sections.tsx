import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { msg } from '#domain/language/message.ts'
import { BREACH_NOTICE_HOURS } from '#domain/retention/retention-periods.ts'
import type { LegalSection } from './legal-page.tsx'

/** `contact` says where to write to. */
export const termsSections = (contact: ReactNode): LegalSection[] => [
  {
    id: 'what-plimsoll-is',
    title: msg('What Plimsoll is'),
    body: (
      <>
        <p>
          <Trans>
            Plimsoll is a web application in which athletes answer a short check-in each day and log their
            training, and in which managers read the answers of their team and see how its load develops.
          </Trans>
        </p>
        <p>
          <Trans>
            ‘We’ is whoever runs this installation of it. These terms are between you and us, and they hold
            from the moment you create an account.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'your-account',
    title: msg('Your account'),
    body: (
      <ul>
        <li>
          <Trans>
            An account belongs to one person. Give your real name, and an e-mail address that is yours.
          </Trans>
        </li>
        <li>
          <Trans>
            Keep your password to yourself. Tell us at once if you think that somebody else knows it.
          </Trans>
        </li>
        <li>
          <Trans>Choose the role that is yours, athlete or coach/manager: it cannot be changed later.</Trans>
        </li>
        <li>
          <Trans>If you are under 16, a parent or guardian has to agree before you create an account.</Trans>
        </li>
      </ul>
    ),
  },
  {
    id: 'what-you-enter',
    title: msg('What you enter'),
    body: (
      <>
        <p>
          <Trans>
            Your answers, sessions and pictures stay yours. You let us store and show them as the{' '}
            <Link to="/privacy-policy">Privacy Policy</Link> describes, and for nothing beyond it. By joining
            a team you let its manager read them, until you leave it.
          </Trans>
        </p>
        <p>
          <Trans>
            Enter nothing that is unlawful, and nothing about other people that they would not want there.
            Answer truthfully: a manager plans with it.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'for-managers',
    title: msg('For managers'),
    body: (
      <ul>
        <li>
          <Trans>Invite only people who are in your care, and say what you will use their answers for.</Trans>
        </li>
        <li>
          <Trans>
            Use what athletes tell you to plan training and to look after them, and for nothing else.
          </Trans>
        </li>
        <li>
          <Trans>
            Nobody may be put at a disadvantage for an honest answer, or for not answering a question about
            their health.
          </Trans>
        </li>
        <li>
          <Trans>
            What you download or print is in your hands: keep it as safe as it was here, and delete it in
            time.
          </Trans>
        </li>
      </ul>
    ),
  },
  {
    id: 'not-medical-advice',
    title: msg('Not medical advice'),
    body: (
      <p>
        <Trans>
          Plimsoll describes load and how athletes say they feel. It does not diagnose, it does not predict
          injury, and it does not replace a doctor. The load ratio describes a change of load. Insights,
          whether computed here or written by a language model, can be wrong: the figures they are based on
          stand beside them, so check them before you act.
        </Trans>
      </p>
    ),
  },
  {
    id: 'plans-and-prices',
    title: msg('Plans and prices'),
    body: (
      <p>
        <Trans>
          The plans and their prices are on the home page. Creating an account costs nothing, and nothing is
          charged that you have not agreed to beforehand. What is marked as planned is not part of any plan
          yet.
        </Trans>
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: msg('Fair use'),
    body: (
      <p>
        <Trans>
          Do not try to reach data that is not yours, to overload or attack the service, or to send unwanted
          mail through it. If you find a weakness, tell us before you tell others, and we will thank you for
          it. Programs may use the documented interface with an account of your own, within its limits.
        </Trans>
      </p>
    ),
  },
  {
    id: 'availability',
    title: msg('Availability'),
    body: (
      <p>
        <Trans>
          We do what we can to keep Plimsoll running and your data safe, and we cannot promise that it never
          fails. Answers given without a connection wait on the device and are sent later. You can download
          your data at any time, and you should if you depend on it.
        </Trans>
      </p>
    ),
  },
  {
    id: 'security-and-breaches',
    title: msg('Security and breaches'),
    body: (
      <p>
        <Trans>
          If personal data is breached, we notify those affected and the competent authority within{' '}
          {BREACH_NOTICE_HOURS} hours of the breach becoming known to us, and say what happened, which data it
          concerns and what to do.
        </Trans>
      </p>
    ),
  },
  {
    id: 'liability',
    title: msg('Liability'),
    body: (
      <p>
        <Trans>
          We are liable without limit for intent, gross negligence and harm to life, body or health. For the
          rest we are liable only where we fail at something the product cannot do without, and for the damage
          that was to be expected. Rights that the law gives you as a consumer stay untouched.
        </Trans>
      </p>
    ),
  },
  {
    id: 'ending',
    title: msg('Ending'),
    body: (
      <>
        <p>
          <Trans>
            You may stop at any time, and delete your account on your <Link to="/account">account page</Link>.
            We may close accounts that are used to harm others or to attack the service, and end the service
            with three months’ notice, so that everybody can take their data along.
          </Trans>
        </p>
        <p>
          <Trans>
            An account that nobody has used for long is deleted after a warning, as the{' '}
            <Link to="/privacy-policy#how-long-it-is-kept">Privacy Policy</Link> says.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'changes-and-contact',
    title: msg('Changes and contact'),
    body: (
      <>
        <p>
          <Trans>
            If we change these terms, we write to you at least 30 days before. Whoever does not agree may
            leave until then, and take their data along.
          </Trans>
        </p>
        {contact}
      </>
    ),
  },
]
