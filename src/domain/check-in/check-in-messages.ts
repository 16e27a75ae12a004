/** The sentences of the athlete's day. */
export const dayMessages = {
  noTeam: 'Join a team first: your manager defines what is asked.',
  incomplete: 'Please fill in all metrics before submitting',
  differs: 'You have already submitted other answers for this day. The first ones stand.',
  numbersMissing: (slot: 'AM' | 'PM') => `Please fill in both RPE and Duration for the ${slot} session`,
  metricsSubmitted: 'Metrics submitted successfully!',
  metricsFailed: 'Error submitting metrics. Please try again.',
  sessionSubmitted: (slot: 'AM' | 'PM') => `${slot} session submitted successfully!`,
  sessionFailed: 'Error submitting form. Please try again.',
  allSubmitted: 'All responses submitted successfully!',
  allFailed: 'Error submitting responses. Please try again.',
  typeMissing: (slot: 'AM' | 'PM') => `Choose the type of training for the ${slot} session`,
  tooLong: 'A session is at most 1440 minutes long',
  sessionMissing: (slot: 'AM' | 'PM') => `Answer the ${slot} session to submit it`,
  rest: 'Rest. Your manager sees that you rested, not that you forgot.',
  noMetrics:
    'Your manager asks no questions at the moment. Your training sessions are all there is to answer.',
  waiting: 'Kept on this device. Your answers are sent as soon as there is a connection.',
  notSentYet: 'Not sent yet: kept on this device, we try again',
  waitingPart: 'Waiting to be sent',
  allDoneButWaiting:
    'What is marked as waiting is kept on this device and has not reached your manager yet. It is sent by itself.',
  keptAfterClosing: 'The form closed before you submitted. What you answered is kept on this device.',
  keptAfterMidnight: 'You answered, but did not submit. It is kept on this device.',
  cannotBeSent: 'It was not finished in time and can no longer be submitted.',
  signOutWarning:
    'Some of your answers have not been submitted yet. They are kept on this device only, and signing out deletes them.',
} as const

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
