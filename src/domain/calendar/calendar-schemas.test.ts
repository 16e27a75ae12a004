import { expect, test } from 'vitest'
import { TimeZone } from './calendar-schemas.ts'

test.each(['UTC', 'Europe/Athens', 'America/Sao_Paulo', 'Australia/Lord_Howe'])(
  '%s is a time zone',
  (name) => {
    expect(TimeZone.safeParse(name).success).toBe(true)
  },
)

test.each(['', '+02:00', 'Mars/Olympus', 'Europe/Athens; drop table profiles'])('%j is not', (name) => {
  expect(TimeZone.safeParse(name).success).toBe(false)
})
