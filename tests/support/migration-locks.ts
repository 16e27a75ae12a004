/** A row for each athlete and day, or more: in a federation it takes minutes to read them, let alone to write them anew. */
const LARGE = ['training_sessions', 'metric_responses', 'submissions', 'record_views', 'reminders']

type Rule = {
  /** Why the statement must not be in a migration. */
  why: string
  pattern: RegExp
  /** Left out, it is about tables of any size. */
  large?: true
  /** What makes it harmless. */
  unless?: RegExp
}

const ON_TABLE =
  /\b(?:ALTER TABLE|UPDATE|DELETE FROM|ON)\s+(?:ONLY\s+|IF EXISTS\s+)*"?(?:public"?\."?)?(\w+)/i

const RULES: Rule[] = [
  {
    why: 'every write waits while the index is built; the release notes give it as CONCURRENTLY to be run before, IF NOT EXISTS finds it then',
    large: true,
    pattern: /^CREATE (?:UNIQUE )?INDEX/i,
    unless: /IF NOT EXISTS/i,
  },
  {
    why: 'every row is read under a lock; add it NOT VALID, and validate it in the next release',
    large: true,
    pattern: /\bADD CONSTRAINT\b/i,
    unless: /\bNOT VALID\b|\bUSING INDEX\b/i,
  },
  {
    why: 'every row is read under a lock; add a check NOT VALID, validate it in the next release, and set this in the one after',
    large: true,
    pattern: /\bSET NOT NULL\b/i,
    unless: /-- validated: \w+/,
  },
  {
    why: 'every row is written anew under a lock; add a column, fill it in a job, and drop the old one later',
    large: true,
    pattern: /\bALTER COLUMN\s+\S+\s+(?:SET DATA )?TYPE\b/i,
  },
  {
    why: 'every row is written anew under a lock; add the column without it, and fill it in a job',
    large: true,
    pattern:
      /\bADD COLUMN\b.*(?:\bGENERATED\b|\bserial\b|\bDEFAULT (?:gen_random_uuid|clock_timestamp|random|nextval|uuid)\w*\()/i,
  },
  {
    why: 'a migration is one transaction, in which so many rows stay locked; fill them in a job, some at a time',
    large: true,
    pattern: /^(?:UPDATE|DELETE FROM)\b/i,
  },
  {
    why: 'the version before adds rows without it; give it a default, or let it be null',
    pattern: /\bADD COLUMN\b.*\bNOT NULL\b/i,
    unless: /\bDEFAULT\b|\bGENERATED\b/i,
  },
  {
    why: 'the version before still uses it; once no version that may run does, name the migration of the first that does not: -- contract: unused since 0041',
    pattern: /\bDROP COLUMN\b|^DROP TABLE\b|\bRENAME\b/i,
    unless: /-- contract: unused since \d{4}\b/,
  },
]

const VALIDATED_AT_ONCE =
  'every row is read under the lock that adding it took, which lasts until the transaction ends; validate it in the next release'

/** What of a migration would make people wait, or the version before fail, while both run on one database. */
export function harshStatements(migration: string): string[] {
  const made = new Set(
    [...migration.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/gi)].map(([, name]) => name),
  )
  const added = new Set([...migration.matchAll(/\bADD CONSTRAINT "?(\w+)/gi)].map(([, name]) => name))
  return statementsOf(migration).flatMap((statement) => {
    const words = statement.replaceAll(/^\s*--.*$/gm, '').trim()
    const table = ON_TABLE.exec(words)?.[1] ?? ''
    // One that the same migration makes is empty, and the version before does not know it.
    if (made.has(table)) return []
    const validated = /\bVALIDATE CONSTRAINT "?(\w+)/i.exec(words)?.[1]
    if (LARGE.includes(table) && validated && added.has(validated))
      return [`${words.split('\n')[0]}: ${VALIDATED_AT_ONCE}`]
    return RULES.filter(
      ({ pattern, large, unless }) =>
        pattern.test(words) && !unless?.test(statement) && (!large || LARGE.includes(table)),
    ).map(({ why }) => `${words.split('\n')[0]}: ${why}`)
  })
}

/** Bodies of functions and blocks hold semicolons of their own. */
function statementsOf(migration: string): string[] {
  const bodies: string[] = []
  const flat = migration.replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, (body) => `$${bodies.push(body) - 1}$`)
  return flat.split(';').map((statement) => statement.trim())
}
