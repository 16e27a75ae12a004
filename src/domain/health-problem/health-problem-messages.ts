import { type Message, msg } from '../language/message.ts'
import type { BodyArea, Side } from './body-area.ts'
import type { OnsetMode, ProblemKind, SportRelation } from './health-problem.ts'

/** The sentences about injuries and illnesses, and about the weekly round. */
export const healthProblemMessages = {
  areaMissing: msg('Please choose where it is.'),
  areaOfIllness: msg('Only an injury has a place on the body.'),
  noSides: msg('This part of the body has no left and right.'),
  beganInFuture: msg('It cannot begin on a day to come.'),
  beganTooLongAgo: msg('That day is too long ago. Please check the year.'),
  notOverYet: msg('That problem is not over yet, so it cannot come back.'),
  backBeforeOver: msg('It cannot come back before it was over.'),
  resolvedTooEarly: msg('It cannot be over before it began.'),
  resolvedInFuture: msg('It can be over today at the latest.'),
  resolved: msg('This problem is over. If it came back, please report it anew.'),
  textTooLong: (most: number) => msg('Use at most {most} characters.', { most }),
  textHidden: msg('This text holds invisible characters. Please type it anew.'),
  titleMissing: msg('Please say what the step is.'),
  stepTooFar: msg('That day is too far away. Please check the year.'),
  confirmedInFuture: msg('A step is confirmed today at the latest.'),
  stepConfirmed: msg('This step is confirmed already.'),
  stepLimit: (most: number) => msg('A return has at most {most} steps.', { most }),
  limitReached: (most: number) =>
    msg('An athlete has at most {most} problems that are not over. End one first.', { most }),
  roundOff: msg('Your team does not ask about health problems every week.'),
  roundOver: msg('This week is closed: the next round has begun.'),
  roundUnfit: msg('Please answer the four questions of each problem, as far as they are asked.'),
  roundForeign: msg('One of these problems is not yours, or it was over before this week.'),
} as const

export const PROBLEM_KIND_WORDS: Record<ProblemKind, Message> = {
  injury: msg('Injury'),
  illness: msg('Illness'),
}

export const SIDE_WORDS: Record<Side, Message> = {
  left: msg('Left'),
  right: msg('Right'),
  both: msg('Both sides'),
}

export const AREA_WORDS: Record<BodyArea, Message> = {
  head: msg('Head'),
  neck: msg('Neck'),
  shoulder: msg('Shoulder'),
  'upper-arm': msg('Upper arm'),
  elbow: msg('Elbow'),
  forearm: msg('Forearm'),
  wrist: msg('Wrist'),
  hand: msg('Hand'),
  chest: msg('Chest'),
  'thoracic-spine': msg('Upper back'),
  'lumbosacral-spine': msg('Lower back'),
  abdomen: msg('Abdomen'),
  'hip-groin': msg('Hip or groin'),
  thigh: msg('Thigh'),
  knee: msg('Knee'),
  'lower-leg': msg('Lower leg'),
  ankle: msg('Ankle'),
  foot: msg('Foot'),
  unspecified: msg('Somewhere else'),
  several: msg('Several places'),
}

export const ONSET_MODE_WORDS: Record<OnsetMode, Message> = {
  acute: msg('Sudden, by one event'),
  'repetitive-sudden': msg('By repetition, felt suddenly'),
  'repetitive-gradual': msg('By repetition, felt gradually'),
}

export const SPORT_RELATION_WORDS: Record<SportRelation, Message> = {
  direct: msg('By sport itself'),
  indirect: msg('By sport indirectly'),
  none: msg('Not by sport'),
}
