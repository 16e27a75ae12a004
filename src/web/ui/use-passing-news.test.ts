// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
  act(() => result.current.tell('Saved'))
  pass(2999)
  expect(result.current.news).toBe('Saved')
  pass(1)
  expect(result.current.news).toBeUndefined()
})

test.each([
  ['the same', 'Saved'],
  ['other', 'Saved again'],
])('%s news starts the while anew', (_, text) => {
  const { result } = renderHook(() => usePassingNews(3000))
  act(() => result.current.tell('Saved'))
  pass(2000)
  act(() => result.current.tell(text))
  pass(2000)
  expect(result.current.news).toBe(text)
  pass(1000)
  expect(result.current.news).toBeUndefined()
})

test('a screen that is left meanwhile leaves no timer behind', () => {
  const { result, unmount } = renderHook(() => usePassingNews(3000))
  act(() => result.current.tell('Saved'))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
