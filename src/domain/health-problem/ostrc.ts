/**
 * The Oslo Sports Trauma Research Center questionnaire on health problems, second version (OSTRC-H2): Clarsen et al. 2020,
 * doi 10.1136/bjsports-2019-101337. Four questions about the past seven days, each with four options. The first version had
 * five for the second and the third, with other scores.
 */
const OPTION_SCORES = [0, 8, 17, 25] as const
export const OSTRC_OPTIONS = [0, 1, 2, 3] as const
export type OstrcOption = (typeof OSTRC_OPTIONS)[number]

export const OSTRC_QUESTIONS = ['participation', 'modification', 'performance', 'symptoms'] as const
export type OstrcQuestion = (typeof OSTRC_QUESTIONS)[number]

/** What an athlete answers about one problem; null for a question that is not asked. */
export type OstrcAnswers = Record<OstrcQuestion, OstrcOption | null> & { participation: OstrcOption }

const FULL_WITHOUT_PROBLEMS = 0
const COULD_NOT_PARTICIPATE = 3
const MODERATE = 2
const MAX_SCORE = 100

/** Who took part without problems, and who could not take part, are asked no more. */
export const isGate = (participation: OstrcOption): boolean =>
  participation === FULL_WITHOUT_PROBLEMS || participation === COULD_NOT_PARTICIPATE

/** Answers beyond a gate were never asked for; without a gate none is left out. */
export function areOstrcAnswers(answers: OstrcAnswers): boolean {
  const isAsked = !isGate(answers.participation)
  return OSTRC_QUESTIONS.slice(1).every((question) => (answers[question] !== null) === isAsked)
}

/** From 0 to 100. There is no cut-off: it shows how a problem goes, and no risk. */
export function ostrcScore(answers: OstrcAnswers): number {
  if (answers.participation === FULL_WITHOUT_PROBLEMS) return 0
  if (answers.participation === COULD_NOT_PARTICIPATE) return MAX_SCORE
  return OSTRC_QUESTIONS.reduce((sum, question) => sum + OPTION_SCORES[answers[question] ?? 0], 0)
}

export const isSubstantial = ({ participation, modification, performance }: OstrcAnswers): boolean =>
  participation === COULD_NOT_PARTICIPATE ||
  (participation !== FULL_WITHOUT_PROBLEMS &&
    [modification, performance].some((option) => option !== null && option >= MODERATE))
