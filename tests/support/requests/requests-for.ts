import fc from 'fast-check'
import { bombPng } from '#tests/support/pictures.ts'
import { type JsonSchema, nameOf, type Operation, type Parameter } from './api-document.ts'
import { hostileBodies, hostileTexts } from './hostile-values.ts'
import { valuesFor } from './schema-values.ts'

export type ApiRequest = {
  operation: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=utf-16',
  '',
]

const PICTURE = new Uint8Array(bombPng(400, 400))

/** Requests to the operation: most of them as documented, the others wrong in one or several places. */
export function requestsFor(operation: Operation): fc.Arbitrary<ApiRequest> {
  const { method, path, body, parameters } = operation
  const wild = fc.boolean()
  return wild.chain((isWild) =>
    fc
      .record({
        values: fc.tuple(
          ...parameters.map((parameter) => parameterValues(parameter, hintFor(parameter.name, path), isWild)),
        ),
        text: body ? bodies(body.schema, isWild) : fc.constant(undefined),
        contentType: fc.oneof(
          { weight: 9, arbitrary: fc.constant(body?.contentType.replace('*', 'png') ?? '') },
          { weight: isWild ? 1 : 0, arbitrary: fc.constantFrom(...OTHER_TYPES) },
        ),
      })
      .map(({ values, text, contentType }) => {
        const given = (place: string) =>
          parameters.flatMap((parameter, index) => {
            const value = values[index]
            return parameter.in === place && value !== undefined ? [[parameter.name, value] as const] : []
          })
        const query = given('query').map(([name, value]) => `${name}=${inUrl(value)}`)
        return {
          operation: nameOf(operation),
          method,
          path:
            given('path').reduce(
              (all, [name, value]) => all.replace(`{${name}}`, inUrl(value) || '-'),
              path,
            ) + (query.length > 0 ? `?${query.join('&')}` : ''),
          headers: {
            ...Object.fromEntries(
              given('header').map(([name, value]) => [name, value.replaceAll(/[^ -~]/g, '')]),
            ),
            ...(contentType && { 'Content-Type': contentType }),
          },
          ...(text !== undefined && { body: text }),
        }
      }),
  )
}

/** `/api/metrics/{id}` asks for one of the metrics. */
function hintFor(name: string, path: string): string {
  return new RegExp(`(\\w+)/\\{${name}\\}`).exec(path)?.[1] ?? name
}

function parameterValues({ schema, required = false }: Parameter, hint: string, isWild: boolean) {
  const fitting = valuesFor(schema, { name: hint }).map(String)
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    { weight: required && !isWild ? 0 : 2, arbitrary: fc.constant(required ? '' : undefined) },
    { weight: isWild ? 3 : 0, arbitrary: hostileTexts },
  )
}

function bodies(schema: JsonSchema, isWild: boolean): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  if (schema.format === 'binary') return isWild ? fc.uint8Array() : fc.constant(PICTURE)
  const written = (wild: boolean) => valuesFor(schema, { wild }).map((value) => JSON.stringify(value) ?? '')
  if (!isWild) return written(false)
  return fc.oneof({ weight: 6, arbitrary: written(true) }, { weight: 1, arbitrary: hostileBodies })
}

/** A lone surrogate has no form in a URL; what is sent instead is no UTF-8 either. Node takes no longer ones to begin with. */
function inUrl(value: string): string {
  return value.isWellFormed() ? encodeURIComponent(value).slice(0, 4000) : '%ED%A0%80'
}
