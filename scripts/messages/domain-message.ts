import { type NodePath, types as t } from '@babel/core'

const MODULE = '/message.ts'

/** In code that may hold messages: the macros of Lingui, and the domain's own `msg`. */
export const HOLDS_MESSAGES = /from '(@lingui\/(react|core)\/macro|[^']*\/message\.ts)'/

/** The words of `msg('Show all {count}', { count })`, if it is the domain's. */
export function domainMessage(path: NodePath<t.CallExpression>): string | null {
  const { callee, arguments: given } = path.node
  if (!t.isIdentifier(callee, { name: 'msg' })) return null
  const declaration = path.scope.getBinding('msg')?.path.parent
  if (!t.isImportDeclaration(declaration) || !declaration.source.value.endsWith(MODULE)) return null
  const [words] = given
  if (!t.isStringLiteral(words)) throw path.buildCodeFrameError('The words of a message stand in the call.')
  return words.value
}

/** The words that Lingui's macros made an object of. */
export function macroMessage(node: t.ObjectExpression): t.ObjectProperty | undefined {
  if (!node.leadingComments?.some(({ value }) => value.includes('i18n'))) return undefined
  return node.properties.find(
    (one): one is t.ObjectProperty =>
      t.isObjectProperty(one) && t.isIdentifier(one.key, { name: 'message' }) && t.isStringLiteral(one.value),
  )
}
