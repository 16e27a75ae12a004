import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Topic } from '#domain/live/topic.ts'
import { breakOffReads } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { followLive } from './follow-live.ts'

/** What the pages of a browser have in common. */
class Channel {
  static readonly open = new Set<Channel>()
  onmessage: ((event: { data: unknown }) => void) | undefined

  constructor() {
    Channel.open.add(this)
  }

  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data })
  }

  close() {
    Channel.open.delete(this)
  }
}

/** The stream of the tab that leads. */
class Stream extends EventTarget {
  static latest: Stream | undefined
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    Stream.latest = this
  }

  say(kind: string, id: string, topic?: Topic) {
    this.dispatchEvent(Object.assign(new Event(kind), { lastEventId: id, data: JSON.stringify({ topic }) }))
  }

  close() {}
}

type Request = (name: string, options: LockOptions, term: () => Promise<void>) => Promise<void>

const ends: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  Stream.latest = undefined
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A tab that follows. It leads, or another tab does, that may be taken over from. */
function tab({ leads }: { leads: boolean }) {
  const request = vi.fn<Request>((_, { steal }, term) => (leads || steal ? term() : new Promise(() => {})))
  vi.stubGlobal('navigator', { locks: { request }, onLine: true })
  ends.push(followLive('ida'))
  return { request, inherit: () => void request.mock.lastCall?.[2]() }
}

/** Another tab of the same browser: what it heard, and its word. */
function otherTab() {
  const channel = new Channel()
  const heard: unknown[] = []
  channel.onmessage = ({ data }) => void heard.push(data)
  ends.push(() => channel.close())
  return { heard, tell: (message: object) => channel.postMessage(message) }
}

const KEPT = ['metrics', 'athletes', 'team-day'] as const
const load = () => KEPT.forEach((topic) => queryClient.setQueryData([topic, 'team'], topic))
const outOfDate = () => KEPT.filter((topic) => queryClient.getQueryState([topic, 'team'])?.isInvalidated)

test('a tab that begins late is told by the one that leads what changed in the last minute', () => {
  tab({ leads: true })
  Stream.latest?.say('change', '1', 'metrics')
  vi.advanceTimersByTime(59_000)
  Stream.latest?.say('change', '2', 'athletes')
  vi.advanceTimersByTime(1000)
  const newcomer = otherTab()
  newcomer.tell({ kind: 'newcomer' })
  expect(newcomer.heard).toEqual([{ kind: 'recent', topics: ['athletes'] }])
})

test('it asks for that again, and for nothing else, whoever tells it as well', () => {
  const leader = otherTab()
  tab({ leads: false })
  expect(leader.heard).toEqual([{ kind: 'newcomer' }])
  load()
  leader.tell({ kind: 'recent', topics: ['metrics'] })
  expect(outOfDate()).toEqual(['metrics'])
  leader.tell({ kind: 'recent', topics: ['athletes'] })
  expect(outOfDate()).toEqual(['metrics'])
})

test('tabs that begin together do not answer each other', () => {
  tab({ leads: false })
  const twin = otherTab()
  twin.tell({ kind: 'newcomer' })
  expect(twin.heard).toEqual([])
})

test('what the one that leads hears, it passes on; what another tells is asked for again', () => {
  const other = otherTab()
  tab({ leads: true })
  load()
  Stream.latest?.say('change', '7', 'team-day')
  expect(outOfDate()).toEqual(['team-day'])
  expect(other.heard).toContainEqual({ kind: 'change', id: '7', topic: 'team-day' })
  other.tell({ kind: 'change', id: '8', topic: 'metrics' })
  expect(outOfDate()).toEqual(['metrics', 'team-day'])
})

test('a first answer that was under way when something changed is asked for again once it is here', async () => {
  tab({ leads: true })
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const queryFn = vi.fn<() => Promise<string>>(
    async () => (await answers.shift()?.promise) ?? 'asked too often',
  )
  const [before, after] = answers
  const metrics = new QueryObserver(queryClient, { queryKey: ['metrics', 'team'], queryFn })
  ends.push(metrics.subscribe(() => undefined))
  Stream.latest?.say('change', '7', 'metrics')
  Stream.latest?.say('change', '8', 'metrics')
  Stream.latest?.say('change', '9', 'athletes')
  before?.resolve('read before the change')
  await vi.advanceTimersByTimeAsync(0)
  after?.resolve('read after it')
  await vi.advanceTimersByTimeAsync(0)
  expect(metrics.getCurrentResult().data).toBe('read after it')
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test.each([
  ['soon is up to date', 30_000, []],
  ['late may have missed more than it is told, and asks again for everything', 30_001, [...KEPT]],
])('a page that is connected %s', (_, afterMs, asked) => {
  tab({ leads: true })
  load()
  vi.advanceTimersByTime(afterMs)
  Stream.latest?.say('beat', '3')
  expect(outOfDate()).toEqual(asked)
})

test('a loss of less than five seconds changes nothing; during a longer one all is asked for every minute', () => {
  tab({ leads: true })
  Stream.latest?.say('beat', '3')
  load()
  const other = otherTab()
  other.tell({ kind: 'lost' })
  vi.advanceTimersByTime(4999)
  other.tell({ kind: 'beat', id: '3' })
  vi.advanceTimersByTime(60_000)
  expect(outOfDate()).toEqual([])
  other.tell({ kind: 'lost' })
  vi.advanceTimersByTime(5000 + 60_000)
  expect(outOfDate()).toEqual([...KEPT])
})

test('a tab that hears nothing for a minute takes over, behind what it has heard', async () => {
  const { request } = tab({ leads: false })
  otherTab().tell({ kind: 'change', id: '41', topic: 'metrics' })
  await vi.advanceTimersByTimeAsync(55_000)
  expect(request).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(request).toHaveBeenCalledTimes(2)
  expect(request.mock.lastCall?.[1]).toEqual({ steal: true })
  expect(Stream.latest?.url).toBe('/api/live?after=41')
})

test('a tab that comes to lead after the session has ended does not ask for the stream', () => {
  const { inherit } = tab({ leads: false })
  breakOffReads()
  inherit()
  expect(Stream.latest).toBeUndefined()
})
