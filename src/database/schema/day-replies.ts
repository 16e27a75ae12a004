import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { MAX_REPLY_LENGTH, type Reaction, REACTIONS } from '#domain/day-reply/day-reply.ts'
import { appUser, isActor, isSharedWithMe, isTeamIAmOn } from './actor.ts'
import { oneOf } from './one-of.ts'
import { profiles } from './profiles.ts'
import { teams } from './teams.ts'

type Columns = Record<'teamId' | 'athleteId' | 'day', AnyPgColumn>

/** What is said of a day may be about health, whatever the day's answers are about. A viewer never sees that (migration 0016). */
const isMineToSee = (t: Columns) =>
  sql`(${t.teamId}, ${t.athleteId}) in (select a.team_id, a.athlete_id from my_athletes a)
  and ${t.teamId} in (select s.team_id from my_teams s where s.sees_health) and ${isSharedWithMe(t.athleteId, t.day)}`

const isMineToSay = (t: Columns & { authorId: AnyPgColumn }) =>
  sql`${isActor(t.authorId)} and ${isMineToSee(t)}`

const isShort = (column: AnyPgColumn) =>
  sql`char_length(${column}) between 1 and ${sql.raw(`${MAX_REPLY_LENGTH}`)}`

/**
 * What one of the staff said of an athlete's day, by a reaction, by a reply or by both, and the athlete's one answer
 * (docs/decisions/0038). It keeps no name: the author's is read where they are, so it outlives nobody by name. Which of the
 * two changes what, and that an answered reply stays as it is, a trigger holds (migration 0026).
 */
export const dayReplies = pgTable(
  'day_replies',
  {
    id: uuid().primaryKey().defaultRandom(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    authorId: uuid('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    reaction: text().$type<Reaction>(),
    reactedAt: timestamp('reacted_at', { withTimezone: true, precision: 3 }),
    reply: text(),
    repliedAt: timestamp('replied_at', { withTimezone: true, precision: 3 }),
    answer: text(),
    answeredAt: timestamp('answered_at', { withTimezone: true, precision: 3 }),
  },
  (t) => [
    unique('day_replies_once').on(t.athleteId, t.day, t.teamId, t.authorId),
    index('day_replies_team_id_day_idx').on(t.teamId, t.day),
    index('day_replies_author_id_idx').on(t.authorId),
    check('day_replies_reaction', oneOf(t.reaction, REACTIONS)),
    check('day_replies_says_something', sql`num_nonnulls(${t.reaction}, ${t.reply}) > 0`),
    check('day_replies_answer_to_reply', sql`${t.answer} is null or ${t.reply} is not null`),
    check('day_replies_short', sql`${isShort(t.reply)} and ${isShort(t.answer)}`),
    check(
      'day_replies_moments',
      sql`(${t.reaction} is null) = (${t.reactedAt} is null) and (${t.reply} is null) = (${t.repliedAt} is null) and (${t.answer} is null) = (${t.answeredAt} is null)`,
    ),
    pgPolicy('an athlete reads own, staff who see health those of their athletes', {
      for: 'select',
      to: appUser,
      using: sql`${isActor(t.athleteId)} or (${isMineToSee(t)})`,
    }),
    pgPolicy('staff who see health say something of a day', {
      for: 'insert',
      to: appUser,
      withCheck: sql`${isMineToSay(t)} and ${t.answer} is null`,
    }),
    pgPolicy('they change it, and the athlete answers', {
      for: 'update',
      to: appUser,
      using: sql`(${isActor(t.athleteId)} and ${isTeamIAmOn(t.teamId)}) or (${isMineToSay(t)})`,
    }),
    pgPolicy('they take it back unless it is answered', {
      for: 'delete',
      to: appUser,
      using: sql`${isMineToSay(t)} and ${t.answer} is null`,
    }),
  ],
)
