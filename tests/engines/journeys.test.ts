import { msg } from '#domain/language/message.ts'
import { speechIn } from '#server/language/speech-in.ts'
import { answeringAthlete, answerTheDay, askingCoach, seenByCoach } from '#tests/e2e/answering-team.ts'
import { newAccount } from '#tests/e2e/account.ts'
import { athleteOf, coachOn } from '#tests/e2e/team.ts'
import { startServer } from '#tests/support/server-process.ts'
import { button, dialog, type Driver, field, link, radio, radiogroup, region, text } from './driver.ts'
import { expect, test } from './fixtures.ts'

const PASSWORD = 'a good password'
const MORNING = region('Morning Session (AM)')
const AFTERNOON = region('Afternoon Session (PM)')

async function signIn(visitor: Driver, { email }: { email: string }) {
  await visitor.fill(field('Email'), email)
  await visitor.fill(field('Password'), PASSWORD)
  await visitor.click(button('Sign in'))
}

async function register(visitor: Driver, { fullName, email }: { fullName: string; email: string }) {
  await visitor.fill(field('Full Name'), fullName)
  await visitor.fill(field('Email'), email)
  await visitor.fill(field('Password'), PASSWORD)
  await visitor.fill(field('Confirm Password'), PASSWORD)
}

async function rateBoth(visitor: Driver) {
  await visitor.click(radio('4 good', radiogroup('Sleep')))
  await visitor.click(radio('2 poor', radiogroup('Mood')))
}

test('a visitor reads the public pages', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.see('Know the load each athlete can carry.')
  await visitor.open('/privacy-policy')
  await visitor.see('Privacy Policy')
  await visitor.click(link('Back to Home'))
  await visitor.see('Know the load each athlete can carry.')
  await visitor.open('/terms-of-service')
  await visitor.see('Terms of Service')
  await visitor.open('/login')
  await visitor.click(link('Forgot password?'))
  await visitor.arriveAt('/reset-password')
})

test('a coach registers and signs in', async ({ visitor }) => {
  const account = newAccount({ fullName: 'Zoë Ångström-Nuñez' })
  await visitor.open('/register')
  await register(visitor, account)
  await visitor.click(radio('Coach/Manager'))
  await visitor.click(button('Create Account'))
  await visitor.see('Account created successfully! Please sign in to continue.')
  await visitor.fill(field('Password'), PASSWORD)
  await visitor.press('Enter')
  await visitor.arriveAt('/manager/dashboard')
  await visitor.see('Zoë Ångström-Nuñez')
  await visitor.click(button('Sign out'))
  await visitor.arriveAt('/login')
})

test('a coach invites, and who follows the link registers and joins', async ({ visitor, server }) => {
  await visitor.open('/login')
  await signIn(visitor, await coachOn(server))
  await visitor.click(button('Invite Athlete'))
  await visitor.click(button('Generate Invitation Link', dialog('Invite Athlete')))
  const invitation = await visitor.focusedValue(/\/join\?code=/)
  await visitor.press('Escape')
  await visitor.see('Team link')
  await visitor.click(button('Sign out'))
  await visitor.arriveAt('/login')

  const account = newAccount({ fullName: 'Ida Solberg' })
  await visitor.open(invitation)
  await visitor.click(link('Create an account'))
  await register(visitor, account)
  await visitor.click(radio('Athlete'))
  await visitor.click(button('Create Account'))
  await visitor.see('Welcome to Plimsoll.')
  await signIn(visitor, account)
  await visitor.click(button('Join team'))
  await visitor.see("You have joined Marta Kowalczyk's team.")
  await visitor.arriveAt('/athlete/dashboard')
})

test('who follows a link to the staff registers, agrees, and works for the team and for one of their own', async ({
  visitor,
  server,
}) => {
  const owner = await coachOn(server)
  await athleteOf(owner, server, 'Ida Solberg')
  await visitor.open('/login')
  await signIn(visitor, owner)
  await visitor.arriveAt('/manager/dashboard')
  await visitor.click(link('Team'))
  // The list above the button is there.
  await visitor.see('(you)')
  await visitor.click(button('Invite staff'))
  await visitor.click(button('Generate Invitation Link'))
  const invitation = await visitor.focusedValue(/\/join\?code=/)
  await visitor.press('Escape')
  await visitor.click(button('Sign out'))
  await visitor.arriveAt('/login')

  const account = newAccount({ fullName: 'Jon Aas' })
  await visitor.open(invitation)
  await visitor.click(link('Create an account'))
  await register(visitor, account)
  await visitor.click(radio('Coach/Manager'))
  await visitor.click(button('Create Account'))
  await visitor.see('Welcome to Plimsoll.')
  await signIn(visitor, account)
  await visitor.see('Work for Marta Kowalczyk’s team?')
  await visitor.click(button('Join the staff'))
  await visitor.see('Ida Solberg')
  await visitor.click(link('Team'))
  await visitor.see('Jon Aas (you)')
  await visitor.fill(field('Name of the new team'), 'Under 19')
  await visitor.click(button('Begin a team'))
  await visitor.see('No athletes yet')
  await visitor.seeNoMore('Ida Solberg')
})

