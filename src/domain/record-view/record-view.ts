import { z } from 'zod'

/** What of an athlete a member of the staff opened; a list that is merely shown is none of them. */
export const VIEW_SCOPES = ['answers', 'statistics', 'insight', 'export', 'problems'] as const
export type ViewScope = (typeof VIEW_SCOPES)[number]

export const RecordView = z.object({
  id: z.uuid(),
  viewerName: z.string(),
  scope: z.enum(VIEW_SCOPES),
  day: z.iso.date().describe('Of answers the day they are for, otherwise the day on which it was opened'),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
})
export type RecordView = z.infer<typeof RecordView>
