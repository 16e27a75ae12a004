import { expect, test } from 'vitest'
import { change, counted, decimals, listed, percent, signed, whole } from './figure-text.ts'

test.each([
  [whole(2975), '2,975'],
  [whole(202.6), '203'],
  [whole(0), '0'],
  [decimals(2.1), '2.10'],
  [decimals(0), '0.00'],
  [decimals(1.005), '1.01'],
  [signed(-1.184), '−1.18'],
  [signed(2), '+2.00'],
  [signed(0), '0.00'],
  [signed(-0.001), '0.00'],
  [change(0.124), '+12%'],
  [change(-0.5), '−50%'],
  [change(0.001), '0%'],
  [change(12), '+1,200%'],
  [percent(64.28), '64%'],
])('%s is written as %s', (text, expected) => expect(text).toBe(expected))

test.each([
  [counted(0, 'day'), '0 days'],
  [counted(1, 'day'), '1 day'],
  [counted(1200, 'day'), '1,200 days'],
  [counted(2, 'person', 'people'), '2 people'],
])('%s is counted as %s', (text, expected) => expect(text).toBe(expected))

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is listed as “%s”', (items, text) => expect(listed(items)).toBe(text))
