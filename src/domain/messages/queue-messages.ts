const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** About answers that are on the device and not yet with the server; the specification has no words for these. */
export const queueMessages = {
  waiting: (times: string[]) =>
    `Waiting for a connection: your answers from ${list.format(times)} are kept on this device`,
  notSentYet: (times: string[]) =>
    `Not sent yet: your answers from ${list.format(times)} are kept on this device, we try again`,
  sent: (time: string) => `Your answers from ${time} are sent.`,
  refused: (time: string) => `Your answers from ${time} were not accepted`,
  restIsBack: 'What you gave for the rest of that day is back in the form, not submitted yet.',
  discarding: (time: string) =>
    `Your answers from ${time} are only on this device. Discarded, they are gone for good.`,
  notKept: 'There is no connection, and no room on this device to keep your answers. Please try again.',
} as const
