import { z } from 'zod'
import { REACTIONS } from './day-reply.ts'

/** What one of the staff said of an athlete's day, and what the athlete answered. */
export const DayReply = z.object({
  id: z.uuid(),
  day: z.iso.date(),
  by: z.string().nullable().describe('Null once the account of who wrote it is gone'),
  isMine: z.boolean().describe('Whether the reader wrote it'),
  reaction: z.enum(REACTIONS).nullable(),
  reactedAt: z.iso.datetime().nullable(),
  text: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  mayAnswer: z.boolean().describe('Whether the reader, who is the athlete, may still answer it'),
})
export type DayReply = z.infer<typeof DayReply>
