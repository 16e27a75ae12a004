import type { AthleteRecord } from './athlete-record.ts'
import { daysAgo } from './days-ago.ts'

/** A note as it may leave: how old it is, not when it was written. */
export type RecentNote = { daysAgo: number; title: string; text: string }

const DAYS = 14
export const MAX_NOTES = 10

/** The latest first; blank ones are none. */
export function recentNotes({ today, notes }: Pick<AthleteRecord, 'today' | 'notes'>): RecentNote[] {
  return notes
    .filter(({ text }) => text.trim() !== '')
    .map(({ date, title, text }) => ({ daysAgo: daysAgo(date, today), title, text }))
    .filter((note) => note.daysAgo >= 0 && note.daysAgo < DAYS)
    .toSorted((a, b) => a.daysAgo - b.daysAgo || compare(a.title, b.title) || compare(a.text, b.text))
    .slice(0, MAX_NOTES)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
