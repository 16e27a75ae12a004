import { type Message, msg } from '../language/message.ts'

export const SLOTS = ['AM', 'PM'] as const
export type Slot = (typeof SLOTS)[number]

/** 0 is a declared rest; a trained session starts at 1. */
export const MAX_RPE = 10
export const MAX_DURATION_MIN = 1440

/** Stored by value, shown by label. */
export const TRAINING_TYPE_LABELS = {
  regenerative: msg('Regenerative'),
  interval_metabolic: msg('Interval Metabolic'),
  technical_tactical: msg('Technical/Tactical'),
  strength_power: msg('Strength/Power'),
  speed_agility: msg('Speed/Agility'),
  mobility_regenerative: msg('Mobility & Regenerative'),
  competition: msg('Competition'),
  injury_prevention: msg('Injury Prevention'),
  other_activity: msg('Other Activity'),
  travel: msg('Travel'),
} as const

export type TrainingType = keyof typeof TRAINING_TYPE_LABELS

export const TRAINING_TYPES = Object.keys(TRAINING_TYPE_LABELS) as [TrainingType, ...TrainingType[]]

export const SESSION_LABELS: Record<Slot, Message> = {
  AM: msg('Morning Session (AM)'),
  PM: msg('Afternoon Session (PM)'),
}
