import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EmscriptenStream = { nfd?: number; node: unknown }
type EmscriptenModule = {
  NODEFS: {
    realPath: (node: unknown) => string
    stream_ops: { fsync?: (stream: EmscriptenStream) => number }
  }
}

/** PGlite's file system leaves out fsync: a commit it acknowledged is lost with the machine. This one waits for the disk. */
export class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const syncForReal = (module: EmscriptenModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncDirectory(module.NODEFS.realPath(stream.node))
        else fdatasyncSync(stream.nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRunsOf(emscriptenOpts), syncForReal] } }
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
