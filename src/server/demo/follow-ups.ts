import type { dayReplies } from '#database/schema/day-replies.ts'
import type { recordViews } from '#database/schema/record-views.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Reaction } from '#domain/day-reply/day-reply.ts'
import type { WallClock } from './instant-in-zone.ts'
import { demoId, randomFrom } from './random.ts'
import { demoCoach, idOf } from './roster.ts'
import { daysBefore } from './team-plan.ts'

type FollowUps = {
  views: Omit<typeof recordViews.$inferInsert, 'teamId'>[]
  replies: Omit<typeof dayReplies.$inferInsert, 'teamId'>[]
}
type CheckIn = { athleteId: string; date: string }

/** As far back as the coach's week is compared with. */
const FOLLOWED_UP_DAYS = 35
const OPENED_MIN = 12 * 60 + 20
const OPENED_SHARE = 0.85
const REACTION_SHARE = 0.12
const REPLY_SHARE = 0.03

type Exchange = readonly [reaction: Reaction | null, reply: string, answer: string | null]

const EXCHANGES: readonly [Exchange, ...Exchange[]] = [
  [
    'take-it-easy',
    'Legs first: leave out the sprints today and tell me tomorrow how it feels.',
    'Will do, thanks.',
  ],
  ['well-done', 'A strong week. Keep the evenings quiet before Saturday.', null],
  ['lets-talk', 'Come by before training, five minutes are enough.', 'I will be there at four.'],
  [null, 'Did the new pillow help?', 'A little!'],
]

/** That the coach opened most check-ins of the last weeks, and said something of a few: none of today, which is not over. */
export function demoFollowUps(
  checkIns: readonly CheckIn[],
  today: LocalDay,
  wallClock: WallClock,
): FollowUps {
  const from = daysBefore(today, FOLLOWED_UP_DAYS)
  const days = new Map(
    checkIns
      .filter(({ date }) => date >= from && date < today)
      .map((checkIn) => [`${checkIn.athleteId} ${checkIn.date}`, checkIn]),
  )
  const followUps: FollowUps = { views: [], replies: [] }
  for (const [key, { athleteId, date }] of days) {
    const random = randomFrom(`follow-up ${key}`)
    if (!random.chance(OPENED_SHARE)) continue
    const at = (minutes: number) => wallClock(date as LocalDay, OPENED_MIN + minutes)
    const own = { athleteId, day: date }
    followUps.views.push({
      id: demoId('view', key),
      ...own,
      viewerId: idOf(demoCoach),
      viewerName: demoCoach.fullName,
      scope: 'answers',
      firstAt: at(0),
      lastAt: at(0),
    })
    const said = { id: demoId('reply', key), ...own, authorId: idOf(demoCoach) }
    if (random.chance(REPLY_SHARE)) {
      const [reaction, reply, answer] = random.pick(EXCHANGES)
      followUps.replies.push({
        ...said,
        ...(reaction && { reaction, reactedAt: at(1) }),
        reply,
        repliedAt: at(2),
        ...(answer !== null && { answer, answeredAt: at(40) }),
      })
    } else if (random.chance(REACTION_SHARE)) {
      const reaction = random.pick<Reaction>(['well-done', 'well-done', 'take-it-easy', 'lets-talk'])
      followUps.replies.push({ ...said, reaction, reactedAt: at(1) })
    }
  }
  return followUps
}
