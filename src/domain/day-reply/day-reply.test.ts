import { expect, test } from 'vitest'
import { lastSaidFirst, MAX_REPLY_LENGTH, replyProblem, tidyReply } from './day-reply.ts'
import { replyMessages } from './day-reply-messages.ts'

test.each([
  ['Good, rest today', null],
  ['x', null],
  ['x'.repeat(MAX_REPLY_LENGTH), null],
  [` ${'x'.repeat(MAX_REPLY_LENGTH)} \n`, null],
  ['two\r\nlines', null],
  ['👩🏽‍🚀 هلا', null],
  ['x'.repeat(MAX_REPLY_LENGTH + 1), replyMessages.tooLong(MAX_REPLY_LENGTH)],
  ['', replyMessages.missing],
  [' \n \u00A0\t', replyMessages.missing],
  ['\u2800', replyMessages.hidden],
  ['a\u0000b', replyMessages.hidden],
  ['a\tb', replyMessages.hidden],
  ['a\u202Eb', replyMessages.hidden],
  ['a\uD83Db', replyMessages.hidden],
])('of %j the problem is %j', (text, problem) => {
  expect(replyProblem(text)).toEqual(problem)
})

test('a reply keeps its lines, without blanks at its ends', () => {
  expect(tidyReply('  one\r\ntwo \n')).toBe('one\ntwo')
})

test('what was said last comes first, by a reaction or by a reply', () => {
  const at = (hour: number) => `2026-11-18T${hour}:00:00.000Z`
  const replies = [
    { id: 'reply', reactedAt: null, repliedAt: at(12) },
    { id: 'reaction', reactedAt: at(13), repliedAt: null },
    { id: 'reply, then reaction', reactedAt: at(14), repliedAt: at(10) },
    { id: 'reaction, then reply', reactedAt: at(10), repliedAt: at(11) },
  ]
  expect(lastSaidFirst(replies).map(({ id }) => id)).toEqual([
    'reply, then reaction',
    'reaction',
    'reply',
    'reaction, then reply',
  ])
})
