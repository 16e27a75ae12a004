import { describe, expect } from 'vitest'
import { teamChannel, userChannel } from '#server/live/announce.ts'
import { createClient } from '#tests/support/client.ts'
import { openLiveStream } from '#tests/support/live-stream.ts'
import { memberOf, putOnTeam, takeOffTeam } from '#tests/support/member-of.ts'
import { tell } from '#tests/support/tell.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const listen = (app: TestApp, cookies: Map<string, string>, after?: string) =>
  openLiveStream(app.origin, { cookies, after })

describe('a stream', () => {
  test('ends when its session does, and no other session can be used to open one', async ({ app }) => {
    const athlete = await memberOf(app)
    const stream = await listen(app, athlete.cookies)
    const copy = new Map(athlete.cookies)
    await athlete.delete('/api/session')
    await stream.ended
    expect(stream.topics()).toEqual(['session'])
    expect((await listen(app, copy)).status).toBe(401)
  })

  test('of another device comes back after a sign-out on this one', async ({ app }) => {
    const athlete = await memberOf(app)
    const phone = createClient(app.origin)
    await phone.signIn(athlete.email)
    const stream = await listen(app, phone.cookies)
    await athlete.delete('/api/session')
    await stream.ended
    const again = await listen(app, phone.cookies, stream.lastEventId())
    expect(again.status).toBe(200)
    again.close()
  })

  test('ends when the same browser signs in again', async ({ app }) => {
    const athlete = await memberOf(app)
    const stream = await listen(app, athlete.cookies)
    await athlete.signIn(athlete.email)
    await stream.ended
    const again = await listen(app, athlete.cookies)
    expect(again.status).toBe(200)
    again.close()
  })

  test('ends when the password is changed, on every device', async ({ app }) => {
    const athlete = await memberOf(app)
    const phone = createClient(app.origin)
    await phone.signIn(athlete.email)
    const streams = await Promise.all([athlete.cookies, phone.cookies].map((cookies) => listen(app, cookies)))
    expect((await phone.put('/api/password', { newPassword: 'another password' })).status).toBe(204)
    await Promise.all(streams.map(({ ended }) => ended))
    expect((await listen(app, athlete.cookies)).status).toBe(401)
  })

  test('ends when the password is reset by mail', async ({ app }) => {
    const athlete = await memberOf(app)
    const stream = await listen(app, athlete.cookies)
    await createClient(app.origin).post('/api/password-resets', { email: athlete.email })
    const mail = (await app.outbox()).findLast(({ to }) => to.includes(athlete.email))
    const [, token] = /token=(pkce_\S+)/.exec(mail!.text)!
    const reply = await createClient(app.origin).put('/api/password', {
      newPassword: 'a new password',
      token,
    })
    expect(reply.status).toBe(204)
    await stream.ended
    expect((await listen(app, athlete.cookies)).status).toBe(401)
  })

  test('ends when the session runs out, within the second', async ({ app }) => {
    const stream = await listen(app, (await memberOf(app)).cookies)
    app.setClock(() => new Date(Date.now() + 31 * 24 * 60 * 60 * 1000))
    await stream.ended
    app.setClock(() => new Date())
    expect(stream.topics()).toEqual([])
  })

  test('ends when its owner joins or leaves a team, and comes back with the right channels', async ({
    app,
  }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const athlete = await memberOf(app)
    const stream = await listen(app, athlete.cookies)
    await putOnTeam(app.db, manager.team.id, athlete.id)
    await tell(app, userChannel(athlete.id), 'session')
    await stream.ended
    const again = await listen(app, athlete.cookies, stream.lastEventId())
    await tell(app, teamChannel(manager.team.id), 'metrics')
    await expect.poll(() => again.topics()).toContain('metrics')
    again.close()
  })

  test('that is being opened while its session ends, or its team changes, hears nothing of either', async ({
    app,
  }) => {
    const manager = await memberOf(app, { role: 'manager' })
    const athlete = await memberOf(app)
    await putOnTeam(app.db, manager.team.id, athlete.id)
    const phone = createClient(app.origin)

    await phone.signIn(athlete.email)
    const leaving = await listenWhile(phone, async () => {
      await takeOffTeam(app.db, athlete.id)
      await tell(app, userChannel(athlete.id), 'session')
    })
    await leaving.ended
    await phone.signIn(athlete.email)
    const signingOut = await listenWhile(phone, () => phone.delete('/api/session'))
    expect(signingOut.status).toBe(401)
    expect(app.services.live.listenerCount()).toBe(0)

    /** Opens a stream and, once its session was read, does what ends it; another stream tells when that is over. */
    async function listenWhile({ cookies }: typeof phone, endIt: () => Promise<unknown>) {
      const { live } = app.services
      const { open } = live
      const witness = await listen(app, athlete.cookies)
      live.open = async (visit) => {
        live.open = open
        await endIt()
        await witness.ended
        return open(visit)
      }
      return listen(app, new Map(cookies))
    }
  })

  test('is one of twenty at most; leaving makes room again', async ({ app }) => {
    const athlete = await memberOf(app)
    const streams = await Promise.all(Array.from({ length: 20 }, () => listen(app, athlete.cookies)))
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const refused = await athlete.get('/api/live')
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-streams'])
    for (const stream of streams.slice(10)) stream.close()
    await expect
      .poll(async () => {
        const stream = await listen(app, athlete.cookies)
        stream.close()
        return stream.status
      })
      .toBe(200)
    for (const stream of streams) stream.close()
  })

  test('is not opened by asking for its head', async ({ app }) => {
    const athlete = await memberOf(app)
    for (let times = 0; times < 25; times++) {
      expect((await athlete.send('HEAD', '/api/live')).status).toBe(200)
    }
    const stream = await listen(app, athlete.cookies)
    expect(stream.status).toBe(200)
    stream.close()
  })
})
