// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { msg } from '#domain/language/message.ts'
import { deliver, type Item, keep, type Kept, kept, verdictOf } from './outbox.ts'
import { discardUnsentHealth, hasUnsentHealth } from './unsent-health.ts'

const round = (week: string, answers: [] = []): Item => ({ kind: 'round', week, answers })
const report: Item = {
  kind: 'report',
  id: 'knee',
  report: {
    kind: 'injury',
    area: 'knee',
    side: 'left',
    beganOn: '2026-11-10',
    note: null,
    recurrenceOf: null,
    isSharedWithCoach: false,
  },
}
const given = (item: Item) => ({ item, teamId: 'lions' })
const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 12, minute))
const refusal = { code: 'round-over', message: msg('This week is closed: the next round has begun.') }

beforeEach(() => localStorage.clear())

test('a report goes before a round that may be about it, and each is kept until it is stored', async () => {
  keep('ida', given(round('2026-11-16')), at(0))
  keep('ida', given(report), at(1))
  const sent: string[] = []
  const send = ({ item }: Kept) => {
    sent.push(item.kind)
    return Promise.resolve('stored' as const)
  }
  expect(await deliver('ida', { send })).toBe('done')
  expect(sent).toEqual(['report', 'round'])
  expect(hasUnsentHealth('ida')).toBe(false)
})

test('one that has to wait holds up the rest', async () => {
  keep('ida', given(report), at(0))
  keep('ida', given(round('2026-11-16')), at(1))
  const send = vi.fn<() => Promise<'later'>>(() => Promise.resolve('later'))
  expect(await deliver('ida', { send })).toBe('later')
  expect(send).toHaveBeenCalledOnce()
  expect(kept('ida')).toHaveLength(2)
})

test('a refused one stays with its reason, and is not sent again', async () => {
  keep('ida', given(round('2026-11-09')), at(0))
  const send = vi.fn<() => Promise<typeof refusal>>(() => Promise.resolve(refusal))
  await deliver('ida', { send })
  await deliver('ida', { send })
  expect(send).toHaveBeenCalledOnce()
  expect(kept('ida')).toMatchObject([{ refusal }])
})

test('what was said anew while the earlier was under way is sent too', async () => {
  keep('ida', given(round('2026-11-16')), at(0))
  const send = vi.fn<() => Promise<'stored'>>(() => {
    if (send.mock.calls.length === 1) keep('ida', given(round('2026-11-16')), at(1))
    return Promise.resolve('stored')
  })
  await deliver('ida', { send })
  expect(send).toHaveBeenCalledTimes(2)
  expect(kept('ida')).toEqual([])
})

test('leaving the team takes all of it, and nothing of another account', () => {
  keep('ida', given(report), at(0))
  keep('ben', given(report), at(0))
  discardUnsentHealth('ida')
  expect([hasUnsentHealth('ida'), hasUnsentHealth('ben')]).toEqual([false, true])
})

test.each([
  [401, null, 'signed-out'],
  [409, refusal, refusal],
  [429, refusal, 'later'],
  [503, refusal, 'later'],
  [404, null, 'later'],
])('%i with %j is %j', (status, said, verdict) => expect(verdictOf(status, said)).toEqual(verdict))
