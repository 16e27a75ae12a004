/** As much of JSON Schema as our own document uses. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

type Content = Record<string, { schema: JsonSchema }>
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: JsonSchema
}
type Described = {
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

export type ApiDocument = {
  paths: Record<string, Record<string, Described>>
  components?: { schemas?: Record<string, JsonSchema> }
}

export type Operation = {
  method: string
  path: string
  parameters: Parameter[]
  body: { contentType: string; schema: JsonSchema } | null
  /** By status, the schema of each content type. */
  replies: Map<number, Map<string, JsonSchema>>
}

export const nameOf = ({ method, path }: Operation) => `${method} ${path}`

export function operationsIn({ paths, components }: ApiDocument): Operation[] {
  const whole = (schema: JsonSchema) => withoutReferences(schema, components?.schemas ?? {})
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => {
      const [body] = Object.entries(requestBody?.content ?? {})
      return {
        method: method.toUpperCase(),
        path,
        parameters,
        body: body ? { contentType: body[0], schema: whole(body[1].schema) } : null,
        replies: new Map(
          Object.entries(responses).map(([status, { content = {} }]) => [
            Number(status),
            new Map(Object.entries(content).map(([type, { schema }]) => [type, whole(schema)])),
          ]),
        ),
      }
    }),
  )
}

function withoutReferences(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (_, value: JsonSchema | null) => {
    const name = value?.$ref?.split('/').at(-1)
    return name === undefined ? value : schemas[name]
  }) as JsonSchema
}
