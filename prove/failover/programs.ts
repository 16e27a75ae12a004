import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findPostgresBinaries } from '#tests/support/postgres-binaries.ts'
import { postgresOwner } from '#tests/support/postgres-owner.ts'
import { NotTried } from '../part.ts'

const PACKAGES = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy' }

export type Programs = Record<keyof typeof PACKAGES, string> & { postgresFolder: string }

/** Debian puts HAProxy where only root looks. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/sbin'].filter(Boolean)

/** Where they are; not tried without all of them. None is started as a service, and none has to be. */
export function demandPrograms(): Programs {
  const found = Object.fromEntries(Object.keys(PACKAGES).map((name) => [name, pathOf(name)]))
  const missing = Object.entries(PACKAGES).filter(([name]) => !found[name])
  if (process.platform !== 'linux' || missing.length > 0) {
    const packages = (missing.length > 0 ? missing : Object.entries(PACKAGES)).map(([, one]) => one)
    throw new NotTried(
      `for it takes Patroni, etcd and HAProxy on Linux (Debian: apt-get install ${packages.join(' ')})`,
    )
  }
  return { ...(found as Omit<Programs, 'postgresFolder'>), postgresFolder: ownersPostgres() }
}

const pathOf = (name: string) => FOLDERS.map((folder) => join(folder, name)).find(isProgram)

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Patroni starts PostgreSQL itself, as the user who may not be able to look into this checkout. */
function ownersPostgres(): string {
  const { folder } = findPostgresBinaries()
  const reach = spawnSync(join(folder, 'pg_basebackup'), ['--version'], { ...postgresOwner(), cwd: '/' })
  if (reach.status !== 0) throw new NotTried('for it takes a PostgreSQL of the system (Debian: postgresql)')
  return folder
}
