/** The areas of Table 4 of the IOC consensus of 2020 (doi 10.1136/bjsports-2019-101969), each with its letter of OSIICS. */
export const BODY_AREAS = {
  head: 'H',
  neck: 'N',
  shoulder: 'S',
  'upper-arm': 'U',
  elbow: 'E',
  forearm: 'R',
  wrist: 'W',
  hand: 'P',
  chest: 'C',
  'thoracic-spine': 'D',
  'lumbosacral-spine': 'L',
  abdomen: 'O',
  'hip-groin': 'G',
  thigh: 'T',
  knee: 'K',
  'lower-leg': 'Q',
  ankle: 'A',
  foot: 'F',
  unspecified: 'Z',
  several: 'X',
} as const
export type BodyArea = keyof typeof BODY_AREAS
export const BODY_AREA_NAMES = Object.keys(BODY_AREAS) as [BodyArea, ...BodyArea[]]

export const SIDES = ['left', 'right', 'both'] as const
export type Side = (typeof SIDES)[number]

/** Those that a body has two of. */
export const SIDED_AREAS: readonly BodyArea[] = [
  'shoulder',
  'upper-arm',
  'elbow',
  'forearm',
  'wrist',
  'hand',
  'hip-groin',
  'thigh',
  'knee',
  'lower-leg',
  'ankle',
  'foot',
]
