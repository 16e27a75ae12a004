import { spawnSync } from 'node:child_process'

export type Owner = { uid: number; gid: number }

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, or else as the user `nobody`. */
export function postgresOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  return userNamed('postgres') ?? userNamed('nobody') ?? { uid: 65534, gid: 65534 }
}

function userNamed(name: string): Owner | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : undefined
  })
  return uid && gid ? { uid, gid } : undefined
}
