import { parseSync, traverse, types as t } from '@babel/core'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'

const SPOKEN = ['aria-label', 'title', 'label', 'placeholder', 'alt', 'hint', 'heading', 'description']
/** Names, which are the same in every language. */
const NAMES = ['Plimsoll', 'RPE', 'Oslo', 'Ida Solberg']

const isSaid = (text: string) => /\p{L}{2}/u.test(text) && !NAMES.includes(text.trim())

test('what a page says is a message, so that it can be said in another language', () => {
  const pages = sourceFiles('src/web').filter(({ path }) => path.endsWith('.tsx') && !path.includes('.test.'))
  expect(pages.length).toBeGreaterThan(100)
  expect(
    pages.flatMap(({ path, text }) => textOutsideMessages(text).map((said) => `${path}: ${said}`)),
  ).toEqual([])
})

test('that is noticed in an element, beside a value and in an attribute, and not within a message', () => {
  const page = `const Page = ({ name }) => (
    <section aria-label="Days" className="text-sm">
      <h1>Hello {name}</h1>
      <p><Trans>Good <b>morning</b></Trans> Plimsoll</p>
    </section>
  )`
  expect(textOutsideMessages(page)).toEqual(['Days', 'Hello'])
})

function textOutsideMessages(source: string): string[] {
  const found: string[] = []
  const tree = parseSync(source, {
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'], sourceType: 'module' },
  })
  traverse(tree!, {
    JSXElement(path) {
      const { name } = path.node.openingElement
      if (t.isJSXIdentifier(name, { name: 'Trans' })) path.skip()
    },
    JSXText({ node }) {
      if (isSaid(node.value)) found.push(node.value.trim())
    },
    JSXAttribute({ node: { name, value } }) {
      if (!t.isJSXIdentifier(name) || !SPOKEN.includes(name.name) || !t.isStringLiteral(value)) return
      if (isSaid(value.value)) found.push(value.value)
    },
  })
  return found
}
