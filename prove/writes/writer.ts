/** Takes the next step; called again after it failed, it takes the same step once more. */
export type Writer = () => Promise<void>
