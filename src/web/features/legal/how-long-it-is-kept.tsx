import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '#domain/language/message.ts'
import {
  ACCOUNT_WARNING_DAYS,
  ATTEMPT_DAYS,
  EMAIL_UNDO_DAYS,
  RETENTION_YEARS,
  UNCONFIRMED_DAYS,
} from '#domain/retention/retention-periods.ts'

const years = (count: number) => msg('{count, plural, one {# year} other {# years}}', { count })

const rows = [
  {
    kind: msg('Account data'),
    what: msg(
      'Your profile, picture, password, two-step sign-in and, as a manager, your questions and form times',
    ),
    period: msg('while the account is active, plus {count, plural, one {# year} other {# years}}', {
      count: RETENTION_YEARS.account,
    }),
  },
  {
    kind: msg('Performance data'),
    what: msg('Training sessions and days of rest'),
    period: years(RETENTION_YEARS.performance),
  },
  {
    kind: msg('Health data'),
    what: msg(
      'Answers to the check-in, with their notes; what was said of them; absences, injuries and illnesses, and the weekly answers about them; who opened your data',
    ),
    period: years(RETENTION_YEARS.health),
  },
  {
    kind: msg('Communication records'),
    what: msg('That we sent a mail, to whom and about what; messages to us; invitations'),
    period: years(RETENTION_YEARS.communication),
  },
]

export function HowLongItIsKept() {
  return (
    <>
      <RetentionTable />
      <p>
        <Trans>
          What is past its period is deleted every day, by itself. A registration whose email address is not
          confirmed ends after {UNCONFIRMED_DAYS} days. For {EMAIL_UNDO_DAYS} days we remember an email
          address that you replaced, so that it can be put back. An account is active as long as you use it; a
          manager’s also while their athletes use theirs. We write to you {ACCOUNT_WARNING_DAYS} days before
          we delete an account that nobody uses; signing in once keeps it.
        </Trans>
      </p>
      <p>
        <Trans>
          You need not wait for any of this: on your account page you can delete everything at once. A sign-in
          ends 30 days after you last used it, and after a year in any case. Attempts are counted to stop
          abuse, without storing who made them, for up to {ATTEMPT_DAYS} days. Our logs hold neither names nor
          addresses. Copies in backups go when the backups are replaced.
        </Trans>
      </p>
    </>
  )
}

function RetentionTable() {
  const { t } = useLingui()
  return (
    <table className="mb-4 w-full border-collapse">
      <thead className="sr-only">
        <tr>
          <th scope="col">
            <Trans>Kind of data</Trans>
          </th>
          <th scope="col">
            <Trans>Kept for</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, what, period }) => (
          <tr key={t(kind)} className="border-t border-line last:border-b">
            <th scope="row" className="py-3 pe-5 align-top font-normal">
              <span className="block font-semibold text-ink">{t(kind)}</span>
              <span className="block text-[15px] leading-snug text-ink-3">{t(what)}</span>
            </th>
            <td className="w-[38%] py-3 align-top font-semibold text-balance text-ink">{t(period)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
