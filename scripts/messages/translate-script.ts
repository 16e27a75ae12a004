import { parseSync, traverse, types as t } from '@babel/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

/** Compiled messages by what they are compiled to in English. */
export type Words = Map<string, CompiledMessage>
type Place = { start: number; end: number; english: string }

/** A built script, ready to be said in other languages: it is read once, whatever their number. */
export function translatable(code: string) {
  const places = placesIn(code)
  const mayHold = new Set(places.map(({ english }) => english))
  const said = (words: Words): string => {
    let [text, at] = ['', 0]
    for (const { start, end, english } of places) {
      const message = words.get(english)
      // Within one that was just said, nothing else is to be.
      if (!message || start < at) continue
      text += code.slice(at, start) + JSON.stringify(message)
      at = end
    }
    return text + code.slice(at)
  }
  return { holds: (english: string) => mayHold.has(english), said }
}

/** Where messages may stand, as the build has compiled them: lists of constants, which the React Compiler may move. */
function placesIn(code: string): Place[] {
  const places: Place[] = []
  const tree = parseSync(code, { configFile: false, babelrc: false, sourceType: 'module', compact: true })
  traverse(tree!, {
    ArrayExpression({ node }) {
      places.push({ start: node.start!, end: node.end!, english: JSON.stringify(literal(node)) })
    },
  })
  return places.toSorted((one, other) => one.start - other.start)
}

/** What an expression of nothing but constants stands for. */
function literal(node: t.Node): unknown {
  if (t.isStringLiteral(node) || t.isNumericLiteral(node)) return node.value
  if (t.isTemplateLiteral(node))
    return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined
  if (t.isArrayExpression(node)) return node.elements.map((one) => one && literal(one))
  if (!t.isObjectExpression(node)) return undefined
  return Object.fromEntries(
    node.properties.flatMap((one) =>
      t.isObjectProperty(one) ? [[nameOf(one.key), literal(one.value)]] : [],
    ),
  )
}

const nameOf = (key: t.Node) => (t.isIdentifier(key) ? key.name : String(literal(key)))
