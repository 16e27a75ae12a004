import type { Database } from '#database/database.ts'
import type { Profile } from '#domain/account/profile.ts'
import type { Background } from '#server/process/background.ts'
import { describeError, type Log } from '#server/process/log.ts'
import { staffChannel, teamChannel, userChannel } from './announce.ts'
import { type LiveEvent, type Missed, missedByNewcomer, missedSince } from './event-log.ts'
import { coalesce, createEventReader, REST_MS } from './event-reader.ts'
import {
  beatText,
  changeText,
  createListener,
  createListeners,
  type EventText,
  resyncText,
  retryText,
} from './listeners.ts'

const SIGNAL = 'plimsoll_live'
const MAX_PER_USER = 20
const BEAT_MS = 25_000
const SWEEP_MS = 1000
/** However a session ended, no stream of it lasts longer. */
const MAX_STREAM_MS = 60 * 60 * 1000

export type Visit = {
  user: Profile
  sessionEndsAt: Date
  /** The same user read anew; null if the session has ended since. */
  readUser: () => Promise<Profile | null>
  /** The last event the client knows; undefined at its first visit. */
  after: number | undefined
  /** Aborted when the client is gone. */
  gone: AbortSignal
  /** Drops the connection of a client that does not read. */
  cutOff: () => void
}

export type Live = {
  /** The events for a user from now on, preceded by what they missed. */
  open: (visit: Visit) => Promise<ReadableStream<EventText> | 'too-many' | 'no-session'>
  listenerCount: () => number
  /** Ends every stream; clients come back, to another process. */
  stop: () => Promise<void>
}

type Dependencies = { db: Database; background: Background; log: Log; clock: () => Date }

export function createLive({ db, background, log, clock }: Dependencies): Live {
  const listeners = createListeners()
  const reader = createEventReader({
    db,
    clock,
    signalName: SIGNAL,
    deliver,
    onFailure: (error) => log.warn({ err: describeError(error) }, 'live events could not be read'),
  })
  const tellOthers = coalesce(() => db.signal(SIGNAL), REST_MS)
  let sweeping: NodeJS.Timeout | undefined
  let stopped = false

  function deliver(event: LiveEvent) {
    const text = changeText(event)
    for (const listener of listeners.on(event.channel)) {
      listener.send(text)
      // The session has ended or changed its team. A client that may still listen comes back, to the right channels.
      if (event.topic === 'session') listener.end()
    }
  }

  function sweep() {
    const now = clock()
    const beat = beatText(reader.newest())
    for (const listener of listeners.all()) {
      if (listener.endsAt <= now) listener.end()
      else if (listener.silentMs() >= BEAT_MS) listener.send(beat)
    }
  }

  // This process tells its own listeners what was announced, and lets the other processes know.
  const stopHearing = db.onAnnounced(() => {
    reader.readSoon()
    background.run(tellOthers)
  })

  return {
    async open({ user, sessionEndsAt, readUser, after, gone, cutOff }) {
      await reader.start()
      if (stopped) return emptyStream()
      if (listeners.countOn(userChannel(user.id)) >= MAX_PER_USER) return 'too-many'
      sweeping ??= setInterval(sweep, SWEEP_MS).unref()
      const channels = channelsOf(user)
      const endsAt = new Date(Math.min(sessionEndsAt.getTime(), clock().getTime() + MAX_STREAM_MS))
      const listener = createListener({ channels, endsAt, cutOff, onEnd: (ended) => listeners.remove(ended) })
      // Before asking what was missed, and whether the session still exists: what happens in between waits in the
      // listener, and a session that ends from now on ends the listener.
      listeners.add(listener)
      gone.addEventListener('abort', listener.end, { once: true })
      const newest = reader.newest()
      try {
        const [missed, userNow] = await Promise.all([missedBy(db, channels, after), readUser()])
        if (!userNow || !areSame(channelsOf(userNow), channels)) {
          listener.end()
          return userNow ? emptyStream() : 'no-session'
        }
        const catchUp = missed === 'too-long-ago' ? [resyncText()] : missed.map(changeText)
        listener.begin([retryText(retryMs()), ...catchUp, beatText(newest)])
        return listener.body
      } catch (error) {
        listener.end()
        throw error
      }
    },

    listenerCount: () => listeners.count(),

    async stop() {
      stopped = true
      stopHearing()
      clearInterval(sweeping)
      for (const listener of listeners.all()) listener.end()
      await reader.stop()
    },
  }
}

function channelsOf({ id, teams }: Profile): string[] {
  const ofTeams = teams.flatMap((team) =>
    team.duty === 'athlete' ? [teamChannel(team.id)] : [teamChannel(team.id), staffChannel(team.id)],
  )
  return [userChannel(id), ...ofTeams]
}

const areSame = (one: string[], other: string[]) => one.join() === other.join()

function missedBy({ system }: Database, channels: string[], after: number | undefined): Promise<Missed> {
  return after === undefined ? missedByNewcomer(system, channels) : missedSince(system, channels, after)
}

/** A client that gets it comes back, and then gets a process that runs, or the right channels. */
const emptyStream = () => new ReadableStream<EventText>({ start: (controller) => controller.close() })

/** Spread, so that the listeners of a process that ended don't all come to the next one in the same moment. */
const retryMs = () => 1000 + Math.random() * 2000
