/** The sentences of the insights. */
export const insightMessages = {
  button: 'AI Insights',
  tooltip: { title: 'AI-Powered Analysis', text: 'Get personalized insights and recommendations' },
  modal: 'Performance Insights',
  loading: { title: 'AI Analysis in Progress', text: 'Analyzing performance patterns...' },
  errorTitle: 'Analysis Error',
  empty: { title: 'AI Assistant', subtitle: 'Performance Insights' },
  noData: {
    area: 'No Data',
    trend: 'No performance data available',
    recommendation: 'Please provide performance data for analysis.',
  },
  tooSoon: (seconds: number) => `Please wait ${seconds} seconds between requests.`,
  rateLimited: (seconds: number) =>
    `Rate limit exceeded. Please wait ${seconds} seconds before trying again.`,
  panelLimited: 'Please wait a moment before requesting new insights.',
  failed: 'Failed to generate insights. Please try again later.',
  /** The specification asks only for the provider's name in the second sentence. */
  invalidKey: (provider: string) => `Invalid API key. Please check the key of ${provider}.`,
  team: 'Team Insights',
  standingOut: {
    title: 'Stands out',
    first: 'Look here first:',
    nobody: 'Nobody. Loads and ratings are compared with each athlete’s own last four weeks.',
    more: (count: number) => `${count} more`,
  },
  computedLocally: 'Computed locally',
  notAgreed: {
    athlete: (name: string) => `${name} has not agreed to an AI provider, so this was computed here.`,
    team: 'Nobody on the team has agreed to an AI provider, so this was computed here.',
    leftOut: (count: number) =>
      count === 1
        ? 'One athlete has not agreed to an AI provider and is left out.'
        : `${count} athletes have not agreed to an AI provider and are left out.`,
  },
  basedOn: 'Based on',
  askAgain: 'Ask again',
  asking: 'Analyzing...',
  writtenByProvider:
    'Written by an AI model, which is sent no names and no addresses. Check it against ‘Based on’.',
  sample:
    'Once answers and training sessions come in, this is where changes of load, ratings that leave the athlete’s own usual and missing answers are pointed out, each with the numbers it is based on.',
} as const
