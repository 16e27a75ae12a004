// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { msg } from '#domain/language/message.ts'
import { usePassingNews } from './use-passing-news.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('news is shown for its while, and then no more', () => {
  const { result } = renderHook(() => usePassingNews(3000))
  expect(result.current.news).toBeUndefined()
  act(() => result.current.tell(msg('Saved')))
  pass(2999)
  expect(result.current.news).toEqual(msg('Saved'))
  pass(1)
  expect(result.current.news).toBeUndefined()
})

test.each([
  ['the same', msg('Saved')],
  ['other', msg('Saved again')],
])('%s news starts the while anew', (_, said) => {
  const { result } = renderHook(() => usePassingNews(3000))
  act(() => result.current.tell(msg('Saved')))
  pass(2000)
  act(() => result.current.tell(said))
  pass(2000)
  expect(result.current.news).toBe(said)
  pass(1000)
  expect(result.current.news).toBeUndefined()
})

test('a screen that is left meanwhile leaves no timer behind', () => {
  const { result, unmount } = renderHook(() => usePassingNews(3000))
  act(() => result.current.tell(msg('Saved')))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
