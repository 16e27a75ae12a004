import type { InferResponseType } from 'hono/client'
import type { api } from '#web/api/client.ts'

export type Profile = NonNullable<InferResponseType<typeof api.session.$get, 200>['profile']>
