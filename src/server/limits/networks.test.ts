import { expect, test } from 'vitest'
import * as limits from './attempt-limits.ts'
import { networksOf, NO_ADDRESS, perNetwork } from './networks.ts'

const counted = (address: string) => networksOf(address).map(({ network }) => network)

test('an IPv4 address counts by itself, also one that is written as IPv6', () => {
  expect(counted('192.0.2.1')).toEqual(['192.0.2.1'])
  expect(counted('::ffff:192.0.2.1')).toEqual(['192.0.2.1'])
})

test('an IPv6 address counts with its /64, its /56 and its /48, the wider ones up to more', () => {
  expect(counted('2001:db8:1:2ff::1')).toEqual([
    '20010db8000102ff/64',
    '20010db8000102/56',
    '20010db80001/48',
  ])
  const limit = { name: 'test', max: 5, windowSec: 60 }
  expect(perNetwork(limit, '2001:db8::1', 'ida').map(([{ max }]) => max)).toEqual([5, 7, 10])
})

test.each(['unknown', '_hidden', '', '300.1.1.1', '192.0.2.1, 192.0.2.2'])(
  '%j counts as no address',
  (text) => expect(counted(text)).toEqual([NO_ADDRESS]),
)

test.each([
  ['wrong passwords', limits.SIGN_IN_PER_ACCOUNT_AND_ADDRESS_A_DAY, limits.SIGN_IN_PER_ACCOUNT],
  ['codes', limits.CODE_PER_ACCOUNT_AND_ADDRESS_A_DAY, limits.CODE_PER_ACCOUNT],
  ['reset mails', limits.RESET_PER_ACCOUNT_AND_ADDRESS, limits.RESET_PER_ACCOUNT],
  ['registrations', limits.REGISTER_PER_ACCOUNT_AND_ADDRESS, limits.REGISTER_PER_ACCOUNT],
])('one network, however wide, does not use up what an account allows: %s', (_what, pair, account) => {
  const widest = perNetwork(pair, '2001:db8::1').at(-1)![0].max
  expect(widest).toBeLessThan(account.max)
})
