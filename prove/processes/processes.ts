import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { mails } from '#database/schema/mails.ts'
import { createClient } from '#tests/support/client.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { createDatabaseOn, startPostgres } from '#tests/support/postgres-server.ts'
import { rows } from '#tests/support/rows.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import { type Ground, onGround, postgresGround } from '../ground.ts'
import type { Outcome, Part } from '../part.ts'
import { allWriters, keepWriting } from '../writes/all-writers.ts'
import { createLedger } from '../writes/ledger.ts'
import { createTeam, type Team } from '../writes/team.ts'
import { verdictOn } from '../writes/verdict.ts'
import { startNginx } from './nginx.ts'
import { startPgBouncer } from './pgbouncer.ts'

const SERVERS = 3
const ROUNDS = 10
const ROUND_MS = 1500
const SOON_MS = 15_000
const SIGN_INS_ALLOWED = 10

export const part: Part = {
  name: 'processes',
  what: 'three servers behind nginx on one PostgreSQL are one: sessions, limits, mails, events, and one of them killed',
  async run({ rounds = ROUNDS }) {
    const postgres = await startPostgres()
    try {
      const direct = await createDatabaseOn(postgres)
      const outcomes = [await onGround(postgresGround(direct), (ground) => asOne(ground, rounds))]
      const bounced = await createDatabaseOn(postgres)
      const bouncer = await startPgBouncer(bounced)
      if (bouncer) {
        const through = { ...postgresGround(bouncer.url), open: postgresGround(bounced).open }
        const { line, ok } = await onGround(through, (ground) => asOne(ground, rounds))
        outcomes.push({ line: `through PgBouncer ${bouncer.version} in transaction mode ${line}`, ok })
        await bouncer.stop()
      } else outcomes.push({ line: 'PgBouncer 1.21 or newer is not installed, and was not tried', ok: true })
      return {
        line: `${SERVERS} servers behind nginx, ${rounds} times one killed under load: ${outcomes.map(({ line }) => line).join('; ')}`,
        ok: outcomes.every(({ ok }) => ok),
      }
    } finally {
      await postgres.stop()
    }
  },
}

async function asOne(ground: Ground, rounds: number): Promise<Outcome> {
  const ledger = createLedger()
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => startServer(ground)))
  const ports = servers.map(({ origin }) => Number(new URL(origin).port))
  const front = await startNginx(ports)
  try {
    const team = await createTeam(ledger, front.origin)
    const broken = [...(await sessionEverywhere(team, servers)), ...(await limitTogether(front.origin, team))]
    const over = new AbortController()
    const writing = keepWriting(allWriters(ledger, team, front.origin), over.signal)
    for (let round = 0; round < rounds; round++) {
      await Promise.race([writing, pause(ROUND_MS)])
      const turn = round % SERVERS
      await servers[turn]!.kill()
      await Promise.race([writing, pause(ROUND_MS)])
      servers[turn] = await startServer({ ...ground, port: ports[turn]! })
    }
    over.abort()
    await writing
    const { line, ok } = await verdictOn(ground, ledger)
    broken.push(...(await eventsEverywhere(team, servers)), ...(await mailsOnce(ground, servers)))
    for (const text of broken) console.error(text)
    return {
      line: `${line}, promises between processes broken ${broken.length}`,
      ok: ok && broken.length === 0,
    }
  } finally {
    await front.stop()
    await Promise.all(servers.map((server) => server.kill()))
  }
}

/** Signed in through the front, known to each. */
async function sessionEverywhere({ coach }: Team, servers: ServerProcess[]): Promise<string[]> {
  const replies = await Promise.all(
    servers.map(({ origin }) =>
      fetch(`${origin}/api/athletes`, { headers: { Cookie: cookieOf(coach.cookies) } }),
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
  await coach.put('/api/form-status/open', { open: true })
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
  const senders: ServerProcess[] = []
  try {
    await Promise.all(servers.map((server) => server.stop()))
    await db.system.delete(mails)
    const recipients = Array.from({ length: 30 }, (_, index) => `mailed-${index}@example.org`)
    await db.system
      .insert(mails)
      .values(recipients.map((recipient) => ({ recipient, subject: 's', text: 't' })))
    const env = { ...ground.env, SMTP_URL: smtp.url }
    senders.push(...(await Promise.all(servers.map(() => startServer({ ...ground, env })))))
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
    await Promise.all(senders.map((sender) => sender.stop()))
    await db.close()
    await smtp.stop()
  }
}

const cookieOf = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
