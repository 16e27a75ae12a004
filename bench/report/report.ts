import { writeSection } from './write-section.ts'

/** Shows what a part has measured, under which command, and keeps it. */
export function report(part: string, tables: string[], circumstances: string) {
  const day = new Date().toISOString().slice(0, 10)
  const text = [...tables, `${day}, ${circumstances}`].join('\n\n')
  console.log(`\n${text}\n`)
  writeSection(part, text)
}
