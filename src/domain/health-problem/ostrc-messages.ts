import { type Message, msg } from '../language/message.ts'
import type { OstrcQuestion } from './ostrc.ts'

/**
 * The four questions of OSTRC-H2 and their options, in the order of their scores (docs/decisions/0043 has the source). Their wording is kept:
 * a changed one is another questionnaire.
 */
export const OSTRC_QUESTION_WORDS: Record<OstrcQuestion, Message> = {
  participation: msg(
    'Have you had any difficulties participating in training and competition due to injury, illness or other health problems during the past 7 days?',
  ),
  modification: msg(
    'To what extent have you modified your training or competition due to injury, illness or other health problems during the past 7 days?',
  ),
  performance: msg(
    'To what extent has injury, illness or other health problems affected your performance during the past 7 days?',
  ),
  symptoms: msg('To what extent have you experienced symptoms/health complaints during the past 7 days?'),
}

export const OSTRC_OPTION_WORDS: Record<OstrcQuestion, readonly [Message, Message, Message, Message]> = {
  participation: [
    msg('Full participation without health problems'),
    msg('Full participation, but with a health problem'),
    msg('Reduced participation due to a health problem'),
    msg('Could not participate due to a health problem'),
  ],
  modification: [
    msg('No modification'),
    msg('To a minor extent'),
    msg('To a moderate extent'),
    msg('To a major extent'),
  ],
  performance: [
    msg('No effect'),
    msg('To a minor extent'),
    msg('To a moderate extent'),
    msg('To a major extent'),
  ],
  symptoms: [
    msg('No symptoms/health complaints'),
    msg('To a mild extent'),
    msg('To a moderate extent'),
    msg('To a severe extent'),
  ],
}
