import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { i18n } from '#web/language/i18n.ts'
import TimeZoneCombobox from './time-zone-combobox.tsx'

test('the picker has a name from the first paint, before any effect has run', () => {
  const look = { label: '', field: '' }
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <TimeZoneCombobox value="Europe/Lisbon" now={new Date(0)} onChange={() => {}} look={look} />
    </I18nProvider>,
  )
  expect(html).toMatch(/<button[^>]*role="combobox"[^>]*aria-label="Time zone"/)
})
