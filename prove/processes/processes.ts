import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { mails } from '#database/schema/mails.ts'
import { createClient } from '#tests/support/client.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { startNginx, whatNginxLacks } from '#tests/support/nginx.ts'
import { createDatabaseOn, startPostgres } from '#tests/support/postgres-server.ts'
import { rows } from '#tests/support/rows.ts'
import type { ServerProcess } from '#tests/support/server-process.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import { type Ground, onGround, postgresGround } from '../ground.ts'
import { NotTried, type Outcome, type Part, together } from '../part.ts'
import { foundClub } from '../writes/club.ts'
import type { Team } from '../writes/team.ts'
import { verdictOn } from '../writes/verdict.ts'
import { whileWriting } from '../writes/while-writing.ts'
import { startPgBouncer } from './pgbouncer.ts'

const SERVERS = 3
const ROUNDS = 10
const ROUND_MS = 1500
const SOON_MS = 15_000
const SIGN_INS_ALLOWED = 10

export const part: Part = {
  name: 'processes',
  what: 'three servers behind nginx on one PostgreSQL are one: sessions, limits, mails, events, and one of them killed',
  takes: '4 min',
  async run({ rounds = ROUNDS }) {
    const lacking = whatNginxLacks()
    if (lacking) throw new NotTried(`for ${lacking}`)
    const postgres = await startPostgres()
    try {
      const { line, ok } = together([
        await onGround(postgresGround(await createDatabaseOn(postgres)), (ground) => asOne(ground, rounds)),
        await throughPgBouncer(await createDatabaseOn(postgres), rounds),
      ])
      return { line: `${SERVERS} servers behind nginx, ${rounds} times one killed under load: ${line}`, ok }
    } finally {
      await postgres.stop()
    }
  },
}

async function throughPgBouncer(direct: string, rounds: number): Promise<Outcome> {
  const bouncer = await startPgBouncer(direct)
  if (!bouncer) return { line: 'PgBouncer 1.21 or newer is not installed, and was not tried', ok: true }
  try {
    const { line, ok } = await onGround(postgresGround(bouncer.url, direct), (ground) =>
      asOne(ground, rounds),
    )
    return { line: `through PgBouncer ${bouncer.version} in transaction mode ${line}`, ok }
  } finally {
    await bouncer.stop()
  }
}

async function asOne(ground: Ground, rounds: number): Promise<Outcome> {
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => ground.start()))
  const ports = servers.map(({ origin }) => Number(new URL(origin).port))
  const front = await startNginx(ports)
  try {
    const { ledger, team, writers } = await foundClub(front.origin)
    const broken = [...(await sessionEverywhere(team, servers)), ...(await limitTogether(front.origin, team))]
    for (let round = 0; round < rounds; round++) {
      const turn = round % SERVERS
      await whileWriting(writers, async () => {
        await pause(ROUND_MS)
        await servers[turn]!.kill()
        await pause(ROUND_MS)
        servers[turn] = await ground.start({ port: ports[turn]! })
      })
    }
    const { line, ok } = await verdictOn(ground, ledger)
    broken.push(...(await eventsEverywhere(team, servers)), ...(await mailsOnce(ground, servers)))
    for (const text of broken) console.error(text)
    return {
      line: `${line}, promises between processes broken ${broken.length}`,
      ok: ok && broken.length === 0,
    }
  } finally {
    await front.stop()
  }
}

/** Signed in through the front, known to each. */
async function sessionEverywhere({ coach }: Team, servers: ServerProcess[]): Promise<string[]> {
  const replies = await Promise.all(
    servers.map(({ origin }) =>
      fetch(`${origin}/api/teams/${coach.team.id}/athletes`, {
        headers: { Cookie: cookieHeader(coach.cookies) },
      }),
    ),
  )
  return replies.flatMap(({ status }, index) =>
    status === 200 ? [] : [`server ${index}: session ${status}`],
  )
}

/** Wrong passwords, in turn to all of them, count together. */
async function limitTogether(origin: string, { coach }: Team): Promise<string[]> {
  const stranger = createClient(origin, { 'X-Forwarded-For': '10.9.8.7' })
  const statuses: number[] = []
  for (let attempt = 0; attempt <= SIGN_INS_ALLOWED; attempt++)
    statuses.push((await stranger.signIn(coach.email, 'not the password')).status)
  const isRight = statuses.at(-1) === 429 && statuses.slice(0, -1).every((status) => status === 401)
  return isRight ? [] : [`wrong passwords were answered ${statuses.join(' ')}`]
}

/** What one server did is heard on the streams of all. */
async function eventsEverywhere({ coach }: Team, servers: ServerProcess[]): Promise<string[]> {
  const streams = await Promise.all(
    servers.map(({ origin }) => openLiveStream(origin, { cookies: coach.cookies })),
  )
  const before = streams.map(({ events }) => events.length)
  await coach.team.put('/form-status/open', { open: true })
  const limit = performance.now() + SOON_MS
  const deaf = () =>
    streams.flatMap(({ events }, index) =>
      events.length > before[index]! ? [] : [`server ${index}: no event`],
    )
  while (deaf().length > 0 && performance.now() < limit) await pause(20)
  for (const stream of streams) stream.close()
  return deaf()
}

/** All at once try to send what is waiting. */
async function mailsOnce(ground: Ground, servers: ServerProcess[]): Promise<string[]> {
  const smtp = await startSmtpServer()
  const db = await ground.open()
  try {
    await Promise.all(servers.map((server) => server.stop()))
    await db.system.delete(mails)
    const recipients = Array.from({ length: 30 }, (_, index) => `mailed-${index}@example.org`)
    await db.system
      .insert(mails)
      .values(recipients.map((recipient) => ({ recipient, subject: 's', text: 't' })))
    const env = { SMTP_URL: smtp.url }
    const senders = await Promise.all(servers.map(() => ground.start({ env })))
    await Promise.all(
      senders.map(({ origin }, index) =>
        createClient(origin).register({ email: `sender-${index}@example.org` }),
      ),
    )
    const limit = performance.now() + SOON_MS
    const waiting = async () =>
      Number((await rows(db.system, sql`select count(*) as n from mails where sent_at is null`))[0]?.['n'])
    while ((await waiting()) > 0 && performance.now() < limit) await pause(50)
    await db.system.delete(mails).where(eq(mails.subject, 's'))
    const received = smtp.mails.flatMap(({ to }) => to).filter((to) => to.startsWith('mailed-'))
    const isRight = received.length === 30 && new Set(received).size === 30
    return isRight ? [] : [`of 30 mails ${received.length} came, ${new Set(received).size} different ones`]
  } finally {
    await db.close()
    await smtp.stop()
  }
}
