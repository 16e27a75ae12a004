import type { CompiledIcuChoices, CompiledMessage } from '@lingui/message-utils/compileMessage'

type Choice = { name: string; kind: 'plural' | 'select'; cases: CompiledIcuChoices }

/** The names by which a message takes its values, each once. */
export const valuesOf = (message: CompiledMessage): string[] => [...new Set(namesIn(message))].toSorted()

/** Its plurals and its choices, also those within others. */
export function choicesOf(message: CompiledMessage): Choice[] {
  return message.flatMap((part) => {
    if (typeof part === 'string') return []
    const [name, kind, given] = part
    if (kind !== 'plural' && kind !== 'select') return []
    const cases = given as CompiledIcuChoices
    return [{ name, kind, cases }, ...branchesOf(cases).flatMap(choicesOf)] as Choice[]
  })
}

const namesIn = (message: CompiledMessage): string[] =>
  message.flatMap((part) => {
    if (typeof part === 'string') return []
    const [name, , cases] = part
    return [name, ...branchesOf(cases).flatMap(namesIn)]
  })

/** What is said in each case. */
const branchesOf = (cases: unknown): CompiledMessage[] =>
  typeof cases === 'object' && cases !== null ? Object.values(cases).filter(Array.isArray) : []
