import { type NodePath, type PluginObj, types as t } from '@babel/core'
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

/**
 * Compiles the messages of `<Trans>` and `useLingui`, and those of the domain's `msg`, with their English text as it is
 * shown: pages neither carry a parser for it nor load it from elsewhere.
 */
export const messages = (): PluginOption =>
  babel({
    presets: [
      {
        preset: () => ({ plugins: [linguiMacro, compiledMessages] }),
        rolldown: { filter: { code: HOLDS_MESSAGES } },
      },
    ],
  })

function compiledMessages(): PluginObj {
  return {
    visitor: {
      CallExpression(path) {
        const words = domainMessage(path)
        if (words !== null) path.replaceWith(compiledCall(path, words))
      },
      ObjectExpression({ node }) {
        const property = macroMessage(node)
        if (t.isStringLiteral(property?.value))
          property.value = t.valueToNode(compileMessageOrThrow(property.value.value))
      },
    },
  }
}

/** `msg('Show all {count}', { count })`, as an object that needs no function and no parser. */
function compiledCall(path: NodePath<t.CallExpression>, words: string): t.ObjectExpression {
  const values = path.node.arguments[1]
  const message = compileMessageOrThrow(words)
  const [named, given] = [valuesOf(message).join(), keysOf(values).toSorted().join()]
  if (named !== given)
    throw path.buildCodeFrameError(`This message needs the values '${named}' and is given '${given}'.`)
  const properties = [t.objectProperty(t.identifier('message'), t.valueToNode(message))]
  if (t.isObjectExpression(values)) properties.push(t.objectProperty(t.identifier('values'), values))
  return t.objectExpression(properties)
}

function keysOf(values: t.Node | undefined): string[] {
  if (!t.isObjectExpression(values)) return []
  return values.properties.flatMap((one) =>
    t.isObjectProperty(one) && t.isIdentifier(one.key) ? [one.key.name] : [],
  )
}
