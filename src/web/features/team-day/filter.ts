/** What the coach looks at: a day (undefined: today, also after midnight) and one athlete or all. */
export type Filter = { day: string | undefined; athleteId: string | undefined }

export const NO_FILTER: Filter = { day: undefined, athleteId: undefined }
