import type { Part } from './part.ts'
import { ENGINES, runTests } from './run-tests.ts'

type Promises = Pick<Part, 'name' | 'what' | 'takes'> & { files: string[] }

/** A part whose promises are tests of `npm test` already: it runs them on both engines and counts. */
export function fromTests({ name, what, takes, files }: Promises): Part {
  return {
    name,
    what,
    takes,
    run: async () => {
      let kept = 0
      const broken: string[] = []
      for (const project of ENGINES) {
        const { passed, failed, unloaded } = await runTests({ project, files })
        kept += passed
        broken.push(...failed, ...unloaded)
      }
      for (const failure of broken) console.error(failure)
      return {
        line: `${name}: ${kept + broken.length} tests on PGlite and PostgreSQL together, ${broken.length} failed`,
        ok: broken.length === 0,
      }
    },
  }
}
