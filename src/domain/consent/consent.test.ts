import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inEnglish } from '../language/in-english.ts'
import { consentMessages } from './consent-messages.ts'
import { CONSENT_TEXT_VERSION } from './consent.ts'

/** Each version that athletes have agreed to, by the hash of its texts: a new text gets a new line. */
const VERSIONS: Record<string, string> = {
  '2026-11-16': 'ed48695a05156ff363be7476123d23d0246c7f9060f9a6320214617dc900b9e1',
  '2026-11-18': '638d296b6ddb953d1154d1b221a4e2d123f936fc75c770ad4b89f12dd81974e6',
}

test('the version says which texts were agreed to', () => {
  const { history, ai, staff, sees, seen, newcomers } = consentMessages
  const texts = {
    staff: inEnglish(staff),
    sees: inEnglish(sees),
    seen: seen.map(inEnglish),
    newcomers: inEnglish(newcomers),
  }
  const options = [history.label(2, '1 May'), history.hint, ai.label('Provider'), ai.hint]
  const agreedTo = [texts, ...options.map(inEnglish)]
  const hash = createHash('sha256').update(JSON.stringify(agreedTo)).digest('hex')
  expect(hash).toBe(VERSIONS[CONSENT_TEXT_VERSION])
})
