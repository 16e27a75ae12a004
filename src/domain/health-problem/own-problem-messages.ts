import { msg } from '../language/message.ts'

/** What athletes read and say of their own injuries and illnesses. */
export const ownProblemMessages = {
  report: msg('Report a problem'),
  change: msg('Change the problem'),
  changeIt: msg('Change it'),
  isBack: msg('Did you have it before?'),
  isNew: msg('No, it is new'),
  back: (what: string, until: string) => msg('It is back: {what} (over on {until})', { what, until }),
  share: msg('Share with my coaches'),
  shareHint: msg('Staff who see health always read it. Your coaches read it only if you share it.'),
  saved: msg('Saved. Your staff who see health can read it.'),
  kept: msg('Not sent yet: kept on this device. It is sent as soon as there is a connection.'),
  notSaved: msg('This could not be saved. Please try again.'),
  loadFailed: msg('Your health page could not be loaded.'),
  open: msg('Now'),
  nothingOpen: msg('No injury and no illness. If something comes up, report it here.'),
  over: msg('Over'),
  since: (day: string) => msg('since {day}', { day }),
  /** Where a line begins with it. */
  sinceAtStart: (day: string) => msg('Since {day}', { day }),
  cameBack: (days: number) =>
    msg('{days, plural, =0 {Came back at once} one {Came back after # day} other {Came back after # days}}', {
      days,
    }),
  byStaff: (name: string) => msg('Reported by {name}', { name }),
  byFormerStaff: msg('Reported by your staff'),
  readers: msg('Read by you and by staff who see health.'),
  sharedReaders: msg('Read by you, by staff who see health and by your coaches.'),
  stopSharing: msg('Stop sharing with my coaches'),
  steps: msg('The way back'),
  planned: (day: string) => msg('Planned for {day}', { day }),
  plannedSomeday: msg('Planned, no day yet'),
  due: (day: string) => msg('Due since {day}: your staff confirm it', { day }),
  confirmed: (day: string) => msg('Confirmed on {day}', { day }),
  confirmedBy: (day: string, name: string) => msg('Confirmed on {day} by {name}', { day, name }),
  end: msg('It is over'),
  endTitle: msg('Is it over?'),
  endOn: msg('The first day without it'),
  endText: msg('Once it is over it can no longer be changed. If it comes back, report it anew.'),
  ended: msg('Good to hear. It is over.'),
  dayMissing: msg('Please choose the day.'),
} as const

/** About the weekly round. */
export const ownRoundMessages = {
  title: msg('This week’s health check'),
  text: msg('About the past 7 days. One tap if all was well.'),
  none: msg('No problem this week'),
  some: msg('I had a problem'),
  answered: (day: string) => msg('Answered. You can change it until {day}.', { day }),
  saidNone: msg('You had no problem.'),
  saidSome: (count: number) =>
    msg('{count, plural, one {You answered about # problem.} other {You answered about # problems.}}', {
      count,
    }),
  reportFirst: msg('Which problem? Report it first, then four short questions follow.'),
  another: msg('Report another problem'),
  about: (what: string) => msg('About: {what}', { what }),
  count: (number: number, total: number) => msg('Problem {number} of {total}', { number, total }),
  pleaseAnswer: msg('Please choose an answer.'),
  next: msg('Next problem'),
  previous: msg('Previous problem'),
  send: msg('Send my answers'),
} as const

/** About what is on the device and not yet with the server. */
export const healthOutboxMessages = {
  waiting: msg('Not sent yet: kept on this device'),
  roundRefused: msg('Your answers to a weekly health check were not accepted'),
  reportRefused: msg('A problem that you reported was not accepted'),
  otherTeam: msg('You gave it while you were on another team.'),
  notKept: msg('There is no connection, and no room on this device to keep this. Please try again.'),
} as const
