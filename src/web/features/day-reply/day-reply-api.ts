import { queryOptions } from '@tanstack/react-query'
import { type Reaction, SAID_LATELY_HOURS } from '#domain/day-reply/day-reply.ts'
import { replyMessages } from '#domain/day-reply/day-reply-messages.ts'
import { api } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ask, bodyOf, refusedBy } from '#web/api/reply.ts'

export type AthletesDay = { teamId: string; athleteId: string; day: string }

const ofAthlete = api.teams[':teamId'].athletes[':id'].days[':day']
const paramOf = ({ teamId, athleteId, day }: AthletesDay) => ({ teamId, id: athleteId, day })

/** What the staff said of an athlete's day. */
export const repliesQuery = (of: AthletesDay) =>
  queryOptions({
    queryKey: ['day-replies', of.teamId, of.athleteId, of.day],
    queryFn: () => bodyOf(ofAthlete.replies.$get({ param: paramOf(of) })),
    // With the first report of the day there is something to reply to.
    meta: { topics: ['team-day'] },
  })

/** What the staff said of the reader's own days: of one, or of all a page at a time. */
export const ownRepliesQuery = (asked: { day?: string; before?: string }) =>
  queryOptions({
    queryKey: ['day-replies', 'own', asked.day ?? 'all', asked.before ?? ''],
    queryFn: () => bodyOf(api['day-replies'].$get({ query: asked })),
  })

/** What was said lately, of whatever day of the reader's. */
export const saidLatelyQuery = queryOptions({
  queryKey: ['day-replies', 'own', 'lately'],
  queryFn: () => bodyOf(api['day-replies'].$get({ query: { withinHours: `${SAID_LATELY_HOURS}` } })),
})

/** Null takes the reaction back. */
export const sendReaction = (of: AthletesDay, reaction: Reaction | null) =>
  sent(ofAthlete.reaction.$put({ param: paramOf(of), json: { reaction } }))

/** Null takes the reply back. */
export const sendReply = (of: AthletesDay, text: string | null) =>
  sent(ofAthlete.reply.$put({ param: paramOf(of), json: { text } }))

export const sendAnswer = ({ id, repliedAt }: { id: string; repliedAt: string }, text: string) =>
  sent(api['day-replies'][':id'].answer.$post({ param: { id }, json: { text, repliedAt } }))

/** Over once what is shown is as it was sent, or as somebody else changed it meanwhile. */
async function sent(call: Promise<{ ok: boolean; json(): Promise<unknown> }>) {
  const answer = await ask(call)
  if (answer !== 'unreachable') await queryClient.invalidateQueries({ queryKey: ['day-replies'] })
  if (answer === 'unreachable' || !answer.ok)
    throw await refusedBy(answer, replyMessages.notSent, { 'unfit-text': 'text' })
}
