import { inEnglish } from '#domain/language/in-english.ts'
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { AppEnv } from './app-env.ts'
import { Refusal, type RefusalCode, REFUSALS } from './refusal.ts'

/** A router whose bad input becomes a refusal that names the first field at fault. */
export function createRouter() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return
      const [issue] = result.error.issues
      throw new Refusal(
        'invalid-input',
        issue && { message: `${issue.path.join('.') || 'body'}: ${issue.message}` },
      )
    },
  })
}

export const RefusalBody = z
  .object({ code: z.string(), message: z.string(), requestId: z.string() })
  .openapi('Refusal', { description: 'Why the request was refused, with the sentence to show.' })

export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { 'application/json': { schema } } } } as const
}

export function jsonReply<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } } as const
}

/** Documents the refusals a route may answer with, grouped by status. */
export function refusals<Code extends RefusalCode>(...codes: Code[]) {
  const byStatus = Object.groupBy(codes, (code) => String(REFUSALS[code].status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group]) => [
      status,
      jsonReply(
        group!.map((code) => `\`${code}\`: ${inEnglish(REFUSALS[code].message)}`).join('\n\n'),
        RefusalBody,
      ),
    ]),
  ) as { [C in Code as (typeof REFUSALS)[C]['status']]: ReturnType<typeof jsonReply<typeof RefusalBody>> }
}
