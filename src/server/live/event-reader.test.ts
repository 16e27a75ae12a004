import { expect, onTestFinished, test, vi } from 'vitest'
import { coalesce } from './event-reader.ts'

function stepped() {
  const runs: PromiseWithResolvers<void>[] = []
  const run = coalesce(() => {
    const next = Promise.withResolvers<void>()
    runs.push(next)
    return next.promise
  })
  return { runs, run }
}

test('calls during a run share one more, which begins after them', async () => {
  const { runs, run } = stepped()
  const first = run()
  const others = [run(), run(), run()]
  expect(runs).toHaveLength(1)
  runs[0]!.resolve()
  await first
  await expect.poll(() => runs).toHaveLength(2)
  runs[1]!.resolve()
  await Promise.all(others)
  expect(runs).toHaveLength(2)
})

test('a run that fails is told to its callers and stops nobody else', async () => {
  const { runs, run } = stepped()
  const first = run()
  const second = run()
  runs[0]!.reject(new Error('no'))
  await expect(first).rejects.toThrow('no')
  await expect.poll(() => runs).toHaveLength(2)
  runs[1]!.resolve()
  await second
})

test('however often it is called, it rests between two runs', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const run = coalesce(work, 40)
  await run()
  void run()
  void run()
  await vi.advanceTimersByTimeAsync(39)
  expect(work).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(2)
})
