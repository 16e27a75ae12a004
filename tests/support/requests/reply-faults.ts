import { z } from 'zod'
import type { JsonSchema, Operation } from './api-document.ts'

export type ReceivedReply = { status: number; contentType: string; text: string }

const readers = new Map<JsonSchema, z.ZodType>()

/** What of the reply the document does not say, or forbids. */
export function replyFaults({ replies }: Operation, { status, contentType, text }: ReceivedReply): string[] {
  if (status >= 500) return [`${status} ${text}`]
  const contents = replies.get(status)
  if (!contents) return [`the status ${status} is not documented: ${text}`]
  if (contents.size === 0) return text === '' ? [] : [`${status} has an undocumented body`]
  const [type = ''] = contentType.split(';')
  const schema = contents.get(type)
  if (!schema) return [`${status} as ${type || 'nothing'} is not documented`]
  if (type !== 'application/json') return []
  const read = readerOf(schema).safeParse(JSON.parse(text))
  return read.success ? [] : [`${status} ${text} does not match: ${z.prettifyError(read.error)}`]
}

function readerOf(schema: JsonSchema): z.ZodType {
  const known = readers.get(schema)
  if (known) return known
  const made = z.fromJSONSchema(exactly(schema) as Parameters<typeof z.fromJSONSchema>[0])
  readers.set(schema, made)
  return made
}

/** An undocumented field is a fault too. Parts of an `allOf` stay as they are: each lacks the others' fields. */
function exactly(schema: JsonSchema): JsonSchema {
  const { properties, items, oneOf, anyOf } = schema
  return {
    ...schema,
    ...(properties && {
      additionalProperties: false,
      properties: Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, exactly(inner)])),
    }),
    ...(items && { items: exactly(items) }),
    ...(oneOf && { oneOf: oneOf.map(exactly) }),
    ...(anyOf && { anyOf: anyOf.map(exactly) }),
  }
}
