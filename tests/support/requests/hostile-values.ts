import fc from 'fast-check'

export const hostileTexts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'nul\u0000byte',
    '\ud800',
    '\u202egnp.exe',
    "' or 1=1 --",
    '"; drop table profiles; --',
    '../../../../etc/passwd',
    '<script>alert(1)</script>',
    '{{constructor.constructor("return this")()}}',
    '=cmd|/c calc',
    'line\r\nX-Injected: yes',
    '-0',
    '1e400',
    'NaN',
    '2026-02-30',
    '9999-12-31',
    '0000-01-01',
    '+275760-09-13',
    '24:60',
    'Not/AZone',
    'x'.repeat(10_000),
    '\u{1F3CB}'.repeat(2_000),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  hostileTexts,
  fc.constantFrom(undefined, null, true, 0, -1, 1e308, 2 ** 53, 2 ** 31, 0.1, [], {}, [[]], [null]),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(JSON.parse('{"__proto__":{"role":"manager"},"constructor":{"prototype":{}}}')),
)

/** What is no JSON, or so much of it that a careless reader falls over. */
export const hostileBodies = fc.constantFrom(
  '',
  '{',
  'null',
  '"text"',
  '[]',
  'undefined',
  '{"email":',
  '[object Object]',
  '\u0000',
  '{"a":1}{"b":2}',
  '['.repeat(20_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"x":"${'y'.repeat(70_000)}"}`,
  'email=a%40example.org&password=secret',
)
