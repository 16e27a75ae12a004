import { DatabaseRefused } from '#database/database-error.ts'
import { loadDemoTeam, RealUsersPresent } from './demo/load-demo-team.ts'
import { DEMO_PASSWORD, demoAthletes, demoCoach, idOf } from './demo/roster.ts'
import { SEASON_DAYS } from './demo/team-plan.ts'
import { localDayIn, type LocalDay } from '#domain/calendar/local-day.ts'
import { readConfig, WrongConfiguration } from './process/config.ts'
import { createLog } from './process/log.ts'
import { createServices, openDatabase } from './services.ts'
import { unlistErasureOf } from './storage/erasures.ts'

class WrongDay extends Error {}

try {
  await loadDemo(process.argv[2])
} catch (error) {
  const expected = [WrongConfiguration, DatabaseRefused, RealUsersPresent, WrongDay].some(
    (kind) => error instanceof kind,
  )
  console.error(expected ? (error as Error).message : error)
  process.exitCode = 1
}

/** `npm run demo`, or `npm run demo -- 2026-11-15` to end the season on another day than today. */
async function loadDemo(lastDay: string | undefined) {
  const clock = () => new Date()
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const today = lastDay === undefined ? localDayIn(timeZone, clock()) : parsedDay(lastDay)
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const log = createLog(config.logLevel)
  const db = await openDatabase(config, log)
  try {
    const { hashPassword, files } = createServices({ config, db, log, clock })
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    await loadDemoTeam(db, {
      today,
      timeZone,
      passwordHash,
      saveAvatar: async (userId, folder, images) => {
        for (const [size, bytes] of Object.entries(images)) {
          await files.put(`avatars/${userId}/${folder}/${size}.webp`, bytes)
        }
        return `/avatars/${userId}/${folder}`
      },
    })
    for (const person of [demoCoach, ...demoAthletes]) await unlistErasureOf(files, idOf(person))
    console.log(signInData(today, db.location))
  } finally {
    await db.close()
  }
}

function parsedDay(text: string): LocalDay {
  const day = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) {
    throw new WrongDay(`${text} is not a day; write it as YYYY-MM-DD.`)
  }
  return text as LocalDay
}

function signInData(today: LocalDay, location: string): string {
  const done = demoAthletes.find((athlete) => athlete.today === 'all done' && athlete.storyline === 'regular')
  const open = demoAthletes.find((athlete) => athlete.today === 'not yet' && athlete.look !== null)
  return [
    `The demo team is in ${location}: one coach, ${demoAthletes.length} athletes, ${SEASON_DAYS} days up to ${today}.`,
    `  coach     ${demoCoach.email}`,
    `  athlete   ${open?.email}   (today's check-in still open)`,
    `  athlete   ${done?.email}   (today done)`,
    `  password  ${DEMO_PASSWORD}   (the same for everyone)`,
    'Next: npm start',
  ].join('\n')
}
