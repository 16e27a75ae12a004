import { PUBLIC_ROUTES } from './guard.ts'
import { type RefusalCode, REFUSALS } from './refusal.ts'
import type { createRouter } from './router.ts'

export type ApiDocument = ReturnType<ReturnType<typeof createRouter>['getOpenAPI31Document']>
type Reply = { description: string; content?: object }

const WRITES = ['post', 'put', 'patch', 'delete'] as const

/** What every route says of itself, and what is refused before any route is asked. */
export function apiDocument(app: ReturnType<typeof createRouter>): ApiDocument {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Plimsoll API',
      version: '1',
      description: 'What the web application uses. Sign in at POST /api/session; the session is a cookie.',
    },
  })
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const method of WRITES) {
      const replies: Record<string, Reply> | undefined = methods[method]?.responses
      if (!replies) continue
      addRefusal(replies, 'foreign-origin')
      // Whoever counts the bytes of a body says so already.
      if (!replies['413']) addRefusal(replies, 'too-large')
      const isLimited = replies['429']?.description.includes('`too-many-attempts`')
      if (!isLimited && !PUBLIC_ROUTES.has(`${method.toUpperCase()} ${path}`))
        addRefusal(replies, 'too-many-attempts')
    }
  }
  return document
}

function addRefusal(replies: Record<string, Reply>, code: RefusalCode) {
  const { status, message } = REFUSALS[code]
  const before = replies[status]
  replies[status] = {
    description: [before?.description, `\`${code}\`: ${message}`].filter(Boolean).join('\n\n'),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  }
}
