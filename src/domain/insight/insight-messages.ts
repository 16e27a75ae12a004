import { msg } from '../language/message.ts'

/** The sentences of the insights. */
export const insightMessages = {
  button: msg('AI Insights'),
  tooltip: { title: msg('AI-Powered Analysis'), text: msg('Get personalized insights and recommendations') },
  modal: msg('Performance Insights'),
  loading: { title: msg('AI Analysis in Progress'), text: msg('Analyzing performance patterns...') },
  errorTitle: msg('Analysis Error'),
  empty: { title: msg('AI Assistant'), subtitle: msg('Performance Insights') },
  tooSoon: (seconds: number) => msg('Please wait {seconds} seconds between requests.', { seconds }),
  rateLimited: (seconds: number) =>
    msg('Rate limit exceeded. Please wait {seconds} seconds before trying again.', { seconds }),
  panelLimited: msg('Please wait a moment before requesting new insights.'),
  failed: msg('Failed to generate insights. Please try again later.'),
  /** The specification asks only for the provider's name in the second sentence. */
  invalidKey: (provider: string) => msg('Invalid API key. Please check the key of {provider}.', { provider }),
  team: msg('Team Insights'),
  standingOut: {
    title: msg('Stands out'),
    first: msg('Look here first:'),
    nobody: msg('Nobody. Loads and ratings are compared with each athlete’s own last four weeks.'),
    nobodyHere: msg('Nobody in this group. Who stands out is found among the whole team.'),
    more: (count: number) => msg('{count} more', { count }),
    silent: msg('Silent'),
    allLookedAt: msg('Everyone who stands out has been looked at.'),
    lookedAt: (count: number) => msg('Looked at: {count}', { count }),
    offTheList: (name: string) => msg('{name} is off the list until something new happens.', { name }),
    notSaved: msg('That could not be saved. Please try again.'),
    changed: msg('Something new has come in. Please look again.'),
  },
  shareOfBefore: (share: string) =>
    msg('The last 7 days are {share} of a usual week before the pause.', { share }),
  raiseInSteps: msg(
    'Raise the load in steps agreed with whoever guides the return, and read the ratio with care: the weeks it compares with were nearly empty.',
  ),
  computedLocally: msg('Computed locally'),
  notAgreed: {
    athlete: (name: string) =>
      msg('{name} has not agreed to an AI provider, so this was computed here.', { name }),
    team: msg('Nobody on the team has agreed to an AI provider, so this was computed here.'),
    leftOut: (count: number) =>
      msg(
        '{count, plural, one {One athlete has not agreed to an AI provider and is left out.} other {# athletes have not agreed to an AI provider and are left out.}}',
        { count },
      ),
  },
  basedOn: msg('Based on'),
  askAgain: msg('Ask again'),
  asking: msg('Analyzing...'),
  writtenByProvider: msg(
    'Written by an AI model, which is sent no names and no addresses. Check it against ‘Based on’.',
  ),
  sample: msg(
    'Once answers and training sessions come in, this is where changes of load, ratings that leave the athlete’s own usual and missing answers are pointed out, each with the numbers it is based on.',
  ),
} as const
