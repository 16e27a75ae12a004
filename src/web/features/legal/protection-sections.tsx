import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { msg } from '#domain/language/message.ts'
import { BREACH_NOTICE_HOURS } from '#domain/retention/retention-periods.ts'
import { HowLongItIsKept } from './how-long-it-is-kept.tsx'
import type { LegalSection } from './legal-page.tsx'

/** The second half of the privacy page: how what is stored is kept and protected, and what one may ask for. */
export const protectionSections: LegalSection[] = [
  {
    id: 'how-long-it-is-kept',
    title: msg('How long it is kept'),
    body: <HowLongItIsKept />,
  },
  {
    id: 'on-your-device',
    title: msg('On your device'),
    body: (
      <>
        <p>
          <Trans>
            One cookie keeps you signed in. Another remembers for a year that accounts have signed in on this
            device, so that nobody can lock you out by trying passwords and we can tell you of a sign-in on a
            new device. With two-step sign-in a third one remembers for ten minutes that your password was
            right. No script can read them. The browser also stores:
          </Trans>
        </p>
        <ul>
          <li>
            <Trans>your choice of theme and of language;</Trans>
          </li>
          <li>
            <Trans>
              a copy of your profile and of today’s form, so that the app opens at once and without a
              connection;
            </Trans>
          </li>
          <li>
            <Trans>answers you have not finished or that could not be sent yet;</Trans>
          </li>
          <li>
            <Trans>an invitation you have followed before signing in: in that tab, for an hour;</Trans>
          </li>
          <li>
            <Trans>the files of the app itself.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            All of it serves what you asked for, so there is nothing to consent to and no banner. Signing out
            removes everything but the theme and the app’s files. A session that ends in another way leaves
            what could not be sent, for when you sign in again.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'how-it-is-protected',
    title: msg('How it is protected'),
    body: (
      <>
        <p>
          <Trans>
            The database itself decides, row by row, who may read what, so that a mistake in a page cannot
            show your answers to somebody else. Passwords are stored as slow hashes, links in mails work once
            and for a short time, and sign-in attempts are limited.
          </Trans>
        </p>
        <p>
          <Trans>
            Should personal data be breached all the same, we tell those affected and the competent authority
            within {BREACH_NOTICE_HOURS} hours of learning of it.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: msg('Your rights'),
    body: (
      <>
        <ul>
          <li>
            <Trans>
              <strong>See and take along:</strong> ‘Download my data’ on your{' '}
              <Link to="/account">account page</Link> gives you all of it as one file, in formats that people
              and programs can read.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Correct:</strong> change your name, e-mail address and picture yourself. Answers are
              locked once they are sent; write to us if one is wrong.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Delete:</strong> ‘Delete my account’ on the same page removes your account and all that
              is yours, files included, at once and for good. When a manager does so, their questions go too,
              and with them the answers to them; their athletes keep their accounts and training sessions.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Withdraw your consent</strong> or <strong>object</strong> at any time: change what you
              share on your account page, stop answering, leave the team with ‘Leave team’ on your dashboard
              or account page, or write to us. Your manager can remove you too. What was done before stays
              lawful.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Complain</strong> to your data protection authority if we have not done right by you.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>We answer within a month, and it costs nothing.</Trans>
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: msg('Changes to this page'),
    body: (
      <p>
        <Trans>
          When what the product does with data changes, this page changes first, and the date at its top with
          it. If a change matters to you, we write to you before it takes effect.
        </Trans>
      </p>
    ),
  },
]
