/** Its message is the sentence to show; that of any other error is not. */
export class InsightsRefused extends Error {}
