import { type PluginObj, types as t } from '@babel/core'
import macro from '@lingui/babel-plugin-lingui-macro'
import { makeConfig } from '@lingui/conf'
import babel from '@rolldown/plugin-babel'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { PluginOption } from 'vite'

const linguiConfig = makeConfig({ sourceLocale: 'en', locales: ['en'] })

/**
 * Makes messages of `<Trans>` and `useLingui` with their English text as it is shown: pages neither carry a parser for it
 * nor load it from elsewhere.
 */
export const messages = (): PluginOption =>
  babel({
    presets: [
      {
        preset: () => ({
          plugins: [[macro, { descriptorFields: 'message', linguiConfig }], compiledMessages],
        }),
        rolldown: { filter: { code: /from '@lingui\/react\/macro'/ } },
      },
    ],
  })

function compiledMessages(): PluginObj {
  return {
    visitor: {
      ObjectExpression({ node }) {
        if (!node.leadingComments?.some(({ value }) => value.includes('i18n'))) return
        for (const property of node.properties) {
          if (!t.isObjectProperty(property) || !t.isIdentifier(property.key, { name: 'message' })) continue
          if (t.isStringLiteral(property.value))
            property.value = t.valueToNode(compileMessage(property.value.value))
        }
      },
    },
  }
}
