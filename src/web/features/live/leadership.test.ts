import { expect, onTestFinished, test, vi } from 'vitest'
import { seekLeadership } from './leadership.ts'

type Grant = (options: LockOptions, term: () => Promise<void>) => Promise<void>
type Request = (name: string, ...asked: Parameters<Grant>) => Promise<void>

/** A browser that answers the requests for the lock in this order, and further ones never. */
function answering(...answers: Grant[]) {
  const request = vi.fn<Request>((_name, options, term) => {
    const answer = answers.shift()
    return answer ? answer(options, term) : new Promise(() => {})
  })
  vi.stubGlobal('navigator', { locks: { request } })
  onTestFinished(() => void vi.unstubAllGlobals())
  return request
}

/** Led, and ended by the browser. */
const ended: Grant = (_options, term) => {
  void term()
  return Promise.reject(new DOMException('ended', 'AbortError'))
}
const refused: Grant = () => Promise.reject(new DOMException('The page is not active', 'InvalidStateError'))

const turns = (count: number) =>
  Array.from({ length: count }).reduce<Promise<void>>((before) => before.then(() => {}), Promise.resolve())

test('who was taken over from stands in line again', async () => {
  const lead = vi.fn<() => void>()
  const request = answering(ended)
  seekLeadership('live', lead)
  await turns(50)
  expect(lead).toHaveBeenCalledOnce()
  expect(request).toHaveBeenCalledTimes(2)
})

test('a page that is being left does not ask for ever, or it could not be left', async () => {
  const request = answering(ended, refused, refused, refused, refused)
  seekLeadership('live', () => {})
  await turns(50)
  expect(request).toHaveBeenCalledTimes(2)
})
