import { msg } from '../language/message.ts'

/** The sentences about what the staff say of a day, and what the athlete answers. */
export const replyMessages = {
  missing: msg('Please write something first.'),
  tooLong: (most: number) => msg('Use at most {most} characters.', { most }),
  hidden: msg('This text holds invisible characters. Please type it anew.'),
  answered: msg('The athlete has answered this already, so it stays as it is.'),
  answeredBefore: msg('You have answered this already.'),
  changed: msg('This was changed in the meantime. Please read it again.'),
  notSent: msg('This could not be sent. Please try again.'),
  formerCoach: msg('A former coach'),
  /** Beside the field in which a member of the staff writes. */
  whoReads: (name: string) =>
    msg('{name} and those of the staff who see answers about health read this.', { name }),
  /** Beside the field in which an athlete answers. */
  whoReadsAnswer: msg('Those of the staff who see answers about health read this. You can answer once.'),
  title: msg('What your coaches said'),
  /** Of days that are over, on the athlete's dashboard. */
  lately: msg('Recently from your coaches'),
  section: msg(
    'Reactions and replies to your days, and what you answered. They stay yours when you leave the team; its staff no longer read them then.',
  ),
  nothingYet: msg('Nobody has replied to a day of yours yet.'),
} as const
