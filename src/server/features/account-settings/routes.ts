import { createRoute, z } from '@hono/zod-openapi'
import { asActor } from '#database/as-actor.ts'
import { MAX_PASSWORD_LENGTH } from '#domain/account/account-limits.ts'
import { Email, FullName, Password } from '#domain/account/account-schemas.ts'
import { LOCALES } from '#domain/language/locale.ts'
import { sessionToken } from '#server/auth/current-session.ts'
import { askForEmailChange, confirmEmailChange } from '#server/auth/email-change.ts'
import { undoEmailChange } from '#server/auth/email-undo.ts'
import { hashOf } from '#server/auth/hash-in-turn.ts'
import { rememberAfterChange } from '#server/auth/known-device.ts'
import { changePassword, demandGoodPassword } from '#server/auth/passwords.ts'
import { requestRecovery } from '#server/auth/recovery.ts'
import { actorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import {
  CONFIRMATION_PER_ACCOUNT,
  EMAIL_CHANGE_PER_USER,
  RENAME_PER_USER,
  TOKEN_PER_ADDRESS,
} from '#server/limits/attempt-limits.ts'
import { limitYoungMails } from '#server/auth/limit-young-mails.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { perNetwork } from '#server/limits/networks.ts'
import { demandPassword, demandProof, DISPROVED, Proof } from './demand-proof.ts'
import { keepLanguage, rename } from './queries.ts'

const changeName = createRoute({
  method: 'put',
  path: '/account/name',
  tags: ['Account'],
  summary: 'Change the name, wherever it is shown',
  request: jsonBody(z.object({ fullName: FullName.pipe(z.string().min(1)) })),
  responses: {
    200: jsonReply('Changed', z.object({ fullName: z.string() })),
    ...refusals('invalid-input', 'session-required', 'too-many-attempts'),
  },
})

const chooseLanguage = createRoute({
  method: 'put',
  path: '/account/language',
  tags: ['Account'],
  summary: 'Choose the language of pages and mails',
  request: jsonBody(z.object({ locale: z.enum(LOCALES) })),
  responses: {
    200: jsonReply('Chosen', z.object({ locale: z.enum(LOCALES) })),
    ...refusals('invalid-input', 'session-required', 'too-many-attempts'),
  },
})

const changeEmail = createRoute({
  method: 'put',
  path: '/account/email',
  tags: ['Account'],
  summary: 'Change the e-mail address; with SMTP it counts once the link mailed to it is opened',
  request: jsonBody(Proof.extend({ email: Email })),
  responses: {
    200: jsonReply(
      'Whether it counts already',
      z.object({ next: z.enum(['changed', 'confirmation-pending']) }),
    ),
    ...refusals('invalid-input', 'session-required', 'email-taken', ...DISPROVED, 'too-many-young-mails'),
  },
})

const confirmNewEmail = createRoute({
  method: 'post',
  path: '/account/email/confirmation',
  tags: ['Account'],
  summary: 'Confirm the new e-mail address with the token from the mail',
  request: jsonBody(z.object({ token: z.string().max(200) })),
  responses: {
    204: { description: 'It counts from now on' },
    ...refusals('invalid-input', 'email-change-link-invalid', 'email-taken', 'too-many-attempts'),
  },
})

const undoNewEmail = createRoute({
  method: 'post',
  path: '/account/email/undo',
  tags: ['Account'],
  summary:
    'Put the former e-mail address back with the token mailed to it; ends all sessions, voids the password and mails a reset link',
  request: jsonBody(z.object({ token: z.string().max(200) })),
  responses: {
    200: jsonReply('The address that counts again', z.object({ email: Email })),
    ...refusals('invalid-input', 'email-undo-link-invalid', 'email-undo-taken', 'too-many-attempts'),
  },
})

const setPassword = createRoute({
  method: 'put',
  path: '/account/password',
  tags: ['Account'],
  summary: 'Change the password; ends every other session of the user',
  request: jsonBody(
    z.object({ currentPassword: Password, newPassword: z.string().max(MAX_PASSWORD_LENGTH) }),
  ),
  responses: {
    204: { description: 'Changed' },
    ...refusals(
      'invalid-input',
      'password-too-short',
      'password-too-common',
      'password-of-own-words',
      'session-required',
      'wrong-password',
      'too-many-attempts',
    ),
  },
})

export const accountSettingsRoutes = createRouter()
  .openapi(changeName, async (c) => {
    const actor = actorOf(c)
    const { fullName } = c.req.valid('json')
    await limitAttempts(c, [RENAME_PER_USER, actor.id])
    const isRenamed = await asActor(c.var.db, actor.id, (tx) => rename(tx, actor, fullName, c.var.now))
    if (!isRenamed) throw new Refusal('session-required')
    return c.json({ fullName }, 200)
  })
  .openapi(chooseLanguage, async (c) => {
    const { id } = actorOf(c)
    const { locale } = c.req.valid('json')
    await limitAttempts(c, [RENAME_PER_USER, id])
    const isChosen = await asActor(c.var.db, id, (tx) => keepLanguage(tx, id, locale, c.var.now))
    if (!isChosen) throw new Refusal('session-required')
    return c.json({ locale }, 200)
  })
  .openapi(changeEmail, async (c) => {
    const actor = actorOf(c)
    const { email, ...proof } = c.req.valid('json')
    await demandProof(c, actor.id, proof)
    await limitAttempts(c, [EMAIL_CHANGE_PER_USER, actor.id], [CONFIRMATION_PER_ACCOUNT, email])
    await limitYoungMails(c, actor.id)
    const next = await askForEmailChange(c.var, actor, email, c.var.now)
    if (next === 'email-taken') throw new Refusal('email-taken')
    c.var.background.run(c.var.mailQueue.deliver)
    return c.json({ next }, 200)
  })
  .openapi(confirmNewEmail, async (c) => {
    await limitAttempts(c, ...perNetwork(TOKEN_PER_ADDRESS, c.var.clientAddress))
    const outcome = await confirmEmailChange(c.var, c.req.valid('json').token, c.var.now)
    if (outcome === 'link-invalid') throw new Refusal('email-change-link-invalid')
    if (outcome === 'email-taken') throw new Refusal('email-taken')
    c.var.background.run(c.var.mailQueue.deliver)
    return c.body(null, 204)
  })
  .openapi(undoNewEmail, async (c) => {
    await limitAttempts(c, ...perNetwork(TOKEN_PER_ADDRESS, c.var.clientAddress))
    const outcome = await undoEmailChange(c.var, c.req.valid('json').token, c.var.now)
    if (outcome === 'link-invalid') throw new Refusal('email-undo-link-invalid')
    if (outcome === 'email-taken') throw new Refusal('email-undo-taken')
    // By mail and not here: the link lasts seven days, and only the person who has the mailbox today may get in.
    c.var.background.run(() => requestRecovery(c.var, outcome.email))
    return c.json(outcome, 200)
  })
  .openapi(setPassword, async (c) => {
    const actor = actorOf(c)
    const { currentPassword, newPassword } = c.req.valid('json')
    demandGoodPassword(newPassword, actor)
    await demandPassword(c, actor.id, currentPassword)
    const keptToken = sessionToken(c) ?? undefined
    const passwordHash = await hashOf(c.var, newPassword)
    if (!(await changePassword(c.var, actor, passwordHash, { keptToken })))
      throw new Refusal('session-required')
    await rememberAfterChange(c, actor.id)
    c.var.background.run(c.var.mailQueue.deliver)
    return c.body(null, 204)
  })
