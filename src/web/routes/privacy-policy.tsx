import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { pageTitle } from '#web/ui/page-title.ts'

export const meta = () => pageTitle('Privacy Policy')

const retention = [
  ['Account data', 'while the account is active, plus 2 years'],
  ['Performance data', '5 years'],
  ['Health data', '2 years'],
  ['Communication records', '3 years'],
]

export default function PrivacyPolicy() {
  return (
    <LegalPage title="Privacy Policy">
      <p>
        Plimsoll helps athletes and their coaches to look after training load and wellbeing. This page says
        what it stores for that, who sees it and for how long it stays.
      </p>
      <h2>What is stored</h2>
      <p>
        Account data: your name, e-mail address, role, team and profile picture, and your password as a hash
        that cannot be turned back. Performance data: your training sessions with their type, exertion and
        duration. Health data: your answers to the wellness questions of your manager. Communication records:
        messages you send to us and mails sent to you.
      </p>
      <h2>Who sees it</h2>
      <p>
        You see your own data. Your manager sees the sessions of their athletes, and the answers to their own
        questions, while you are on their team. Team-mates see nothing of each other. Nothing is sold, and
        there is no advertising and no tracking.
      </p>
      <h2>How long it is kept</h2>
      <table className="w-full border-collapse text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">Kind of data</th>
            <th scope="col">Kept for</th>
          </tr>
        </thead>
        <tbody>
          {retention.map(([kind, period]) => (
            <tr key={kind} className="border-t border-line last:border-b">
              <th scope="row" className="py-3 pr-6 align-top font-semibold text-ink">
                {kind}
              </th>
              <td className="py-3 align-top">{period}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>In your browser</h2>
      <p>
        One cookie keeps you signed in; scripts cannot read it. The browser also stores your choice of theme
        and a copy of your profile, so that the app opens at once. Signing out removes the copy.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask whoever runs this site for a copy of your data, for its correction or for its deletion,
        and you may complain to your data protection authority.
      </p>
    </LegalPage>
  )
}
