import { eq } from 'drizzle-orm'
import { profiles } from '#database/schema/profiles.ts'
import type { Services } from '#server/http/app-env.ts'
import { switchOff } from './switch-two-factor.ts'

/** By the operator, who has made sure who asks. False if it is not on for this address. */
export async function switchOffFor(services: Services, email: string): Promise<boolean> {
  const [owner] = await services.db.system
    .select()
    .from(profiles)
    .where(eq(profiles.email, email.trim().toLowerCase()))
  return owner ? switchOff(services, owner) : false
}
