import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { msg } from '#domain/language/message.ts'
import { KEPT_REMINDER_DAYS } from '#domain/reminder/reminder-limits.ts'
import type { LegalSection } from './legal-page.tsx'
import { protectionSections } from './protection-sections.tsx'

/** `contact` says where to write to. Each sentence here is a promise that the code keeps. */
export const privacySections = (contact: ReactNode): LegalSection[] => [
  {
    id: 'who-is-responsible',
    title: msg('Who is responsible'),
    body: (
      <>
        <p>
          <Trans>
            ‘We’ is whoever runs this installation of Plimsoll: a club, an academy or a company. We decide
            what the data is used for and answer for it.
          </Trans>
        </p>
        <p>
          <Trans>
            ‘Manager’ is the coach of a team, the person whose invitation an athlete has accepted.
          </Trans>
        </p>
        {contact}
      </>
    ),
  },
  {
    id: 'what-is-stored',
    title: msg('What is stored'),
    body: (
      <dl>
        <dt>
          <Trans>Account data</Trans>
        </dt>
        <dd>
          <Trans>
            Your name, e-mail address, role, team and profile picture, and your password as a hash that cannot
            be turned back. If you use two-step sign-in, its key, encrypted, and hashes of your recovery
            codes. For each device you are signed in on: since when, and how its browser describes itself.
            When you last used the account. Of athletes also what they agreed to share, and when, and the
            groups that their team’s staff put them into. Of managers also the questions they ask, the times
            of the daily form, and the team’s time zone.
          </Trans>
        </dd>
        <dt>
          <Trans>Performance data</Trans>
        </dt>
        <dd>
          <Trans>
            Of athletes: each training session with its type, exertion (RPE) and duration, and the days of
            rest they declared.
          </Trans>
        </dd>
        <dt>
          <Trans>Health data</Trans>
        </dt>
        <dd>
          <Trans>
            Of athletes: the answers to their manager’s wellness questions, as ratings or in their own words,
            and when they were given. Who of the team’s staff opened them or noted that they had looked, and
            when. What they said of a day, and what the athlete answered. What was corrected later, by whom,
            and what stood there before.
          </Trans>{' '}
          <Trans>
            When they could not train fully or had days off, who said so, and, if it was said, whether it was
            an injury or an illness.
          </Trans>{' '}
          <Trans>
            Injuries and illnesses that they or staff who see answers about health report: where, since when
            and until when, what was found, the steps of the return, and what they answer about them each
            week.
          </Trans>
        </dd>
        <dt>
          <Trans>Communication records</Trans>
        </dt>
        <dd>
          <Trans>
            That we sent you a mail, when and about what, and the invitations managers send. The text of a
            mail is deleted here once it has left. What you write in the contact form is mailed to us, with
            your name and address, so that we can answer.
          </Trans>{' '}
          <Trans>
            Of athletes also how they want to be reminded of their check-in, and for {KEPT_REMINDER_DAYS} days
            that they were, when and by whom.
          </Trans>{' '}
          <Trans>
            Of staff also whether they want to hear how many of a team have answered, and for{' '}
            {KEPT_REMINDER_DAYS} days of which days they did.
          </Trans>{' '}
          <Trans>
            Of the devices on which you want to be notified, the address that your browser’s maker gave for it
            and what the browser calls itself, until you sign out there. The maker carries the notification
            and cannot read it.
          </Trans>
        </dd>
      </dl>
    ),
  },
  {
    id: 'what-it-is-used-for',
    title: msg('What it is used for'),
    body: (
      <>
        <p>
          <Trans>
            To run the product, and for nothing else: to let you sign in, to show athletes and managers what
            was answered, to compute training load, and to answer your messages. We need account data to give
            you what you signed up for. Performance and health data are processed because you consent to it,
            by joining a team and by sending your answers; what your team’s staff fill in or correct for you
            carries their name. Nothing is taken from your device or your watch.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>
              Nothing is sold. There is no advertising, no tracking and no profile of you for anybody else.
            </strong>{' '}
            The figures describe; no decision about you is made by a program.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'who-sees-it',
    title: msg('Who sees it'),
    body: (
      <ul>
        <li>
          <Trans>
            <strong>You</strong> see all that is yours, and can take it with you.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Your manager</strong>, and who else works for the team, sees your name, e-mail address and
            picture, your training sessions since you joined, those from before only if you chose to share
            them, and your answers to their own questions. Only while you are on their team: once you have
            left it or were removed, your data stays yours, the former manager sees nothing of it, and your
            picture gets another address.
          </Trans>{' '}
          <Trans>
            Who of them wants it gets a mail once the form of a day has closed, with the names of those who
            have not answered, and nothing of what was answered.
          </Trans>{' '}
          <Trans>
            They also see when you cannot train fully or have days off; why, only you and those of them who
            see answers about health.
          </Trans>{' '}
          <Trans>
            Your injuries and illnesses, what was found, the steps of your return and your weekly answers
            about them are for you and those of them who see answers about health; an injury or illness that
            you share is also for owners and coaches of the team, without what was found.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>You see who looked:</strong> each time one of them opens your answers, statistics,
            insights, injuries and illnesses or an export of them, it is noted with their name. The list is on
            your account page, for you alone; it is kept when they delete their account.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Team-mates</strong> see nothing of each other.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Athletes</strong> see of their manager the name, the picture, the questions and when the
            form is open.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Profile pictures</strong> have an address that cannot be guessed. Whoever is given it can
            open the picture without signing in.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>We</strong>, and those who keep the server running for us, can reach the database where
            that is needed to run or repair it.
          </Trans>
        </li>
      </ul>
    ),
  },
  {
    id: 'ai-insights',
    title: msg('AI insights'),
    body: (
      <>
        <p>
          <Trans>
            A manager may ask for insights about an athlete or the team. Unless we have connected a provider
            of language models, they are computed on our own server, say ‘Computed locally’, and nothing
            leaves it.
          </Trans>
        </p>
        <p>
          <Trans>
            With a provider connected, it is told nothing of you unless you agree, when you join a team or on
            your account page; you can withdraw that at any time, and your insights are computed here from
            then on. It is asked only when the manager asks. It is told figures such as ‘load rose by a fifth’
            and, for a single athlete, the ratings of the last seven days and recent notes. It is never told a
            name, an e-mail address or an id: the names of the team and its staff, addresses, links and long
            numbers in notes are blanked first. A name we cannot know, such as a friend’s, is not. The reply
            is kept here for five minutes.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'who-else-is-involved',
    title: msg('Who else is involved'),
    body: (
      <p>
        <Trans>
          Whoever hosts our server, transports our mail and, where we use them, stores the pictures or
          provides the language model, works on our behalf and under our instructions. Your browser talks to
          our server only: fonts and scripts come from here, and no other site learns that you were here.
        </Trans>
      </p>
    ),
  },
  ...protectionSections,
]
