import { part as audit } from './audit/audit.ts'
import { part as clocks } from './clocks/clocks.ts'
import { part as diskFull } from './disk-full/disk-full.ts'
import { part as failover } from './failover/failover.ts'
import { part as firstStart } from './first-start/first-start.ts'
import { part as hang } from './hang/hang.ts'
import { part as invitations } from './invitations/invitations.ts'
import { part as kill } from './kill/kill.ts'
import { part as matrix } from './matrix/matrix.ts'
import { part as mutants } from './mutants/mutants.ts'
import type { Part } from './part.ts'
import { part as postgresRestart } from './postgres-restart/postgres-restart.ts'
import { part as processes } from './processes/processes.ts'
import { part as reminders } from './reminders/reminders.ts'
import { part as requests } from './requests/requests.ts'
import { part as sessions } from './sessions/sessions.ts'
import { part as sigterm } from './sigterm/sigterm.ts'
import { part as slowloris } from './slowloris/slowloris.ts'
import { part as teamMove } from './team-move/team-move.ts'
import { part as upgrade } from './upgrade/upgrade.ts'
import { part as uploads } from './uploads/uploads.ts'

const faults = [
  kill,
  firstStart,
  teamMove,
  postgresRestart,
  failover,
  sigterm,
  hang,
  processes,
  upgrade,
  reminders,
  diskFull,
  clocks,
]

const attacks = [requests, matrix, mutants, sessions, invitations, uploads, slowloris, audit]

export const parts: Part[] = [...faults, ...attacks]
