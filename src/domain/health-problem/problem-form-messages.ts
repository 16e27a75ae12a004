import { msg } from '../language/message.ts'

/** What is said beside the fields of a problem, to athletes and to staff. */
export const problemFormMessages = {
  kind: msg('What is it?'),
  where: msg('Where is it?'),
  front: msg('Front view'),
  back: msg('Back view'),
  ownSides: msg('Left and right are your own.'),
  athletesSides: msg('Left and right are the athlete’s own.'),
  fromList: msg('Or choose from the list'),
  notChosen: msg('Not chosen yet'),
  whichSide: msg('Which side?'),
  beganOn: msg('Since when?'),
  note: msg('In a few words (if you like)'),
  dayMissing: msg('Please choose the day on which it began.'),
  dayUnfinished: msg('Please enter the whole date.'),
} as const
