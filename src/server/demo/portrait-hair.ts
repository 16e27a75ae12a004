import { hairs, shirts, type AvatarLook, type HairStyle } from './portrait-look.ts'

type Colours = { base: string; shade: string; trim: string }
type Part = (colours: Colours) => string

const fill =
  (path: string): Part =>
  ({ base }) =>
    `<path d="${path}" fill="${base}" fill-rule="evenodd"/>`

const dots =
  (...circles: [cx: number, cy: number, r: number][]): Part =>
  ({ base }) =>
    circles.map(([cx, cy, r]) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${base}"/>`).join('')

const strand =
  (path: string): Part =>
  ({ shade }) =>
    `<path d="${path}" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>`

const band =
  (path: string): Part =>
  ({ trim }) =>
    `<path d="${path}" fill="none" stroke="${trim}" stroke-width="18"/>`

const plait =
  (x: number, lean: number): Part =>
  ({ base, shade }) =>
    [0, 1, 2, 3, 4, 5]
      .map((link) => {
        const centre = `cx="${x + lean * link}" cy="${276 + link * 27}"`
        return `<ellipse ${centre} rx="${20 - link}" ry="19" fill="${link % 2 ? shade : base}"/>`
      })
      .join('')

const pulledBack = fill(
  'M158 214C142 122 188 84 240 84S338 122 322 214C318 168 294 140 240 140S162 168 158 214Z',
)
const sidePart = fill(
  'M158 216C140 118 188 82 242 82S340 120 322 216C320 182 308 158 286 142C262 172 196 166 158 216Z',
)

/** `behind` hangs behind the body, `over` lies on head and shoulders. */
const styles: Record<HairStyle, { behind: Part[]; over: Part[] }> = {
  'pulled back': { behind: [], over: [pulledBack, strand('M196 116C210 104 228 100 246 102')] },
  'top bun': {
    behind: [dots([240, 78, 38]), strand('M220 66C228 54 244 52 256 58')],
    over: [pulledBack, strand('M200 114C214 104 230 100 248 102')],
  },
  'low bun': { behind: [dots([300, 296, 38]), strand('M310 276C324 284 328 298 320 312')], over: [sidePart] },
  ponytail: {
    behind: [
      fill('M284 110C372 92 404 176 384 272C376 314 344 330 334 314C352 262 346 196 282 168Z'),
      strand('M330 132C366 160 374 220 362 276'),
    ],
    over: [pulledBack],
  },
  bob: {
    behind: [
      fill('M240 80C330 80 346 150 342 290C341 324 300 322 240 322S139 324 138 290C134 150 150 80 240 80Z'),
    ],
    over: [sidePart, strand('M272 110C294 118 306 136 310 158')],
  },
  fringe: {
    behind: [
      fill('M240 80C332 80 346 160 344 296C344 330 300 326 240 326S136 330 136 296C134 160 148 80 240 80Z'),
    ],
    over: [
      fill(
        'M156 226C138 120 186 82 240 82S342 120 324 226C322 204 320 190 314 178C268 190 212 190 166 178C160 190 158 204 156 226Z',
      ),
      strand('M240 100V160'),
      strand('M206 106C200 126 198 142 198 158'),
      strand('M274 106C280 126 282 142 282 158'),
    ],
  },
  long: {
    behind: [
      fill(
        'M240 78C334 78 346 158 348 262C350 340 372 366 368 420H112C108 366 130 340 132 262C134 158 146 78 240 78Z',
      ),
    ],
    over: [sidePart, strand('M206 104C184 116 172 138 168 166')],
  },
  crop: {
    behind: [],
    over: [
      fill('M160 198C150 118 192 90 240 90S330 118 320 198C316 160 296 146 240 146S164 160 160 198Z'),
      fill(
        'M172 150C178 96 214 74 262 80C300 84 318 108 312 150C292 132 270 140 248 130C222 146 196 128 172 150Z',
      ),
      strand('M226 100C242 94 262 94 278 102'),
    ],
  },
  curls: {
    behind: [
      dots([240, 150, 112], [240, 86, 46], [168, 110, 48], [312, 110, 48]),
      dots([146, 178, 46], [334, 178, 46], [160, 236, 42], [320, 236, 42]),
    ],
    over: [
      dots([188, 138, 30], [226, 124, 32], [266, 124, 32], [300, 142, 28], [168, 168, 20], [314, 168, 20]),
      strand('M208 78C222 66 244 62 262 70'),
    ],
  },
  braids: {
    behind: [],
    over: [
      fill('M158 262C134 122 186 82 240 82S346 122 322 262C322 176 296 142 240 138C184 142 158 176 158 262Z'),
      strand('M240 88V132'),
      plait(158, -4),
      plait(322, 4),
    ],
  },
  headband: {
    behind: [
      dots([164, 262, 40], [316, 262, 40]),
      fill('M240 80C330 80 350 150 348 250L320 300H160L132 250C130 150 150 80 240 80Z'),
    ],
    over: [pulledBack, band('M164 150C190 112 290 112 316 150')],
  },
  scarf: {
    behind: [],
    over: [
      fill(
        'M240 76C336 76 346 170 338 250C334 296 352 330 366 366C300 404 180 404 114 366C128 330 146 296 142 250C134 170 144 76 240 76Z' +
          'M240 126C188 126 174 162 174 200C174 250 204 292 240 292S306 250 306 200C306 162 292 126 240 126Z',
      ),
      strand('M170 330C204 356 258 360 310 326'),
      strand('M158 350C196 376 262 382 330 352'),
    ],
  },
}

export function drawHair({ hair, style, shirt }: AvatarLook): { behind: string; over: string } {
  const colours = { ...hairs[hair], trim: shirts[shirt].trim }
  const drawn = (parts: Part[]) => parts.map((part) => part(colours)).join('')
  return { behind: drawn(styles[style].behind), over: drawn(styles[style].over) }
}
