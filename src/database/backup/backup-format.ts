import type { TableMark } from './stored-tables.ts'

/**
 * A backup is text, one thing per line, compressed: a head, the rows of each table as PostgreSQL writes them in JSON, the
 * files, and a foot with which a reader finds out whether all of it is there.
 */
export type Head = { plimsoll: 'backup'; format: 1; schema: string; madeAt: string; secret: string | null }
export type Foot = { tables: Record<string, TableMark>; files: number }

export const HEAD = '#head '
export const TABLE = '#table '
export const FILE = '#file '
export const FOOT = '#foot '

export class BadBackup extends Error {}
