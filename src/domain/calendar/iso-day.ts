import { z } from 'zod'
import type { LocalDay } from './local-day.ts'

/** PostgreSQL has no year 0, and the days around one from outside still need a year of four digits. */
const hasUsualYear = (day: string) => /^(19|2\d)\d\d-/.test(day)

/** A day from outside. */
export const DayText = z.iso.date().refine(hasUsualYear, 'Invalid ISO date')

/** The same, for whoever computes with it. */
export const IsoDay = DayText as unknown as z.ZodType<LocalDay, string>
