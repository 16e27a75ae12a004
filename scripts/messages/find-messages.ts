import { type PluginObj, transformSync, types as t } from '@babel/core'
import { sourceFiles } from '#tests/support/source-files.ts'
import { domainMessage, HOLDS_MESSAGES, macroMessage } from './domain-message.ts'
import { linguiMacro } from './messages-plugin.ts'

type Source = { path: string; text: string }
/** English words, and the files that say them. */
export type Found = Map<string, string[]>

/** Every message of our code, as the build finds them. */
export const messagesOfTheCode = (): Found =>
  findMessages(sourceFiles('src').filter(({ path }) => !path.includes('.test.')))

export function findMessages(sources: Source[]): Found {
  const found: Found = new Map()
  for (const { path, text } of sources) {
    if (!HOLDS_MESSAGES.test(text)) continue
    for (const words of new Set(messagesIn(path, text))) found.set(words, [...(found.get(words) ?? []), path])
  }
  return found
}

function messagesIn(path: string, text: string): string[] {
  const words: string[] = []
  const collect: PluginObj = {
    visitor: {
      CallExpression(call) {
        const said = domainMessage(call)
        if (said !== null) words.push(said)
      },
      ObjectExpression({ node }) {
        const value = macroMessage(node)?.value
        if (t.isStringLiteral(value)) words.push(value.value)
      },
    },
  }
  transformSync(text, {
    configFile: false,
    babelrc: false,
    code: false,
    filename: path,
    parserOpts: { plugins: path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [linguiMacro, () => collect],
  })
  return words
}
