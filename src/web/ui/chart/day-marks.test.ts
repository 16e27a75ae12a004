import { expect, test } from 'vitest'
import { type DayMark, withMarks } from './day-marks.tsx'

test('the cursor and the table say what is to be known of a day', () => {
  const out: DayMark = { look: 'strong', word: 'Out' }
  const chart = withMarks(
    {
      read: (at) => ({ title: `Day ${at}`, lines: ['Load 0'] }),
      table: { columns: ['Day', 'Load'], stops: [0, 1], cells: (at) => [`Day ${at}`, '0'] },
    },
    { title: 'Availability', days: [null, out] },
  )
  expect([chart.read(0), chart.read(1)]).toEqual([
    { title: 'Day 0', lines: ['Load 0'] },
    { title: 'Day 1', lines: ['Load 0', 'Out'] },
  ])
  expect(chart.table.columns).toEqual(['Day', 'Load', 'Availability'])
  expect([chart.table.cells(0), chart.table.cells(1)]).toEqual([
    ['Day 0', '0', '–'],
    ['Day 1', '0', 'Out'],
  ])
})
