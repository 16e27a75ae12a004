import { msg } from '../language/message.ts'

/** What an athlete agrees to. A changed text needs a new CONSENT_TEXT_VERSION, by the test beside it. */
export const consentMessages = {
  staff: msg('These people work for the team:'),
  sees: msg('While you are on the team, they see:'),
  seen: [
    msg('your name, e-mail address and picture'),
    msg('your answers to their questions, and your notes'),
    msg('your training sessions from today on'),
    msg('statistics and AI insights made from these'),
    msg(
      'when you cannot train fully or have days off; why, and your injuries and illnesses, only those who see answers about health, unless you share one with your coaches',
    ),
  ],
  newcomers: msg(
    'So does everyone who joins the staff later. You see who they are, and when they open your data.',
  ),
  history: {
    label: (sessions: number, since: string) =>
      msg(
        'Share my earlier training ({sessions, plural, one {# session} other {# sessions}} since {since})',
        { sessions, since },
      ),
    hint: msg('A ratio of your load needs five weeks. Without it your figures begin today.'),
  },
  ai: {
    label: (provider: string) => msg('Let {provider} write insights from my figures', { provider }),
    hint: msg(
      'It is sent figures, ratings and notes of yours, and no names. Without it your insights are computed here.',
    ),
  },
} as const

/** The sentences of the card 'What you share'. */
export const sharingMessages = {
  section: msg('What your team sees of you, and since when you agree to it. Each can be changed by itself.'),
  scopes: {
    share: {
      title: msg('Answers and training'),
      text: msg(
        'Your answers, training sessions, absences, statistics and insights. It ends when you leave the team.',
      ),
    },
    history: {
      title: msg('Earlier training'),
      text: msg('What you logged before you joined the team.'),
      give: msg('Share earlier training'),
      withdraw: msg('Stop sharing earlier training'),
    },
    ai: {
      title: msg('Insights by an AI provider'),
      text: (provider: string | null) =>
        provider === null
          ? msg(
              'An AI provider is sent figures, ratings and notes of yours, and no names. Without it your insights are computed here.',
            )
          : msg(
              '{provider} is sent figures, ratings and notes of yours, and no names. Without it your insights are computed here.',
              { provider },
            ),
      give: msg('Let it write my insights'),
      withdraw: msg('Stop sending my figures'),
    },
  },
  since: (day: string) => msg('Agreed since {day}', { day }),
  notGiven: msg('Not shared'),
  given: {
    history: msg('Your team sees your earlier training.'),
    ai: msg('Your figures may be sent to the AI provider.'),
  },
  withdrawn: {
    history: msg('Your team no longer sees your earlier training.'),
    ai: msg('Your figures are no longer sent to the AI provider.'),
  },
  failed: msg('This could not be changed. Please try again.'),
} as const
