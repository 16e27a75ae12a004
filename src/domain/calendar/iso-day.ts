import { z } from 'zod'
import type { LocalDay } from './local-day.ts'

/** PostgreSQL has no year 0, and the days around one from outside still need a year of four digits. */
const hasUsualYear = (day: string) => /^(19|2\d)\d\d-/.test(day)

/** A LocalDay from outside. */
export const IsoDay = z.iso.date().refine(hasUsualYear, 'Invalid ISO date') as unknown as z.ZodType<
  LocalDay,
  string
>
