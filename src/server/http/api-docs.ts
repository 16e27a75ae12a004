import { inEnglish } from '#domain/language/in-english.ts'
import { html, raw } from 'hono/html'
import { PUBLIC_ROUTES } from './guard.ts'
import { type RefusalCode, REFUSALS } from './refusal.ts'
import type { createRouter } from './router.ts'

type Operation = {
  summary?: string
  tags?: string[]
  requestBody?: unknown
  responses: Record<string, Reply>
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif }
  body { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 6rem }
  h1 { letter-spacing: -.015em } h2 { margin-top: 3rem } h3 { margin: 2rem 0 .25rem; font-size: 1rem }
  code, pre { font: 14px/1.5 ui-monospace, monospace } .method { font-weight: 700; margin-right: .5rem }
  pre { padding: .75rem 1rem; border: 1px solid #8885; border-radius: 10px; overflow: auto }
  dt { font-weight: 650; float: left; width: 3.5rem } dd { margin: 0 0 .35rem 3.5rem; white-space: pre-line }
`

/** The API as a page to read: every operation with its body, its answers and its refusals, straight from the document. */
export function apiDocsPage(document: ApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation: operation as Operation,
    })),
  )
  const groups = Object.entries(Object.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'Other'))
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${document.info.title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${document.info.title}</h1>
          <p>
            ${document.info.description} The same as data:
            <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
          </p>
          ${groups.map(
            ([tag, group]) =>
              html`<h2>${tag}</h2>
                ${(group ?? []).map(operationSection)}`,
          )}
          <h2>Schemas</h2>
          ${Object.entries(document.components?.schemas ?? {}).map(
            ([name, schema]) =>
              html`<h3>${name}</h3>
                ${json(schema)}`,
          )}
        </main>
      </body>
    </html>`.toString()
}

function operationSection({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Operation
}) {
  return html`<section>
    <h3>
      <code><span class="method">${method.toUpperCase()}</span>${path}</code>
    </h3>
    <p>${operation.summary}</p>
    ${
      operation.requestBody
        ? html`<p>Body</p>
            ${json(schemaIn(operation.requestBody))}`
        : ''
    }
    <dl>
      ${Object.entries(operation.responses).map(
        ([status, reply]) =>
          html`<dt>${status}</dt>
            <dd>${reply.description}${schemaIn(reply) && status < '400' ? json(schemaIn(reply)) : ''}</dd>`,
      )}
    </dl>
  </section>`
}

function schemaIn(message: unknown): unknown {
  return (message as { content?: Record<string, { schema?: unknown }> }).content?.['application/json']?.schema
}

function json(value: unknown) {
  return html`<pre>${JSON.stringify(value, null, 2)}</pre>`
}

type ApiDocument = ReturnType<ReturnType<typeof createRouter>['getOpenAPI31Document']>
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
    for (const operation of Object.values(methods)) {
      addRefusal((operation as Operation).responses, 'database-away')
    }
    for (const method of WRITES) {
      const replies: Record<string, Reply> | undefined = methods[method]?.responses
      if (!replies) continue
      addRefusal(replies, 'foreign-origin')
      // A route that counts the bytes of a body itself has documented this already.
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
    description: [before?.description, `\`${code}\`: ${inEnglish(message)}`].filter(Boolean).join('\n\n'),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  }
}
