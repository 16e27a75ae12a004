export const SLOTS = ['AM', 'PM'] as const
export type Slot = (typeof SLOTS)[number]

/** 0 is a declared rest; a trained session starts at 1. */
export const MAX_RPE = 10
export const MAX_DURATION_MIN = 1440

/** Stored by value, shown by label. */
export const TRAINING_TYPE_LABELS = {
  regenerative: 'Regenerative',
  interval_metabolic: 'Interval Metabolic',
  technical_tactical: 'Technical/Tactical',
  strength_power: 'Strength/Power',
  speed_agility: 'Speed/Agility',
  mobility_regenerative: 'Mobility & Regenerative',
  competition: 'Competition',
  injury_prevention: 'Injury Prevention',
  other_activity: 'Other Activity',
  travel: 'Travel',
} as const

export type TrainingType = keyof typeof TRAINING_TYPE_LABELS

export const TRAINING_TYPES = Object.keys(TRAINING_TYPE_LABELS) as [TrainingType, ...TrainingType[]]

export const SESSION_LABELS: Record<Slot, string> = {
  AM: 'Morning Session (AM)',
  PM: 'Afternoon Session (PM)',
}
