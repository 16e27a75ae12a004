/** What an athlete agrees to. A changed text needs a new CONSENT_TEXT_VERSION, by the test beside it. */
export const consentMessages = {
  staff: 'These people work for the team:',
  sees: 'While you are on the team, they see:',
  seen: [
    'your name, e-mail address and picture',
    'your answers to their questions, and your notes',
    'your training sessions from today on',
    'statistics and AI insights made from these',
  ],
  newcomers:
    'So does everyone who joins the staff later. You see who they are, and when they open your data.',
  history: {
    label: (sessions: number, since: string) =>
      `Share my earlier training (${sessions} ${sessions === 1 ? 'session' : 'sessions'} since ${since})`,
    hint: 'A ratio of your load needs five weeks. Without it your figures begin today.',
  },
  ai: {
    label: (provider: string) => `Let ${provider} write insights from my figures`,
    hint: 'It is sent figures, ratings and notes of yours, and no names. Without it your insights are computed here.',
  },
} as const

/** The sentences of the card 'What you share'. */
export const sharingMessages = {
  section: 'What your team sees of you, and since when you agree to it. Each can be changed by itself.',
  scopes: {
    share: {
      title: 'Answers and training',
      text: 'Your answers, training sessions, statistics and insights. It ends when you leave the team.',
    },
    history: {
      title: 'Earlier training',
      text: 'What you logged before you joined the team.',
      give: 'Share earlier training',
      withdraw: 'Stop sharing earlier training',
    },
    ai: {
      title: 'Insights by an AI provider',
      text: (provider: string | null) =>
        `${provider ?? 'An AI provider'} is sent figures, ratings and notes of yours, and no names. Without it your insights are computed here.`,
      give: 'Let it write my insights',
      withdraw: 'Stop sending my figures',
    },
  },
  since: (day: string) => `Agreed since ${day}`,
  notGiven: 'Not shared',
  given: {
    history: 'Your team sees your earlier training.',
    ai: 'Your figures may be sent to the AI provider.',
  },
  withdrawn: {
    history: 'Your team no longer sees your earlier training.',
    ai: 'Your figures are no longer sent to the AI provider.',
  },
  failed: 'This could not be changed. Please try again.',
} as const
