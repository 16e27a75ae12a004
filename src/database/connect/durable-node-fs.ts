import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { isNotPossible } from '../sync-folder.ts'

type EmscriptenStream = { nfd?: number; node: unknown }
type SetAttributes = (target: unknown, attributes: { mode?: number }) => void
type EmscriptenModule = {
  NODEFS: {
    realPath: (node: unknown) => string
    node_ops: {
      mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
      setattr: SetAttributes
    }
    stream_ops: { fsync?: (stream: EmscriptenStream) => number; setattr: SetAttributes }
  }
}

const OF_OTHERS = 0o077

/**
 * PGlite's file system leaves out fsync: a commit it acknowledged is lost with the machine. This one waits for the disk, and ends the
 * process when that fails. PGlite's also gives a new file its mode by chmod, 0666 mostly, which the umask of the process does not hold
 * back. This one gives others nothing.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const syncForReal = (module: EmscriptenModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        const isDirectory = stream.nfd === undefined
        try {
          if (isDirectory) syncDirectory(module.NODEFS.realPath(stream.node))
          else fdatasyncSync(stream.nfd!)
        } catch (error) {
          if (!isDirectory || !isNotPossible(error)) endAtOnce(error)
        }
        return 0
      }
    }
    const preRun = [...preRunsOf(emscriptenOpts), syncForReal, giveOthersNothing]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/**
 * As PostgreSQL would, which never hears of it here: PGlite swallows what is thrown, and answers that the row is stored. To sync once
 * more would prove nothing, since the system may have dropped what it could not write; the next start replays the log that is on the disk.
 */
function endAtOnce(error: unknown): never {
  console.error(
    'The disk did not keep what the database wrote. This process ends, so that nothing counts as stored that is not.',
    error,
  )
  process.exit(1)
}

function giveOthersNothing({ NODEFS: { node_ops, stream_ops } }: EmscriptenModule) {
  const { mknod } = node_ops
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OF_OTHERS, device)
  for (const operations of [node_ops, stream_ops]) {
    const { setattr } = operations
    operations.setattr = (target, attributes) => {
      const { mode } = attributes
      setattr(target, mode === undefined ? attributes : { ...attributes, mode: mode & ~OF_OTHERS })
    }
  }
}

function preRunsOf(options: Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']) {
  return [options.preRun ?? []].flat()
}

function syncDirectory(path: string) {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
