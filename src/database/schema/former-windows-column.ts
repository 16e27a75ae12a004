import { customType } from 'drizzle-orm/pg-core'
import type { FormerWindow } from '#domain/form-window/former-windows.ts'

const MOMENTS = ['until', 'closedByHandAt', 'openedByHandAt']

/** A list in JSON, whose moments are text there. */
export const formerWindowsColumn = customType<{ data: FormerWindow[]; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (windows) => JSON.stringify(windows),
  fromDriver: (stored) =>
    JSON.parse(typeof stored === 'string' ? stored : JSON.stringify(stored), (key, value: string | null) =>
      MOMENTS.includes(key) && value !== null ? new Date(value) : value,
    ) as FormerWindow[],
})
