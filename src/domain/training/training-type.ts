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
