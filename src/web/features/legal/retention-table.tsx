import { RETENTION_YEARS } from '#domain/retention/retention-periods.ts'

const years = (count: number) => `${count} years`

const rows = [
  {
    kind: 'Account data',
    what: 'Your profile, picture, password, two-step sign-in and, as a manager, your questions and form times',
    period: `while the account is active, plus ${years(RETENTION_YEARS.account)}`,
  },
  {
    kind: 'Performance data',
    what: 'Training sessions and days of rest',
    period: years(RETENTION_YEARS.performance),
  },
  {
    kind: 'Health data',
    what: 'Answers to the check-in, with their notes',
    period: years(RETENTION_YEARS.health),
  },
  {
    kind: 'Communication records',
    what: 'That we sent a mail, to whom and about what; messages to us; invitations',
    period: years(RETENTION_YEARS.communication),
  },
]

export function RetentionTable() {
  return (
    <table className="mb-4 w-full border-collapse text-left">
      <thead className="sr-only">
        <tr>
          <th scope="col">Kind of data</th>
          <th scope="col">Kept for</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, what, period }) => (
          <tr key={kind} className="border-t border-line last:border-b">
            <th scope="row" className="py-3 pr-5 align-top font-normal">
              <span className="block font-semibold text-ink">{kind}</span>
              <span className="block text-[15px] leading-snug text-ink-3">{what}</span>
            </th>
            <td className="w-[38%] py-3 align-top font-semibold text-balance text-ink">{period}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
