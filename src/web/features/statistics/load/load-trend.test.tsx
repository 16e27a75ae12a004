// @vitest-environment happy-dom
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { calendarDays } from '#domain/calendar/days.ts'
import { acwr } from '#domain/load/acwr.ts'
import { i18n } from '#web/language/i18n.ts'
import { LoadTrend } from './load-trend.tsx'

afterEach(cleanup)

test('the chart tells no chronic load of a record that is too short for one, as the tile beside it', () => {
  const [recordedSince, to] = ['2026-10-01', '2026-11-04'] as const
  const reports = calendarDays(recordedSince, to).map((date) => ({ date, load: 100, sessions: 1 }))
  const points = acwr(reports, { from: '2026-11-03', to, recordedSince })
  render(
    <I18nProvider i18n={i18n}>
      <LoadTrend points={points} recordedSince={recordedSince} method="rolling" />
    </I18nProvider>,
  )
  const rows = screen
    .getAllByRole('row', { hidden: true })
    .map(({ children }) => [...children].map(({ textContent }) => textContent))
  expect(rows.map((cells) => cells.at(-1))).toEqual(['Chronic load, a week', '–', '700'])
})
