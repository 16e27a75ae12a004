import { expect, test } from 'vitest'
import { referencesAtHand } from '#tests/support/load-references.ts'
import { baselineOf } from './baseline.ts'

type Reference = {
  rows: { athlete: string; values: number[]; mean: number; sd_printed: number; cv_percent_printed: number }[]
  tolerance: { sd: number; cv_percent: number }
}

test('mean, deviation and variation of published athletes are as printed, by the sample deviation', () => {
  const [{ rows, tolerance }] = referencesAtHand('06_individual_baselines.json') as [Reference]
  expect(rows.length).toBeGreaterThan(0)
  for (const { athlete, values, mean, sd_printed: sd, cv_percent_printed: cv } of rows) {
    const ours = baselineOf(values)
    expect(ours, athlete).toMatchObject({ answers: values.length, mean })
    expect(Math.abs(ours.deviation - sd), athlete).toBeLessThanOrEqual(tolerance.sd)
    expect(Math.abs((ours.deviation / ours.mean) * 100 - cv), athlete).toBeLessThanOrEqual(
      tolerance.cv_percent,
    )
  }
  console.error(`note: baseline reference: ${rows.length * 3} values compared (file 06)`)
})

test('a value is measured in deviations, unless there are none', () => {
  const { mean, deviation, zOf } = baselineOf([3, 4, 5])
  expect([mean, deviation, zOf(2)]).toEqual([4, 1, -2])
  expect(baselineOf([4, 4, 4]).zOf(2)).toBeNull()
  expect(baselineOf([4]).zOf(2)).toBeNull()
  expect(baselineOf([])).toMatchObject({ answers: 0, mean: 0, deviation: 0 })
})
