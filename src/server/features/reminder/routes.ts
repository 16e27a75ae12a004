import { createRoute, z } from '@hono/zod-openapi'
import { asActor } from '#database/as-actor.ts'
import { ReminderChoices, ReminderSettings } from '#domain/reminder/reminder.ts'
import {
  athleteActorOf,
  OfTeam,
  RUNNING_REFUSALS,
  runningActorOf,
  STAFF_REFUSALS,
  staffActorOf,
} from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { announce, staffChannel } from '#server/live/announce.ts'
import { choicesOf, saveChoices, saveSettings, settingsOf } from './queries.ts'

const Settings = z.object({ reminders: ReminderSettings })
const Choices = z.object({ reminders: ReminderChoices })

const readSettings = createRoute({
  method: 'get',
  path: '/teams/{teamId}/reminders',
  tags: ['Reminders'],
  summary: 'When those of the team who have not answered are reminded',
  request: { params: OfTeam },
  responses: { 200: jsonReply('The settings', Settings), ...refusals(...STAFF_REFUSALS) },
})

const putSettings = createRoute({
  method: 'put',
  path: '/teams/{teamId}/reminders',
  tags: ['Reminders'],
  summary: 'Set when they are reminded: so many minutes before the form closes, and when it opens',
  request: { params: OfTeam, ...jsonBody(ReminderSettings) },
  responses: { 200: jsonReply('Set', Settings), ...refusals(...RUNNING_REFUSALS) },
})

const readChoices = createRoute({
  method: 'get',
  path: '/account/reminders',
  tags: ['Reminders'],
  summary: 'How the athlete wants to be reminded',
  responses: { 200: jsonReply('The choices', Choices), ...refusals('session-required', 'wrong-role') },
})

const putChoices = createRoute({
  method: 'put',
  path: '/account/reminders',
  tags: ['Reminders'],
  summary: 'Choose whether notifications and mails remind, and when it is quiet',
  request: jsonBody(ReminderChoices),
  responses: {
    200: jsonReply('Chosen', Choices),
    ...refusals('invalid-input', 'session-required', 'wrong-role', 'equal-quiet-hours'),
  },
})

export const reminderRoutes = createRouter()
  .openapi(readSettings, async (c) => {
    const { id, team } = staffActorOf(c)
    const reminders = await asActor(c.var.db, id, (tx) => settingsOf(tx, team.id))
    return c.json({ reminders }, 200)
  })
  .openapi(putSettings, async (c) => {
    const { id, team } = runningActorOf(c)
    const reminders = c.req.valid('json')
    await asActor(c.var.db, id, async (tx) => {
      await saveSettings(tx, team.id, reminders, c.var.now)
      await announce(tx, staffChannel(team.id), 'reminders')
    })
    return c.json({ reminders }, 200)
  })
  .openapi(readChoices, async (c) => {
    const { id } = athleteActorOf(c)
    const reminders = await asActor(c.var.db, id, (tx) => choicesOf(tx, id))
    return c.json({ reminders }, 200)
  })
  .openapi(putChoices, async (c) => {
    const { id } = athleteActorOf(c)
    const reminders = c.req.valid('json')
    if (reminders.quietFrom === reminders.quietTo) throw new Refusal('equal-quiet-hours')
    await asActor(c.var.db, id, (tx) => saveChoices(tx, id, reminders, c.var.now))
    return c.json({ reminders }, 200)
  })
