import { type SQL, sql } from 'drizzle-orm'
import type { asActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import { databaseError, rows } from '#tests/support/rows.ts'
import type { TwoTeams } from '#tests/support/two-teams.ts'

export const ACTORS = [
  'athlete',
  'teamMate',
  'strangerAthlete',
  'waitingAthlete',
  'formerMember',
  'manager',
  'coach',
  'medical',
  'viewer',
  'staffOfBoth',
  'removedStaff',
  'otherManager',
  'formerManager',
  'anonymous',
] as const
export type Actor = (typeof ACTORS)[number]
export const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const
export type Operation = (typeof OPERATIONS)[number]

/**
 * One row and what each operation on it is. Update and delete name no row on purpose: with a WHERE the read policies
 * would hide a hole in the write policies. `changed` and `exists` look, with full rights, at what became of the row.
 */
export type Subject = {
  table: string
  what: string
  exists: SQL
  insert: SQL
  update: SQL
  changed: SQL
  allowed: Partial<Record<Operation, Actor[]>>
  /** All four, unless there is no row to try the others on. */
  operations?: Operation[]
}

export type Cell = { subject: Subject; operation: Operation; actor: Actor; expected: boolean }

export function cellsOf(subject: Subject): Cell[] {
  return (subject.operations ?? OPERATIONS).flatMap((operation) =>
    ACTORS.map((actor) => ({
      subject,
      operation,
      actor,
      expected: subject.allowed[operation]?.includes(actor) ?? false,
    })),
  )
}

const UNDO = new Error('undo')

/** Whether the database lets the actor do it; nothing stays behind. */
export async function isAllowed(
  database: Database,
  door: typeof asActor,
  teams: TwoTeams,
  cell: Cell,
): Promise<boolean> {
  const { subject, operation, actor } = cell
  const actorId = actor === 'anonymous' ? null : teams.people[actor]
  let allowed = false
  try {
    await door(database, actorId, async (tx) => {
      if (operation === 'select') {
        allowed = (await rows(tx, subject.exists)).length > 0
      } else if (operation === 'insert') {
        await rows(tx, subject.insert)
        allowed = true
      } else {
        await rows(
          tx,
          operation === 'update' ? subject.update : sql`delete from ${sql.identifier(subject.table)}`,
        )
        await rows(tx, sql`reset role`)
        const found = await rows(tx, operation === 'update' ? subject.changed : subject.exists)
        allowed = operation === 'update' ? found.length > 0 : found.length === 0
      }
      throw UNDO
    })
  } catch (error) {
    if (error === UNDO) return allowed
    const { code } = databaseError(error)
    // Insufficient privilege, a view that can't be written, or a rule of the table itself.
    if (code === '42501' || code === '55000' || code === '23514') return false
    // A unique key, a missing value or a reference to nothing: past the policies already.
    if (code === '23505' || code === '23502' || code === '23503') return true
    throw error
  }
  return allowed
}
