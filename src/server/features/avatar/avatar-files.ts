import { Hono } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/refusal.ts'

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
