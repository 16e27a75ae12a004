import { type Message, msg } from '../language/message.ts'
import type { TimeLossBin } from './time-loss.ts'

/** What the staff read and press where they look after injuries and illnesses. */
export const teamHealthMessages = {
  title: msg('Health'),
  now: msg('Now'),
  nobody: msg('Nobody has an open injury or illness.'),
  nobodyText: msg('What athletes or staff report shows here.'),
  notLoaded: msg('The health problems could not be loaded.'),
  gone: msg('This problem is no longer there, or the athlete has left the team.'),
  athlete: msg('Athlete'),
  since: (day: string): Message => msg('since {day}', { day }),
  /** Where a line begins with it. */
  sinceAtStart: (day: string): Message => msg('Since {day}', { day }),
  fromTo: (from: string, to: string): Message => msg('{from} to {to}', { from, to }),
  next: (title: string): Message => msg('Next: {title}', { title }),
  nextOn: (title: string, day: string): Message => msg('Next: {title}, {day}', { title, day }),
  due: (title: string, day: string): Message => msg('Due since {day}: {title}', { title, day }),
  overSince: (day: string): Message => msg('Over since {day}', { day }),
  reportedBy: (name: string, day: string): Message => msg('Reported by {name}, {day}', { name, day }),
  reportedOn: (day: string): Message => msg('Reported {day}', { day }),
  saidByAthlete: (day: string): Message => msg('Reported by the athlete, {day}', { day }),
  isShared: msg('The athlete shares this with the owners and coaches of the team.'),
  isPrivate: msg('Only the athlete and staff who see health read this.'),
  isBack: (days: number): Message =>
    msg(
      '{days, plural, =0 {Back on the day it was over} one {Back # day after it was over} other {Back # days after it was over}}',
      { days },
    ),
  seeFormer: msg('See the earlier one'),
  sharedByAthlete: msg('shared by the athlete'),
  change: msg('Change the report'),
  storeFailed: msg('It could not be saved. Please try again.'),
} as const

/** Reporting one for an athlete, or changing what was reported. */
export const reportMessages = {
  report: msg('Report a problem'),
  choose: msg('Choose an athlete'),
  kind: msg('What is it?'),
  area: msg('Where?'),
  chooseArea: msg('Choose a part of the body'),
  side: msg('Which side?'),
  noSide: msg('Not said'),
  beganOn: msg('Since when?'),
  dayMissing: msg('Please choose a day.'),
  note: msg('What happened? (optional)'),
  isBack: msg('Is it back?'),
  isNew: msg('No, it is new'),
  backAfter: (what: string, day: string): Message => msg('{what}, over since {day}', { what, day }),
  whoReads: msg('The athlete and staff who see health read this.'),
} as const

/** What the staff add to it. */
export const findingMessages = {
  title: msg('Findings'),
  none: msg('Nothing noted yet.'),
  add: msg('Add findings'),
  change: msg('Change findings'),
  mode: msg('How it came about'),
  relation: msg('Caused by sport?'),
  code: msg('Code'),
  codeHint: msg('Of the system you use, for example OSIICS.'),
  notSaid: msg('Not said'),
} as const

export const overMessages = {
  isOver: msg('It is over'),
  firstDay: msg('First day without it'),
  hint: msg('It then stays as it is. If it comes back, it is reported anew.'),
} as const

/** The steps of a return. */
export const stepMessages = {
  title: msg('Way back'),
  none: msg('No steps are planned yet.'),
  add: msg('Add a step'),
  step: msg('Step'),
  stepExample: msg('For example: running straight ahead'),
  plannedOn: msg('Planned for (optional)'),
  noDay: msg('No day yet'),
  plannedFor: (day: string): Message => msg('Planned for {day}', { day }),
  dueSince: (day: string): Message => msg('Due since {day}', { day }),
  confirmedBy: (name: string, day: string): Message => msg('Confirmed by {name}, {day}', { name, day }),
  confirmedOn: (day: string): Message => msg('Confirmed {day}', { day }),
  confirm: msg('Confirm'),
  /** What a button does, and to which step. */
  named: (action: string, title: string): Message => msg('{action}: {title}', { action, title }),
  takenOn: msg('Done on'),
  change: msg('Change step'),
  takeOff: msg('Take off'),
  takeOffTitle: msg('Take this step off?'),
  takeOffText: (title: string): Message =>
    msg('“{title}” leaves the plan. The athlete no longer sees it either.', { title }),
  takeOffFailed: msg('The step could not be taken off. Please try again.'),
} as const

export const seasonMessages = {
  title: msg('Season'),
  from: msg('Start Date'),
  to: msg('End Date'),
  notLoaded: msg('The season could not be loaded.'),
  loading: msg('Loading the season...'),
  weeks: msg('Health problems week by week'),
  weeksText: msg('How many of those who answered the weekly health check had a problem.'),
  substantial: msg('Substantial'),
  other: msg('Other problems'),
  all: msg('All problems'),
  week: msg('Week'),
  answers: msg('Answers'),
  answered: (count: number): Message =>
    msg('{count, plural, one {# athlete answered} other {# athletes answered}}', { count }),
  nobodyAnswered: msg('Nobody answered'),
  noWeeks: msg(
    'Nobody has answered a weekly health check in this time. Owners and coaches choose on the Team page on which day it is asked.',
  ),
  ofThem: (word: string, share: string, count: number): Message =>
    msg('{word} {share} ({count})', { word, share, count }),
  substantialHint: msg(
    'Substantial: it cost a good deal of training or performance, or the athlete could not take part.',
  ),
  timeLoss: msg('Days lost by problem'),
  timeLossText: msg('Days out while a problem ran, without the first one and the day of return.'),
  problem: msg('Problem'),
  when: msg('When'),
  daysLost: msg('Days lost'),
  noProblems: msg('No injury or illness in this time.'),
  showAll: (count: number): Message => msg('Show all {count}', { count }),
  availability: msg('Availability over the season'),
  availabilityText: msg('Of all days of all athletes who are on the team now. Days off are left out.'),
  noDays: msg('There are no days to count in this time.'),
  days: (count: number): Message => msg('{count, plural, one {# day} other {# days}}', { count }),
  files: { weeks: msg('Weeks CSV'), problems: msg('Problems CSV'), availability: msg('Availability CSV') },
} as const

export const TIME_LOSS_BIN_WORDS: Record<TimeLossBin, Message> = {
  '0': msg('0 days'),
  '1-7': msg('1 to 7 days'),
  '8-28': msg('8 to 28 days'),
  '>28': msg('More than 28 days'),
}

export const roundSettingMessages = {
  title: msg('Weekly health check'),
  text: msg(
    'Once a week athletes are asked whether they had an injury or illness, and if so four short questions about each. Staff who see health read the answers.',
  ),
  day: msg('Asked on'),
  none: msg('No weekly check'),
  notLoaded: msg('The weekly health check could not be loaded.'),
  notSaved: msg('Your choice could not be saved. Please try again.'),
} as const
