import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BREACH_NOTICE_HOURS } from '#domain/retention/retention-periods.ts'
import type { LegalSection } from './legal-page.tsx'
import { HowLongItIsKept } from './how-long-it-is-kept.tsx'

/** `contact` says where to write to. Each sentence here is a promise that the code keeps. */
export const privacySections = (contact: ReactNode): LegalSection[] => [
  {
    id: 'who-is-responsible',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          ‘We’ is whoever runs this installation of Plimsoll: a club, an academy or a company. We decide what
          the data is used for and answer for it.
        </p>
        <p>‘Manager’ is the coach of a team, the person whose invitation an athlete has accepted.</p>
        {contact}
      </>
    ),
  },
  {
    id: 'what-is-stored',
    title: 'What is stored',
    body: (
      <dl>
        <dt>Account data</dt>
        <dd>
          Your name, e-mail address, role, team and profile picture, and your password as a hash that cannot
          be turned back. If you use two-step sign-in, its key, encrypted, and hashes of your recovery codes.
          For each device you are signed in on: since when, and how its browser describes itself. When you
          last used the account. Of athletes also what they agreed to share, and when. Of managers also the
          questions they ask, the times of the daily form, and the team’s time zone.
        </dd>
        <dt>Performance data</dt>
        <dd>
          Of athletes: each training session with its type, exertion (RPE) and duration, and the days of rest
          they declared.
        </dd>
        <dt>Health data</dt>
        <dd>
          Of athletes: the answers to their manager’s wellness questions, as ratings or in their own words,
          and when they were given. Who of the team’s staff opened them, and when.
        </dd>
        <dt>Communication records</dt>
        <dd>
          That we sent you a mail, when and about what, and the invitations managers send. The text of a mail
          is deleted here once it has left. What you write in the contact form is mailed to us, with your name
          and address, so that we can answer.
        </dd>
      </dl>
    ),
  },
  {
    id: 'what-it-is-used-for',
    title: 'What it is used for',
    body: (
      <>
        <p>
          To run the product, and for nothing else: to let you sign in, to show athletes and managers what was
          answered, to compute training load, and to answer your messages. We need account data to give you
          what you signed up for. Performance and health data are processed because you consent to it, by
          joining a team and by sending each answer yourself; nothing is taken from your device or your watch.
        </p>
        <p>
          <strong>
            Nothing is sold. There is no advertising, no tracking and no profile of you for anybody else.
          </strong>{' '}
          The figures describe; no decision about you is made by a program.
        </p>
      </>
    ),
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    body: (
      <ul>
        <li>
          <strong>You</strong> see all that is yours, and can take it with you.
        </li>
        <li>
          <strong>Your manager</strong>, and who else works for the team, sees your name, e-mail address and
          picture, your training sessions since you joined, those from before only if you chose to share them,
          and your answers to their own questions. Only while you are on their team: once you have left it or
          were removed, your data stays yours, the former manager sees nothing of it, and your picture gets
          another address.
        </li>
        <li>
          <strong>You see who looked:</strong> each time one of them opens your answers, statistics, insights
          or an export of them, it is noted with their name. The list is on your account page, for you alone;
          it is kept when they delete their account.
        </li>
        <li>
          <strong>Team-mates</strong> see nothing of each other.
        </li>
        <li>
          <strong>Athletes</strong> see of their manager the name, the picture, the questions and when the
          form is open.
        </li>
        <li>
          <strong>Profile pictures</strong> have an address that cannot be guessed. Whoever is given it can
          open the picture without signing in.
        </li>
        <li>
          <strong>We</strong>, and those who keep the server running for us, can reach the database where that
          is needed to run or repair it.
        </li>
      </ul>
    ),
  },
  {
    id: 'ai-insights',
    title: 'AI insights',
    body: (
      <>
        <p>
          A manager may ask for insights about an athlete or the team. Unless we have connected a provider of
          language models, they are computed on our own server, say ‘Computed locally’, and nothing leaves it.
        </p>
        <p>
          With a provider connected, it is told nothing of you unless you agree, when you join a team or on
          your account page; you can withdraw that at any time, and your insights are computed here from then
          on. It is asked only when the manager asks. It is told figures such as ‘load rose by a fifth’ and,
          for a single athlete, the ratings of the last seven days and recent notes. It is never told a name,
          an e-mail address or an id: the names of the team and its staff, addresses, links and long numbers
          in notes are blanked first. A name we cannot know, such as a friend’s, is not. The reply is kept
          here for five minutes.
        </p>
      </>
    ),
  },
  {
    id: 'who-else-is-involved',
    title: 'Who else is involved',
    body: (
      <p>
        Whoever hosts our server, transports our mail and, where we use them, stores the pictures or provides
        the language model, works on our behalf and under our instructions. Your browser talks to our server
        only: fonts and scripts come from here, and no other site learns that you were here.
      </p>
    ),
  },
  {
    id: 'how-long-it-is-kept',
    title: 'How long it is kept',
    body: <HowLongItIsKept />,
  },
  {
    id: 'on-your-device',
    title: 'On your device',
    body: (
      <>
        <p>
          One cookie keeps you signed in. Another remembers for a year that accounts have signed in on this
          device, so that nobody can lock you out by trying passwords and we can tell you of a sign-in on a
          new device. With two-step sign-in a third one remembers for ten minutes that your password was
          right. No script can read them. The browser also stores:
        </p>
        <ul>
          <li>your choice of theme;</li>
          <li>
            a copy of your profile and of today’s form, so that the app opens at once and without a
            connection;
          </li>
          <li>answers you have not finished or that could not be sent yet;</li>
          <li>an invitation you have followed before signing in: in that tab, for an hour;</li>
          <li>the files of the app itself.</li>
        </ul>
        <p>
          All of it serves what you asked for, so there is nothing to consent to and no banner. Signing out
          removes everything but the theme and the app’s files. A session that ends in another way leaves what
          could not be sent, for when you sign in again.
        </p>
      </>
    ),
  },
  {
    id: 'how-it-is-protected',
    title: 'How it is protected',
    body: (
      <>
        <p>
          The database itself decides, row by row, who may read what, so that a mistake in a page cannot show
          your answers to somebody else. Passwords are stored as slow hashes, links in mails work once and for
          a short time, and sign-in attempts are limited.
        </p>
        <p>
          Should personal data be breached all the same, we tell those affected and the competent authority
          within {BREACH_NOTICE_HOURS} hours of learning of it.
        </p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <ul>
          <li>
            <strong>See and take along:</strong> ‘Download my data’ on your{' '}
            <Link to="/account">account page</Link> gives you all of it as one file, in formats that people
            and programs can read.
          </li>
          <li>
            <strong>Correct:</strong> change your name, e-mail address and picture yourself. Answers are
            locked once they are sent; write to us if one is wrong.
          </li>
          <li>
            <strong>Delete:</strong> ‘Delete my account’ on the same page removes your account and all that is
            yours, files included, at once and for good. When a manager does so, their questions go too, and
            with them the answers to them; their athletes keep their accounts and training sessions.
          </li>
          <li>
            <strong>Withdraw your consent</strong> or <strong>object</strong> at any time: change what you
            share on your account page, stop answering, leave the team with ‘Leave team’ on your dashboard or
            account page, or write to us. Your manager can remove you too. What was done before stays lawful.
          </li>
          <li>
            <strong>Complain</strong> to your data protection authority if we have not done right by you.
          </li>
        </ul>
        <p>We answer within a month, and it costs nothing.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this page',
    body: (
      <p>
        When what the product does with data changes, this page changes first, and the date at its top with
        it. If a change matters to you, we write to you before it takes effect.
      </p>
    ),
  },
]
