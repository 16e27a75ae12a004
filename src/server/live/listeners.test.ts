import { expect, test, vi } from 'vitest'
import { createListener } from './listeners.ts'

const text = (content: string) => new TextEncoder().encode(content)

function listening() {
  const cutOff = vi.fn<() => void>()
  const onEnd = vi.fn<() => void>()
  const listener = createListener({ channels: [], endsAt: new Date(0), cutOff, onEnd })
  return { listener, cutOff, onEnd }
}

test('what comes in while the past is looked up is sent after it', async () => {
  const { listener } = listening()
  listener.send(text('third'))
  listener.begin([text('first '), text('second ')])
  listener.send(text(' fourth'))
  listener.end()
  expect(await new Response(listener.body).text()).toBe('first second third fourth')
})

test('a client that does not read is cut off instead of buffered for', () => {
  const { listener, cutOff, onEnd } = listening()
  listener.begin([])
  for (let sent = 0; sent < 64; sent++) listener.send(text('x'))
  expect(cutOff).not.toHaveBeenCalled()
  for (let sent = 0; sent < 1000; sent++) listener.send(text('x'))
  expect(cutOff).toHaveBeenCalledOnce()
  expect(onEnd).toHaveBeenCalledOnce()
})

test('ending, leaving and sending after the end do nothing twice', async () => {
  const { listener, cutOff, onEnd } = listening()
  listener.begin([])
  await listener.body.cancel()
  listener.end()
  listener.end()
  listener.send(text('too late'))
  expect(onEnd).toHaveBeenCalledOnce()
  expect(cutOff).not.toHaveBeenCalled()
})
