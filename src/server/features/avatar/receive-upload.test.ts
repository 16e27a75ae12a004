import { expect, test } from 'vitest'
import { takeTurns } from './receive-upload.ts'

test('work is done one by one in the order it came, also after a failure', async () => {
  const inTurn = takeTurns()
  const steps: string[] = []
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      steps.push(`${name} starts`)
      await new Promise(setImmediate)
      steps.push(`${name} ends`)
      if (fails) throw new Error(`${name} failed`)
      return name
    })

  const outcomes = await Promise.allSettled([work('first'), work('second', true), work('third')])
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: 'first' },
    { status: 'rejected', reason: new Error('second failed') },
    { status: 'fulfilled', value: 'third' },
  ])
  expect(steps).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} starts`, `${name} ends`]))
})
