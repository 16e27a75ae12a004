/** How a person of the demo team is drawn. */
export type AvatarLook = {
  skin: keyof typeof skins
  hair: keyof typeof hairs
  style: HairStyle
  scene: keyof typeof scenes
  shirt: keyof typeof shirts
}

export type HairStyle =
  | 'pulled back'
  | 'top bun'
  | 'low bun'
  | 'ponytail'
  | 'bob'
  | 'fringe'
  | 'long'
  | 'crop'
  | 'curls'
  | 'braids'
  | 'headband'
  | 'scarf'

type Tone = { base: string; shade: string }

export const skins = {
  porcelain: { base: '#f0d3bf', shade: '#e2bda5' },
  sand: { base: '#e3bd9b', shade: '#d1a582' },
  honey: { base: '#cd9b72', shade: '#b9865e' },
  chestnut: { base: '#a06c49', shade: '#8b5b3b' },
  umber: { base: '#7a4e35', shade: '#683f29' },
  espresso: { base: '#56372a', shade: '#472c21' },
} satisfies Record<string, Tone>

export const hairs = {
  ink: { base: '#16202b', shade: '#243240' },
  cocoa: { base: '#3b2a24', shade: '#4d382f' },
  walnut: { base: '#64452f', shade: '#77553c' },
  copper: { base: '#a2572f', shade: '#b56a3f' },
  straw: { base: '#cfa96a', shade: '#dcbb83' },
  silver: { base: '#a9b4bd', shade: '#bcc6ce' },
  lagoon: { base: '#1d6a78', shade: '#2a7b89' },
} satisfies Record<string, Tone>

/** Sky, the disc in it, and three layers of water from far to near. */
export const scenes = {
  morning: { sky: '#dbe8f1', disc: '#f4ecdc', water: ['#b9d2e2', '#93b8d0', '#6f9dbd'] },
  dune: { sky: '#efe5d2', disc: '#fbf6ea', water: ['#dfcdab', '#c9b48c', '#8fb0ab'] },
  meadow: { sky: '#dcebe1', disc: '#f3f3df', water: ['#b5d3c1', '#8dbaa2', '#63997f'] },
  deep: { sky: '#16436b', disc: '#2a659b', water: ['#11385b', '#0d2d4b', '#09233b'] },
  kelp: { sky: '#1f5a51', disc: '#38796c', water: ['#184a43', '#123c37', '#0d2f2b'] },
  dusk: { sky: '#c3d2dc', disc: '#ecd9bd', water: ['#8fa9bc', '#5f829c', '#3b617f'] },
} satisfies Record<string, { sky: string; disc: string; water: string[] }>

/** The markings are strokes, clipped to the body: the load line and its relatives. */
export const shirts = {
  navy: { base: '#0f3554', trim: '#e9dcc0', markings: 'M0 428H480' },
  sea: { base: '#0a5c9e', trim: '#dbe8f1', markings: 'M120 330L330 500' },
  pine: { base: '#1c6150', trim: '#dcebe1', markings: 'M0 416H480M0 446H480' },
  sandstone: { base: '#d9c49b', trim: '#0f3554', markings: 'M176 340L128 500M304 340L352 500' },
  foam: { base: '#eef3f5', trim: '#2f6f9f', markings: 'M0 500L240 404L480 500' },
} satisfies Record<string, { base: string; trim: string; markings: string }>