test('an athlete answers a whole day and reads it in the statistics', async ({ visitor, server }) => {
  const coach = await askingCoach(server)
  const athlete = await answeringAthlete(coach, server)
  await visitor.open('/login')
  await signIn(visitor, athlete)
  await visitor.see('Forms Open')
  await rateBoth(visitor)
  await visitor.click(radio('Yes', MORNING))
  await visitor.click(radio('Technical/Tactical', MORNING))
  await visitor.click(radio('7 very hard', MORNING))
  await visitor.click(button('75 minutes', MORNING))
  await visitor.see('525')
  await visitor.click(radio('No', AFTERNOON))
  await visitor.click(button('Submit All Responses'))
  await visitor.see('All Done!')
  expect(await seenByCoach(coach, athlete)).toEqual({
    ratings: ['Mood 2', 'Sleep 4'],
    AM: 'trained',
    PM: 'rested',
  })

  await visitor.open('/statistics')
  await visitor.see('Performance Statistics')
  await visitor.see('Training Load Analysis')
  await visitor.see('1 session this week')
  await visitor.see('Technical/Tactical')
})

test('an athlete whose account reads Arabic answers the day in it', async ({ visitor, server }) => {
  const said = (english: string) => speechIn('ar').t(msg(english))
  const athlete = await answeringAthlete(await askingCoach(server), server)
  expect((await athlete.put('/api/account/language', { locale: 'ar' })).status).toBe(200)
  await visitor.open('/login')
  await signIn(visitor, athlete)
  await visitor.see(said('Forms Open'))
  for (const title of ['Sleep', 'Mood']) await visitor.click(radio(`4 ${said('good')}`, radiogroup(title)))
  // Loaded anew, the page is in Arabic from the start, with what was answered.
  await visitor.open('/athlete/dashboard')
  for (const slot of ['Morning Session (AM)', 'Afternoon Session (PM)'])
    await visitor.click(radio(said('No'), region(said(slot))))
  await visitor.click(button(said('Submit All Responses')))
  await visitor.click(button(said('Yes, Submit Without Training')))
  await visitor.see(said('All Done!'))
})

test('answers given without a connection wait, and arrive with it', async ({ visitor }) => {
  const own = await startServer({ env: { LOG_LEVEL: 'warn' } })
  const port = Number(new URL(own.origin).port)
  const coach = await askingCoach(own)
  const athlete = await answeringAthlete(coach, own)
  await visitor.open(`${own.origin}/login`)
  await signIn(visitor, athlete)
  await visitor.see('Forms Open')
  await visitor.isInstalled()
  process.kill(own.pid, 'SIGTERM')
  await own.exited

  await rateBoth(visitor)
  await visitor.click(button('Submit Daily Check-in'))
  await visitor.see('Waiting for a connection: your answers from')
  await visitor.open(`${own.origin}/`)
  await visitor.see('Waiting to be sent')

  const again = await startServer({ env: { LOG_LEVEL: 'warn' }, dataDir: own.dataDir, port })
  await visitor.seeNoMore('Waiting for a connection')
  await visitor.see('Submitted')
  await expect.poll(() => seenByCoach(coach, athlete)).toMatchObject({ ratings: ['Mood 2', 'Sleep 4'] })
  await again.stop()
})

test('a coach reads the morning as it comes in, and the statistics', async ({ visitor, server }) => {
  const coach = await askingCoach(server)
  const athlete = await answeringAthlete(coach, server)
  await visitor.open('/login')
  await signIn(visitor, coach)
  await visitor.see('No Responses Yet')
  await answerTheDay(athlete)
  await visitor.see('2 responses')
  await visitor.click(text('Ida Lind', region('Daily Responses')))
  await visitor.see('Competition, RPE 9, 90 min, load 810')

  await visitor.open('/statistics?athlete=all')
  await visitor.see('Performance Statistics')
  await visitor.see('The 7 days up to')
  await visitor.see('810')
  await visitor.open(`/statistics?athlete=${athlete.id}`)
  await visitor.see('1 session this week')
})

test('an athlete changes the name on the account page', async ({ visitor, server }) => {
  const coach = await askingCoach(server)
  const athlete = await answeringAthlete(coach, server)
  await visitor.open('/login')
  await signIn(visitor, athlete)
  await visitor.see('Forms Open')
  await visitor.open('/account')
  await visitor.fill(field('Full name', region('Name')), 'Ida Nordmann')
  await visitor.click(button('Save name'))
  await visitor.see('Saved. Your new name is shown everywhere.')
})
