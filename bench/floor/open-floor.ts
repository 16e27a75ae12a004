import type { Floor } from '../scenario.ts'

export type OpenFloor = Floor & { close: () => Promise<void> }
