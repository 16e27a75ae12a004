import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { i18n } from './i18n.ts'

const html = (words: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{words}</I18nProvider>)
const read = (words: ReactNode) => html(words).replaceAll('\u2060', '')

afterEach(() => vi.restoreAllMocks())

test.each(['<b>Ida</b>', '<0>Ida</0>', 'Ida <0/>', '1 < 2', '<script>alert(1)</script>'])(
  'a person called %s is called so',
  (name) => {
    const complaints = vi.spyOn(console, 'error')
    const shown = name.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    expect(
      read(
        <Trans>
          Hello <b>{name}</b>
        </Trans>,
      ),
    ).toBe(`Hello <b>${shown}</b>`)
    expect(complaints).not.toHaveBeenCalled()
  },
)

test('an element among the values is an element, and a number is counted', () => {
  const link = <a href="/team">Team</a>
  const count = 3
  expect(
    read(
      <Trans>
        {link} of {count}
      </Trans>,
    ),
  ).toBe('<a href="/team">Team</a> of 3')
})
