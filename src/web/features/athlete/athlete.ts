import type { InferResponseType } from 'hono/client'
import type { api } from '#web/api/client.ts'

export type Athlete = InferResponseType<typeof api.athletes.$get, 200>['athletes'][number]
