import type { InferResponseType } from 'hono/client'
import type { api } from '#web/api/client.ts'

export type Invitation = InferResponseType<typeof api.invitations.$get, 200>['invitations'][number]
