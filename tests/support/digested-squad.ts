import { eq, inArray } from 'drizzle-orm'
import { digests } from '#database/schema/digests.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Duty } from '#domain/team/team.ts'
import { sendDigests } from '#server/jobs/send-digests.ts'
import type { Services } from '#server/http/app-env.ts'
import { colleagueOf } from '#tests/support/member-of.ts'
import { at, type MailedApp, squadOf } from '#tests/support/reminded-squad.ts'
import type { Someone } from '#tests/support/someone.ts'

/** A squad whose form closes at 10:00, and a staff of four, one of each duty, with confirmed addresses. */
export async function staffedSquad(app: MailedApp, names: string[]) {
  const squad = await squadOf(app, names)
  const work = (duty: Duty, fullName: string) => colleagueOf(app, squad.coach, { duty, fullName })
  const staff = {
    owner: squad.coach,
    coach: await work('coach', 'Cora Coach'),
    medical: await work('medical', 'Mia Medical'),
    viewer: await work('viewer', 'Vera View'),
  }
  const ids = Object.values(staff).map(({ id }) => id)
  await app.db.system.update(profiles).set({ emailVerified: true }).where(inArray(profiles.id, ids))
  return { ...squad, staff }
}

export async function choose(who: Someone, choice: { byMail?: boolean; byPush?: boolean }) {
  const { status } = await who.team.put('/digest-choice', { byMail: false, byPush: false, ...choice })
  if (status !== 200) throw new Error(`the choice was not taken: ${status}`)
}

export async function digestAt(
  app: MailedApp,
  moment: Parameters<typeof at>,
  services: Services = app.services,
) {
  app.setClock(() => at(...moment))
  await sendDigests.run(services, at(...moment))
}

export const digestsTo = ({ smtp }: MailedApp, { email }: Someone) =>
  smtp.mails.filter(
    ({ to, headers }) => to.includes(email) && headers['list-unsubscribe']?.includes('mails=digest'),
  )

export const counts = (app: MailedApp, people: Someone[]) => people.map((one) => digestsTo(app, one).length)

/** Those that the text of a mail lists. */
export const namesIn = (text: string) => [...text.matchAll(/^- (.+)$/gm)].map(([, name]) => name)

/** Of which days the staff of a team were told, for each of them. */
export const toldOf = ({ db }: MailedApp, { team }: Someone) =>
  db.system
    .select({ accountId: digests.accountId, day: digests.day })
    .from(digests)
    .where(eq(digests.teamId, team.id))
    .orderBy(digests.day)
