import type { ActorTx } from '#database/as-actor.ts'
import { myManager } from '#database/schema/my-manager.ts'

export async function managerOfActor(tx: ActorTx) {
  const [manager] = await tx.select().from(myManager)
  return manager ?? null
}
