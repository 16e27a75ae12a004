import { sql } from 'drizzle-orm'
import type { Profile } from '#domain/account/profile.ts'
import type { Database } from '#database/database.ts'
import { statement } from '#database/statement.ts'
import { athleteTables } from './athlete-tables.ts'
import { managerTables } from './manager-tables.ts'
import { actorId, type OwnTable, pagesOf, utc } from './own-table.ts'
import type { ExportTable } from './table-pieces.ts'

const profile: OwnTable = {
  name: 'profile',
  columns: ['id', 'fullName', 'email', 'emailConfirmed', 'role', 'team', 'createdAt', 'updatedAt'],
  page: statement(
    'export_profile',
    sql`select p.id, p.full_name as "fullName", email, email_verified as "emailConfirmed", role, m.full_name as team,
        ${utc(sql`created_at`)} as "createdAt", ${utc(sql`updated_at`)} as "updatedAt"
      from profiles p left join my_manager m on true where p.id = ${actorId}`,
  ),
}

const TABLES = { athlete: [profile, ...athleteTables], manager: [profile, ...managerTables] }

export function ownTables(db: Database, { id, role }: Profile): ExportTable[] {
  return TABLES[role].map((table) => ({ ...table, pages: () => pagesOf(db, id, table) }))
}
