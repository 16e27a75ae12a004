import { asActor } from '#database/as-actor.ts'
import type { Topic } from '#domain/live/topic.ts'
import { announce } from '#server/live/announce.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/** Announces a change that was made, as a route does. */
export async function tell({ db }: TestApp, channel: string, topic: Topic) {
  await asActor(db, null, (tx) => announce(tx, channel, topic))
}
