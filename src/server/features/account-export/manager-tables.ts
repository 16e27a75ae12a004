import { sql } from 'drizzle-orm'
import { statement } from '#database/statement.ts'
import { metricOrder } from '#server/day/metric-order.ts'
import { actorId, type OwnTable, utc } from './own-table.ts'

const teamSettings: OwnTable = {
  name: 'team-settings',
  columns: ['timeZone', 'openTime', 'closeTime', 'closedByHand'],
  page: statement(
    'export_team_settings',
    sql`select time_zone as "timeZone", open_time::text as "openTime", close_time::text as "closeTime",
        manually_closed as "closedByHand"
      from daily_form_status where manager_id = ${actorId}`,
  ),
}

const metrics: OwnTable = {
  name: 'metrics',
  columns: ['title', 'description', 'type', 'createdAt'],
  page: statement(
    'export_metrics',
    sql`select title, description, type, ${utc(sql`created_at`)} as "createdAt"
      from custom_metrics where manager_id = ${actorId} order by ${metricOrder}`,
  ),
}

/** Without their codes: whoever holds one may join. */
const invitations: OwnTable = {
  name: 'invitations',
  columns: ['email', 'status', 'createdAt', 'expiresAt'],
  page: statement(
    'export_invitations',
    sql`select email, status, ${utc(sql`created_at`)} as "createdAt", ${utc(sql`expires_at`)} as "expiresAt"
      from manager_invitations where manager_id = ${actorId} order by created_at, id`,
  ),
}

/** Their names and no more: what athletes report is theirs, and is in their own download. */
const athletes: OwnTable = {
  name: 'athletes',
  columns: ['fullName'],
  page: statement(
    'export_athletes',
    sql`select full_name as "fullName" from profiles where manager_id = ${actorId} order by full_name, id`,
  ),
}

export const managerTables = [teamSettings, metrics, invitations, athletes]
