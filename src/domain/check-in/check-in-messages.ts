import { msg } from '../language/message.ts'

/** The sentences of the athlete's day. */
export const dayMessages = {
  noTeam: msg('Join a team first: your manager defines what is asked.'),
  incomplete: msg('Please fill in all metrics before submitting'),
  differs: msg('You have already submitted other answers for this day. The first ones stand.'),
  numbersMissing: (slot: 'AM' | 'PM') =>
    msg('Please fill in both RPE and Duration for the {slot} session', { slot }),
  metricsSubmitted: msg('Metrics submitted successfully!'),
  metricsFailed: msg('Error submitting metrics. Please try again.'),
  sessionSubmitted: (slot: 'AM' | 'PM') => msg('{slot} session submitted successfully!', { slot }),
  sessionFailed: msg('Error submitting form. Please try again.'),
  allSubmitted: msg('All responses submitted successfully!'),
  allFailed: msg('Error submitting responses. Please try again.'),
  typeMissing: (slot: 'AM' | 'PM') => msg('Choose the type of training for the {slot} session', { slot }),
  tooLong: msg('A session is at most 1440 minutes long'),
  sessionMissing: (slot: 'AM' | 'PM') => msg('Answer the {slot} session to submit it', { slot }),
  rest: msg('Rest. Your manager sees that you rested, not that you forgot.'),
  noMetrics: msg(
    'Your manager asks no questions at the moment. Your training sessions are all there is to answer.',
  ),
  waiting: msg('Kept on this device. Your answers are sent as soon as there is a connection.'),
  notSentYet: msg('Not sent yet: kept on this device, we try again'),
  waitingPart: msg('Waiting to be sent'),
  allDoneButWaiting: msg(
    'What is marked as waiting is kept on this device and has not reached your manager yet. It is sent by itself.',
  ),
  keptAfterClosing: msg('The form closed before you submitted. What you answered is kept on this device.'),
  keptAfterMidnight: msg('You answered, but did not submit. It is kept on this device.'),
  cannotBeSent: msg('It was not finished in time and can no longer be submitted.'),
  signOutWarning: msg(
    'Some of your answers have not been submitted yet. They are kept on this device only, and signing out deletes them.',
  ),
} as const

/** About answers that are on the device and not yet with the server; the specification has no words for these. */
export const queueMessages = {
  waiting: (times: string) =>
    msg('Waiting for a connection: your answers from {times} are kept on this device', { times }),
  notSentYet: (times: string) =>
    msg('Not sent yet: your answers from {times} are kept on this device, we try again', { times }),
  sent: (time: string) => msg('Your answers from {time} are sent.', { time }),
  refused: (time: string) => msg('Your answers from {time} were not accepted', { time }),
  restIsBack: msg('What you gave for the rest of that day is back in the form, not submitted yet.'),
  cannotTrainNotStored: msg("That you can't train was not stored with them. You can say so below."),
  discarding: (time: string) =>
    msg('Your answers from {time} are only on this device. Discarded, they are gone for good.', { time }),
  notKept: msg('There is no connection, and no room on this device to keep your answers. Please try again.'),
} as const
