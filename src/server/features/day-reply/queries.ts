import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { dayReplies } from '#database/schema/day-replies.ts'
import { statement } from '#database/statement.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Reaction } from '#domain/day-reply/day-reply.ts'
import type { DayReply } from '#domain/day-reply/day-reply-schemas.ts'
import type { AsStaff } from '#server/stored/team-rows.ts'

type Moment = 'reactedAt' | 'repliedAt' | 'answeredAt'
type ReplyRow = Omit<DayReply, Moment> & Record<Moment, Date | null>

const actorId = sql.placeholder('actorId')
const teamId = sql.placeholder('teamId')
const athleteId = sql.placeholder('athleteId')
const day = sql.placeholder('day')

const said = sql`r.id, r.day::text, author.full_name as by, r.author_id is not distinct from ${actorId} as "isMine",
  r.reaction, r.reacted_at as "reactedAt", r.reply as text, r.replied_at as "repliedAt", r.answer, r.answered_at as "answeredAt"`
const saidLast = sql`greatest(r.reacted_at, r.replied_at)`

export type DayMeant = AsStaff & { actorId: string; athleteId: string; day: LocalDay }

/** What the staff said of an athlete's day, as far as the reader may know of it; the first first. */
export const repliesOfAthlete = statement<ReplyRow, DayMeant>(
  'day_replies_of_athlete',
  sql`select ${said}, false as "mayAnswer"
    from day_replies r join my_athletes m on m.team_id = r.team_id and m.athlete_id = r.athlete_id
      left join reply_authors author on author.id = r.author_id
    where r.athlete_id = ${athleteId} and r.day = ${day} and r.team_id = ${teamId}
      and ${sql.placeholder('seesHealth')}::boolean and r.day >= coalesce(m.shares_from, '-infinity')
    order by ${saidLast}, r.id`,
)

export const REPLIES_AT_ONCE = 30

type OwnAsked = {
  actorId: string
  teamId: string | null
  day: LocalDay | null
  since: string | null
  before: string | null
}

/** What the staff said of the reader's own days, the latest day first; one more than are shown tells whether there are more. */
export const ownReplies = statement<ReplyRow, OwnAsked>(
  'own_day_replies',
  sql`select ${said}, r.reply is not null and r.answer is null and r.team_id is not distinct from ${teamId}::uuid as "mayAnswer"
    from day_replies r left join reply_authors author on author.id = r.author_id
    where r.athlete_id = ${actorId} and r.day = coalesce(${day}::date, r.day)
      and ${saidLast} >= coalesce(${sql.placeholder('since')}::timestamptz, '-infinity')
      and (${sql.placeholder('before')}::uuid is null or (r.day, ${saidLast}, r.id) < (
        select r.day, ${saidLast}, r.id from day_replies r where r.id = ${sql.placeholder('before')} and r.athlete_id = ${actorId}))
    order by r.day desc, ${saidLast} desc, r.id desc limit ${sql.raw(`${REPLIES_AT_ONCE + 1}`)}`,
)

const momentOf = (moment: Date | null) => moment?.toISOString() ?? null

export const shownReply = (row: ReplyRow): DayReply => ({
  ...row,
  reactedAt: momentOf(row.reactedAt),
  repliedAt: momentOf(row.repliedAt),
  answeredAt: momentOf(row.answeredAt),
})

type Said = { reaction: Reaction | null } | { reply: string | null }

/** Writes or takes back one of the two things that the actor says of a day; the other stays. False if there was nothing to take back. */
export async function say(
  tx: ActorTx,
  meant: Pick<DayMeant, 'actorId' | 'teamId' | 'athleteId' | 'day'>,
  what: Said,
  now: Date,
): Promise<boolean> {
  const { actorId: authorId, teamId: ofTeam, athleteId: ofAthlete, day: onDay } = meant
  const key = { athleteId: ofAthlete, day: onDay, teamId: ofTeam, authorId }
  const isReaction = 'reaction' in what
  const value = isReaction ? what.reaction : what.reply
  if (value !== null) {
    const written = isReaction
      ? { reaction: what.reaction, reactedAt: now }
      : { reply: what.reply, repliedAt: now }
    const [row] = await tx
      .insert(dayReplies)
      .values({ ...key, ...written })
      .onConflictDoUpdate({
        target: [dayReplies.athleteId, dayReplies.day, dayReplies.teamId, dayReplies.authorId],
        set: written,
        // The same again is not said later.
        setWhere: sql`${isReaction ? dayReplies.reaction : dayReplies.reply} is distinct from ${value}`,
      })
      .returning({ id: dayReplies.id })
    return row !== undefined
  }
  const isIt = and(
    eq(dayReplies.athleteId, ofAthlete),
    eq(dayReplies.day, onDay),
    eq(dayReplies.teamId, ofTeam),
    eq(dayReplies.authorId, authorId),
  )
  return isReaction
    ? takeBack(tx, isIt, dayReplies.reply, { reaction: null, reactedAt: null })
    : takeBack(tx, isIt, dayReplies.reaction, { reply: null, repliedAt: null })
}

/** With `other` unsaid the row goes. */
async function takeBack(
  tx: ActorTx,
  isIt: SQL | undefined,
  other: typeof dayReplies.reply | typeof dayReplies.reaction,
  emptied: Partial<typeof dayReplies.$inferInsert>,
): Promise<boolean> {
  const id = { id: dayReplies.id }
  const gone = await tx
    .delete(dayReplies)
    .where(and(isIt, isNull(other), isNull(dayReplies.answer)))
    .returning(id)
  const left = await tx.update(dayReplies).set(emptied).where(isIt).returning(id)
  return gone.length + left.length > 0
}

type Answer = { actorId: string; id: string; text: string; repliedAt: string }

/** Which team to tell, or why nothing was answered. */
export async function answer(
  tx: ActorTx,
  { actorId: own, id, text, repliedAt }: Answer,
  now: Date,
): Promise<{ teamId: string } | 'unknown' | 'answered' | 'changed'> {
  const isOwn = and(
    eq(dayReplies.id, id),
    eq(dayReplies.athleteId, own),
    sql`${dayReplies.teamId} in (select t.team_id from teams_i_am_on t)`,
  )
  const [found] = await tx.select().from(dayReplies).where(isOwn).for('update')
  if (!found?.repliedAt) return 'unknown'
  if (found.answer !== null) return 'answered'
  if (found.repliedAt.getTime() !== Date.parse(repliedAt)) return 'changed'
  await tx.update(dayReplies).set({ answer: text, answeredAt: now }).where(isOwn)
  return { teamId: found.teamId }
}
