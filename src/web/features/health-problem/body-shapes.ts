import { type BodyArea, SIDED_AREAS } from '#domain/health-problem/body-area.ts'

export type BodyView = 'front' | 'back'

/** A part of the drawn body: the half on the right of the picture, or one that both halves share. */
export type BodyShape = {
  area: BodyArea
  isSided: boolean
  path: string
  /** Where a mark stands on it. */
  at: readonly [x: number, y: number]
}

type Point = readonly [x: number, y: number]
/** Where a limb begins or ends, and how wide it is there. */
type Cut = readonly [x: number, y: number, width: number]

/** The picture is this wide to either side of its middle, and this high. */
export const HALF_WIDTH = 96
export const HEIGHT = 476

const plus = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times]
const written = (points: Point[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')

/** From cut to cut, with round corners and sides that swell by `swell`. */
function limb([x1, y1, width1]: Cut, [x2, y2, width2]: Cut, swell = 0, round = 5): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const along: Point = [(x2 - x1) / length, (y2 - y1) / length]
  const aside: Point = [-along[1], along[0]]
  const start: Point = [x1, y1]
  const end: Point = [x2, y2]
  const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2]
  const widest = (width1 + width2) / 4 + swell
  const [half1, half2] = [width1 / 2, width2 / 2]
  const corner = (from: Point, half: number, inward: number): [Point, Point, Point] => [
    plus(plus(from, aside, half), along, round * inward),
    plus(from, aside, half),
    plus(from, aside, half - Math.sign(half) * round),
  ]
  const [a1, a2, a3] = corner(start, half1, 1)
  const [b1, b2, b3] = corner(end, half2, -1)
  const [c1, c2, c3] = corner(end, -half2, -1)
  const [d1, d2, d3] = corner(start, -half1, 1)
  return [
    `M${written([a3])}Q${written([a2, a1])}Q${written([plus(middle, aside, widest), b1])}`,
    `Q${written([b2, b3])}L${written([c3])}Q${written([c2, c1])}`,
    `Q${written([plus(middle, aside, -widest), d1])}Q${written([d2, d3])}Z`,
  ].join('')
}

const drawn = (area: BodyArea, at: Point, path: string): BodyShape => ({
  area,
  isSided: SIDED_AREAS.includes(area),
  path,
  at,
})
const ofLimb = (area: BodyArea, from: Cut, to: Cut, swell?: number, round?: number) =>
  drawn(area, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], limb(from, to, swell, round))

const HEAD = drawn(
  'head',
  [0, 33],
  'M0 6C14 6 22 16 22 31C22 46 12 60 0 60C-12 60-22 46-22 31C-22 16-14 6 0 6Z',
)
const NECK = drawn(
  'neck',
  [0, 74],
  'M-10.5 61Q0 67 10.5 61L11 73Q12 80 22 83.5Q24 84.5 22 85.5Q0 92-22 85.5Q-24 84.5-22 83.5Q-12 80-11 73Z',
)
const SHOULDER = drawn(
  'shoulder',
  [49, 104],
  'M30 87Q52 86 60 101Q64.5 110 64.5 121Q64.5 123 62.5 123L45.5 123Q43 123 42.5 120Q41 101 29 90.5Q27 87.5 30 87Z',
)

/** Those that are small are drawn last: what they can be pressed by lies over their neighbours. */
const LIMBS: BodyShape[] = [
  ofLimb('thigh', [21.8, 251, 39], [20.8, 325, 28], 2.5, 4),
  ofLimb('lower-leg', [20.4, 361, 25.5], [19, 420, 16.5], 5, 3),
  ofLimb('upper-arm', [54.4, 126, 20], [60.4, 168, 16.5], 1, 3),
  ofLimb('forearm', [64.6, 197, 16.5], [71.4, 242, 12.5], 2, 3),
  SHOULDER,
  drawn(
    'hand',
    [78, 282],
    'M70 264.5Q76 261.5 82 263Q84 263.5 85 266Q88.5 276 87.5 287Q86 300 80 300Q75.5 300 73.5 291Q72 284 69 269Q68.5 265.5 70 264.5Z',
  ),
  drawn(
    'foot',
    [20, 459],
    'M13 447L25.5 447Q27.5 447 28.5 449.5L33.5 464Q35 471 28 471L14.5 471Q8.5 471 9 465L10.5 449.5Q11 447 13 447Z',
  ),
  ofLimb('knee', [20.8, 328, 27.5], [20.4, 358, 25], 0.5, 4),
  ofLimb('elbow', [60.8, 171, 16.5], [64.2, 194, 16], 0.3, 3),
  ofLimb('ankle', [19, 423, 16.5], [19, 444, 17], -1, 3),
  ofLimb('wrist', [71.9, 245, 12.5], [74.6, 260, 13.5], -0.5, 3),
]

const TORSO: Record<BodyView, BodyShape[]> = {
  front: [
    drawn(
      'chest',
      [0, 120],
      'M-25 89.5Q0 97 25 89.5Q27 89 29 91Q39 101 40 122Q38 136 36 149Q35.5 153 32 153Q0 156-32 153Q-35.5 153-36 149Q-38 136-40 122Q-39 101-29 91Q-27 89-25 89.5Z',
    ),
    drawn(
      'abdomen',
      [0, 181],
      'M-32 156Q0 159 32 156Q35.5 156 35 160Q32 180 35.5 202Q36 206 32.5 206.5Q0 211-32.5 206.5Q-36 206-35.5 202Q-32 180-35 160Q-35.5 156-32 156Z',
    ),
    drawn(
      'hip-groin',
      [22, 229],
      'M4.5 212Q18 212 33.5 209.5Q36.5 209 37.5 212.5Q41 228 41.8 244Q42 248 38 248L21 248Q8 241 2.5 218Q1.5 212 4.5 212Z',
    ),
  ],
  back: [
    drawn(
      'thoracic-spine',
      [0, 125],
      'M-25 89.5Q0 97 25 89.5Q27 89 29 91Q39 101 40 122Q38 138 35.5 156Q35 160 31.5 160Q0 163-31.5 160Q-35 160-35.5 156Q-38 138-40 122Q-39 101-29 91Q-27 89-25 89.5Z',
    ),
    // With the buttocks, as the consensus has it.
    drawn(
      'lumbosacral-spine',
      [0, 200],
      'M-31 163Q0 166 31 163Q34.5 163 34.2 167Q32.5 182 36 204Q40 224 41.5 240Q42 248 36 249Q9 252 0 243Q-9 252-36 249Q-42 248-41.5 240Q-40 224-36 204Q-32.5 182-34.2 167Q-34.5 163-31 163Z',
    ),
  ],
}

export const BODY_SHAPES: Record<BodyView, BodyShape[]> = {
  front: [HEAD, ...TORSO.front, NECK, ...LIMBS],
  back: [HEAD, ...TORSO.back, NECK, ...LIMBS],
}
