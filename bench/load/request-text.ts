import { TEAM_HEADER, TOKEN_HEADER, USER_HEADER } from '../floor/headers.ts'
import type { Person, Scenario } from '../scenario.ts'

/** A request as it goes over the wire; every target gets the same bytes and reads of them what it believes in. */
export function requestText({ method, request }: Scenario, person: Person, turn: number): string {
  const { path, body } = request(person, turn)
  const content = body === undefined ? '' : Buffer.from(JSON.stringify(body)).toString('latin1')
  return [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Cookie: ${person.cookie}`,
    `${USER_HEADER}: ${person.id}`,
    `${TEAM_HEADER}: ${person.team}`,
    `${TOKEN_HEADER}: ${person.token}`,
    'Content-Type: application/json',
    `Content-Length: ${content.length}`,
    '',
    content,
  ].join('\r\n')
}
