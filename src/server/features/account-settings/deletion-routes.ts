import { createRoute, z } from '@hono/zod-openapi'
import { asActor } from '#database/as-actor.ts'
import { deleteAccount } from '#server/auth/delete-account.ts'
import { signOut } from '#server/auth/sign-in.ts'
import { actorOf } from '#server/http/guard.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { refuseLastOwner } from '#server/stored/team-staff.ts'
import { demandProof, DISPROVED, Proof } from './demand-proof.ts'
import { holdingsOf } from './queries.ts'

const readHoldings = createRoute({
  method: 'get',
  path: '/account/holdings',
  tags: ['Account'],
  summary: 'What deleting the account would destroy, to be told before',
  responses: {
    200: jsonReply(
      'Counted. `athletes` would keep their accounts and be without a team',
      z.object({ athletes: z.int(), metrics: z.int(), sessions: z.int(), answers: z.int() }),
    ),
    ...refusals('session-required'),
  },
})

const removeAccount = createRoute({
  method: 'post',
  path: '/account/deletion',
  tags: ['Account'],
  summary: 'Delete the account of the signed-in user and all that is theirs, at once and for good',
  request: jsonBody(Proof),
  responses: {
    204: { description: 'Deleted, and signed out everywhere' },
    ...refusals('invalid-input', 'session-required', ...DISPROVED, 'last-owner'),
  },
})

export const accountDeletionRoutes = createRouter()
  .openapi(readHoldings, async (c) => {
    const actor = actorOf(c)
    return c.json(await asActor(c.var.db, actor.id, (tx) => holdingsOf(tx, actor)), 200)
  })
  .openapi(removeAccount, async (c) => {
    const { id } = actorOf(c)
    await demandProof(c, id, c.req.valid('json'))
    await deleteAccount(c.var, id).catch(refuseLastOwner)
    await signOut(c)
    return c.body(null, 204)
  })
