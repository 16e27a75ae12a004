import { expect, test } from 'vitest'
import { withoutPort } from './client-address.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:5678', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[::ffff:192.0.2.1]:443', '::ffff:192.0.2.1'],
  ['_hidden', '_hidden'],
])('%s is the address %s', (hop, address) => expect(withoutPort(hop)).toBe(address))
