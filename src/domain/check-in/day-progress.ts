import type { Day } from './day.ts'

/** If any answer is in, the check-in is: metrics added later in the day ask nothing more. */
export const isCheckedIn = ({ metrics, answers }: Day): boolean => metrics.length === 0 || answers.length > 0

export const isAllDone = (day: Day): boolean => isCheckedIn(day) && day.AM !== null && day.PM !== null
