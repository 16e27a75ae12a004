import { expect, test, vi } from 'vitest'
import { wallClockIn } from './wall-clock.ts'

// A zone of no other test: what is kept is kept for all of them.
test('one zone in all its spellings takes the memory of one', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const now = new Date('2026-07-01T12:00:00Z')
  const spellings = ['Indian/Cocos', 'INDIAN/COCOS', 'indian/cocos', 'iNDIAN/cOCOS']
  const clocks = spellings.map((zone) => wallClockIn(zone, now))
  expect(new Set(clocks.map(({ day, time }) => `${day} ${time}`))).toEqual(new Set(['2026-07-01 18:30:00']))
  expect(made).toHaveBeenCalledOnce()
  made.mockRestore()
})
