import { createRoute, z } from '@hono/zod-openapi'
import { createRouter, jsonReply } from '#server/http/router.ts'

const readSite = createRoute({
  method: 'get',
  path: '/site',
  tags: ['Site'],
  summary: 'What the pages show of this installation',
  responses: { 200: jsonReply('The address to write to', z.object({ contactEmail: z.string() })) },
})

export const siteRoutes = createRouter().openapi(readSite, (c) =>
  c.json({ contactEmail: c.var.config.contactEmail }, 200),
)
