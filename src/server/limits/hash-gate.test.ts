import { expect, test } from 'vitest'
import { createHashGate } from './hash-gate.ts'

/** A gate whose work ends when the test says so; what has begun, in order. */
function start(bounds: { atOnce: number; mostWaiting: number; mostPerNetwork: number }) {
  const gate = createHashGate(bounds)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const send = (network: string, name: string) =>
    gate.run(network, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string, reply: Promise<unknown> | null) => {
    ends.get(name)!()
    await reply
  }
  return { begun, send, end }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('as many run at once as are allowed, the others when one has ended', async () => {
  const { begun, send, end } = start({ atOnce: 2, mostWaiting: 10, mostPerNetwork: 10 })
  const first = send('a', 'a1')
  void send('a', 'a2')
  void send('a', 'a3')
  await settled()
  expect(begun).toEqual(['a1', 'a2'])
  await end('a1', first)
  expect(await first).toBe('a1')
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'a3'])
})

test('a network that sends many waits behind itself, not others behind it', async () => {
  const { begun, send, end } = start({ atOnce: 1, mostWaiting: 10, mostPerNetwork: 10 })
  const replies = ['a1', 'a2', 'a3', 'b1'].map((name) => [name, send(name[0]!, name)] as const)
  for (const [name] of [replies[0]!, replies[1]!, replies[3]!, replies[2]!]) {
    await settled()
    expect(begun.at(-1)).toBe(name)
    await end(name, new Map(replies).get(name)!)
  }
})

test.each([
  ['of its network', { atOnce: 1, mostWaiting: 10, mostPerNetwork: 2 }, 'a'],
  ['of all', { atOnce: 1, mostWaiting: 2, mostPerNetwork: 10 }, 'b'],
])('one that finds too many %s waiting is refused at once', async (_whose, bounds, network) => {
  const { begun, send } = start(bounds)
  for (const name of ['a1', 'a2', 'a3']) void send('a', name)
  await settled()
  expect(send(network, 'late')).toBeNull()
  expect(begun).toEqual(['a1'])
})

test('one network cannot fill what others wait in', async () => {
  const { send, begun } = start({ atOnce: 1, mostWaiting: 3, mostPerNetwork: 2 })
  for (const name of ['a1', 'a2', 'a3']) void send('a', name)
  await settled()
  expect(send('a', 'a4')).toBeNull()
  void send('b', 'b1')
  expect(send('b', 'b2')).toBeNull()
  expect(begun).toEqual(['a1'])
})

test('work that fails makes room too', async () => {
  const gate = createHashGate({ atOnce: 1, mostWaiting: 1, mostPerNetwork: 1 })
  await expect(gate.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await gate.run('a', async () => 'yes')).toBe('yes')
})
