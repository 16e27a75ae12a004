import { type NodePath, type PluginItem, type PluginObj, types as t } from '@babel/core'
import macro from '@lingui/babel-plugin-lingui-macro'
import { makeConfig } from '@lingui/conf'
import babel from '@rolldown/plugin-babel'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { PluginOption } from 'vite'
import { domainMessage, HOLDS_MESSAGES, macroMessage } from './domain-message.ts'
import { valuesOf } from './icu.ts'

/** Makes messages of `<Trans>` and `useLingui`; of what it can, their text alone. */
export const linguiMacro = [
  macro,
  { descriptorFields: 'message', linguiConfig: makeConfig({ sourceLocale: 'en', locales: ['en'] }) },
]

/** What a message begins with until it is compiled. */
const MARK = 'plimsoll-message:'

/**
 * Compiles the messages of `<Trans>` and `useLingui`, and those of the domain's `msg`, with their English text as it is
 * shown: pages neither carry a parser for it nor load it from elsewhere. The React Compiler comes between: it has to see
 * what the macros make, and would take the lists that a message is compiled to apart.
 */
export const messages = (reactCompiler?: PluginOption): PluginOption[] => [
  pass([linguiMacro, markedMessages], HOLDS_MESSAGES),
  reactCompiler,
  pass([compiledMessages], new RegExp(MARK)),
]

const pass = (plugins: PluginItem[], code: RegExp) =>
  babel({ presets: [{ preset: () => ({ plugins }), rolldown: { filter: { code } } }] })

function markedMessages(): PluginObj {
  return {
    visitor: {
      CallExpression(path) {
        const words = domainMessage(path)
        if (words !== null) path.replaceWith(markedCall(path, words))
      },
      ObjectExpression({ node }) {
        const property = macroMessage(node)
        if (t.isStringLiteral(property?.value) && !property.value.value.startsWith(MARK))
          property.value = t.stringLiteral(MARK + property.value.value)
      },
    },
  }
}

function compiledMessages(): PluginObj {
  return {
    visitor: {
      StringLiteral(path) {
        const { value } = path.node
        if (value.startsWith(MARK))
          path.replaceWith(t.valueToNode(compileMessageOrThrow(value.slice(MARK.length))))
      },
    },
  }
}

/** `msg('Show all {count}', { count })`, as an object that needs no function and no parser. */
function markedCall(path: NodePath<t.CallExpression>, words: string): t.ObjectExpression {
  const values = path.node.arguments[1]
  const [named, given] = [valuesOf(compileMessageOrThrow(words)).join(), keysOf(values).toSorted().join()]
  if (named !== given)
    throw path.buildCodeFrameError(`This message needs the values '${named}' and is given '${given}'.`)
  const properties = [t.objectProperty(t.identifier('message'), t.stringLiteral(MARK + words))]
  if (t.isObjectExpression(values)) properties.push(t.objectProperty(t.identifier('values'), values))
  return t.objectExpression(properties)
}

function keysOf(values: t.Node | undefined): string[] {
  if (!t.isObjectExpression(values)) return []
  return values.properties.flatMap((one) =>
    t.isObjectProperty(one) && t.isIdentifier(one.key) ? [one.key.name] : [],
  )
}
