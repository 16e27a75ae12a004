import { join } from 'node:path'
import { createRoute, z } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { asActor } from '#database/as-actor.ts'
import { MAX_AVATAR_BYTES } from '#domain/account/avatar.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { actorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonReply, refusals } from '#server/http/router.ts'
import { AVATAR_PER_USER } from '#server/limits/attempt-limits.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { folderOf } from '#server/storage/file-store.ts'
import { avatarPictures, replaceAvatarUrl, storePictures } from './pictures.ts'
import { receiveUpload, takeTurns } from './receive-upload.ts'

const REFUSAL_OF = {
  interrupted: 'upload-interrupted',
  'not-an-image': 'not-an-image',
  'too-large': 'image-too-large',
  'too-narrow': 'image-too-narrow',
} as const

const putAvatar = createRoute({
  method: 'put',
  path: '/avatar',
  tags: ['Account'],
  summary: 'Replace the profile picture; the body is the image itself',
  request: {
    body: {
      required: true,
      content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
    },
  },
  responses: {
    200: jsonReply(
      'Stored; `{avatarUrl}/{small|medium|large}.webp` are its sizes',
      z.object({ avatarUrl: z.string() }),
    ),
    ...refusals(
      'session-required',
      'image-missing',
      'not-an-image',
      'image-too-large',
      'image-too-narrow',
      'upload-interrupted',
      'too-many-attempts',
    ),
  },
})

// A decoded picture takes up to half a gigabyte for a moment, so there is one at a time.
const inTurn = takeTurns()

export const avatarRoutes = createRouter().openapi(putAvatar, async (c) => {
  const actor = actorOf(c)
  const { id } = actor
  const { config, db, files, background } = c.var
  await limitAttempts(c, [AVATAR_PER_USER, id])
  const upload = {
    request: c.req.raw,
    folder: join(config.dataDir, 'uploads'),
    maxBytes: MAX_AVATAR_BYTES,
  }
  const pictures = await receiveUpload(upload, (readAll) =>
    inTurn(async () => avatarPictures(await readAll())),
  )
  if (!pictures) throw new Refusal('image-missing')
  if (typeof pictures === 'string') throw new Refusal(REFUSAL_OF[pictures])

  const avatarUrl = await storePictures(files, id, pictures)
  const formerUrl = await asActor(db, id, (tx) => replaceAvatarUrl(tx, actor, avatarUrl))
  if (formerUrl === undefined) {
    await files.deleteFolder(folderOf(avatarUrl))
    throw new Refusal('session-required')
  }
  if (formerUrl) background.run(() => files.deleteFolder(folderOf(formerUrl)))
  return c.json({ avatarUrl }, 200)
})

const CACHE_SEC = 3600

/** Public by design, under addresses nobody can guess. */
export const avatarFiles = new Hono<AppEnv>().get(
  '/avatars/:userId{[0-9a-f-]{36}}/:picture{[A-Za-z0-9_-]+}/:file{(?:small|medium|large)\\.webp}',
  async (c) => {
    const { userId, picture, file } = c.req.param()
    const bytes = await c.var.files.get(`avatars/${userId}/${picture}/${file}`)
    if (!bytes) throw new Refusal('not-found')
    return c.body(bytes, 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': `public, max-age=${CACHE_SEC}`,
    })
  },
)
