import { setTimeout as pause } from 'node:timers/promises'
import { isNull } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { mails } from '#database/schema/mails.ts'
import { rateLimits } from '#database/schema/rate-limits.ts'
import { reminders } from '#database/schema/reminders.ts'
import { randomFrom } from '#server/demo/random.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { createDatabaseOn, startPostgres } from '#tests/support/postgres-server.ts'
import type { ServerProcess } from '#tests/support/server-process.ts'
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts'
import { type Ground, onGround, postgresGround } from '../ground.ts'
import type { Outcome, Part } from '../part.ts'
import { foundSquad, type Squad } from './squad.ts'

const ROUNDS = 100
const SOON_MS = 30_000
/** Longer than a mail takes: what is still not sent then was in the hands of who was killed. */
const STILL_MS = 500
const LONGEST_LIFE_MS = 40

export const part: Part = {
  name: 'reminders',
  what: 'two servers remind at once and are killed while they send: nobody is left out, nobody noted twice',
  takes: '20 min',
  async run({ rounds = ROUNDS, seed }) {
    const [postgres, smtp] = [await startPostgres(), await startSmtpServer()]
    try {
      const { line, ok } = await onGround(postgresGround(await createDatabaseOn(postgres)), (ground) =>
        killWhileReminding(ground, smtp, rounds, seed),
      )
      return { line: `reminders by two servers, killed while they send, ${rounds} rounds: ${line}`, ok }
    } finally {
      await smtp.stop()
      await postgres.stop()
    }
  },
}

type Count = {
  kills: number
  reminded: number
  without: number
  twice: number
  others: number
  again: number
}

async function killWhileReminding(
  ground: Ground,
  smtp: SmtpServer,
  rounds: number,
  seed: number,
): Promise<Outcome> {
  const random = randomFrom(`reminders ${seed}`)
  const squad = await foundSquad(ground)
  const start = () => ground.start({ env: { SMTP_URL: smtp.url } })
  const servers = [await start(), await start()]
  const db = await ground.open()
  const count: Count = { kills: 0, reminded: 0, without: 0, twice: 0, others: 0, again: 0 }
  try {
    for (let round = 0; round < rounds; round++) {
      await beginAnew(db.system, smtp)
      const nudging = servers.map((server) => nudge(server, squad))
      await sent(smtp, Math.floor(random.uniform() * (squad.missing.length + 1)))
      await pause(random.uniform() * LONGEST_LIFE_MS)
      // One of them, or both.
      const killed = [[0], [1], [0, 1]][round % 3]!
      for (const index of killed) await servers[index]!.kill()
      await Promise.all(nudging)
      await untilStill(db.system)
      for (const index of killed) servers[index] = await start()
      // The lease of what they had in their hands would last for two minutes.
      await db.system.update(mails).set({ nextAttemptAt: new Date() }).where(isNull(mails.sentAt))
      await nudge(servers[killed[0]!]!, squad)
      await untilAllSent(db.system, squad)
      count.kills += killed.length
      await compare(db.system, smtp, squad, count)
      console.error(`  killed ${count.kills} times, ${count.reminded} reminded`)
    }
  } finally {
    await db.close()
  }
  const broken = count.without + count.twice + count.others
  return {
    line: `${count.kills} kills, ${count.reminded} reminded; without one ${count.without}, noted twice ${count.twice}, others reminded ${count.others}; mailed again by who was killed before noting it ${count.again}`,
    // A mail is sent again only for a kill.
    ok: broken === 0 && count.again <= count.kills,
  }
}

/** As if it were another day, for limits too. */
async function beginAnew(system: Orm, smtp: SmtpServer) {
  for (const table of [mails, reminders, rateLimits]) await system.delete(table)
  smtp.mails.length = 0
}

/** Its answer does not matter, nor that there is none. */
const nudge = async ({ origin }: ServerProcess, { coach }: Squad) => {
  const headers = { Cookie: cookieHeader(coach.cookies), 'Content-Type': 'application/json' }
  await fetch(`${origin}/api/teams/${coach.team.id}/nudges`, { method: 'POST', headers, body: '{}' }).then(
    (reply) => reply.text(),
    () => {},
  )
}

const until = async (isSo: () => boolean | Promise<boolean>, limitMs = SOON_MS) => {
  const limit = performance.now() + limitMs
  while (!(await isSo()) && performance.now() < limit) await pause(5)
}

/** As many mails, or all that there will be. */
const sent = (smtp: SmtpServer, atLeast: number) => until(() => smtp.mails.length >= atLeast, 5000)

const notSent = (system: Orm) => system.$count(mails, isNull(mails.sentAt))

async function untilStill(system: Orm) {
  let [left, since] = [await notSent(system), performance.now()]
  await until(async () => {
    const now = await notSent(system)
    if (now !== left) [left, since] = [now, performance.now()]
    return performance.now() - since > STILL_MS
  })
}

const untilAllSent = (system: Orm, { missing }: Squad) =>
  until(async () => {
    const rows = await system.select({ state: reminders.state }).from(reminders)
    return rows.length >= missing.length && rows.every(({ state }) => state === 'sent')
  })

async function compare(system: Orm, smtp: SmtpServer, { missing }: Squad, count: Count) {
  const rows = await system.select().from(reminders)
  const addresses = smtp.mails.flatMap(({ to }) => to)
  for (const { id, email } of missing) {
    const noted = rows.filter(({ athleteId, state }) => athleteId === id && state === 'sent').length
    const mailed = addresses.filter((to) => to === email).length
    count.reminded += Math.min(1, noted, mailed)
    if (noted === 0 || mailed === 0) count.without++
    if (noted > 1) count.twice++
    count.again += Math.max(0, mailed - 1)
  }
  count.others += addresses.filter((to) => missing.every(({ email }) => email !== to)).length
}
