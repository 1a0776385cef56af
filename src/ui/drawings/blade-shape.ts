export type BladeKind = 'figure' | 'hockey' | 'goalie' | 'speed' | 'recreational'

/** A corner: x, y and how round it is (0 when left out). */
type Corner = readonly [x: number, y: number, round?: number]

const distance = (a: Corner, b: Corner) => Math.hypot(b[0] - a[0], b[1] - a[1])
const toward = (a: Corner, b: Corner, by: number) =>
  [a[0] + ((b[0] - a[0]) * by) / distance(a, b), a[1] + ((b[1] - a[1]) * by) / distance(a, b)] as const
const write = ([x, y]: readonly [number, number, ...unknown[]]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`

function corner(before: Corner, at: Corner, after: Corner) {
  const [x, y, round = 0] = at
  if (round === 0) return write(at)
  const turn = Math.abs(Math.atan2(before[1] - y, before[0] - x) - Math.atan2(after[1] - y, after[0] - x))
  const half = Math.min(turn, 2 * Math.PI - turn) / 2
  const cut = Math.min(round / Math.tan(half), distance(at, before) * 0.49, distance(at, after) * 0.49)
  return cut > 0 ? `${write(toward(at, before, cut))}Q${write(at)} ${write(toward(at, after, cut))}` : write(at)
}

/** A closed outline with rounded corners as an SVG path. */
const roundedPath = (corners: readonly Corner[]) =>
  `M${corners.map((at, i) => corner(corners.at(i - 1)!, at, corners[(i + 1) % corners.length]!)).join('L')}Z`

type Shape = {
  /** heel and toe, mm */
  span: readonly [heel: number, toe: number]
  /** where it touches the ice most (`peak`, at depth `ice`), and how far the curve of radius `radiusM` reaches */
  edge: { ice: number; peak: number; from: number; to: number; radiusM: number }
  /** sole plates as level lines */
  plates: readonly (readonly [from: number, to: number, y: number])[]
  bodies: readonly (readonly Corner[])[]
  /** the steel: its curved edge is put before the first corner */
  steel: readonly Corner[]
}

/** `119 3 3, 117.5 9 8` → corners */
const corners = (written: string) =>
  written.split(', ').map((corner): Corner => {
    const [x = 0, y = 0, round = 0] = corner.split(' ').map(Number)
    return [x, y, round]
  })

const holder = (heelTop: string) =>
  corners(
    `115 -5 3, 120 6 6, 124 26 9, 132 40 7, 124 46 4, -122 46 5, -134 42 5, -124 22 9, -118 4 5, ${heelTop}, ` +
      '-36 30 16, -18 35 15, 12 35 15, 28 24 15, 24 3 12, 16 -5 3',
  )

const cup = (x: number, top: number, w: number) => {
  const side: Corner[] = [
    [w, top, 3],
    [w * 0.75, top + 7, 9],
    [12, 24, 8],
    [20, 41, 5],
  ]
  return [
    ...side.map(([dx, y, r]): Corner => [x + dx, y, r]),
    ...side.map(([dx, y, r]): Corner => [x - dx, y, r]).reverse(),
  ]
}

const level = (...lines: [from: number, to: number, y: number][]) => lines

/** In millimetres from the middle of the sole, y down. The numbers are those of the 3D blades (imagery/scene/blades.py). */
const shapes: Record<BladeKind, Shape> = {
  figure: {
    span: [-144, 136],
    edge: { ice: 60, peak: -10, from: -129, to: 104, radiusM: 2.1 },
    plates: level([8, 124, 3], [-122, -42, 3]),
    bodies: [corners('56 13 10, 96 13 12, 105 40 10, 43 42 9'), corners('-70 13 8, -93 13 8, -99 41 8, -65 41 8')],
    steel: corners(
      '-139 55 5, -143.5 49.5 3, -137 45 5, -120 43 12, -109 16 22, -117 3 4, -48 3 4, -55 14 16, -46 41.5 18, ' +
        '-28 45 20, 9 44.5 26, 29 14 22, 19 3 4, 119 3 3, 117.5 9 8, 123 21 12, 131.5 27.5 2.5, 135.5 30.5 1, ' +
        '131.5 33.5 0.6, 135 37.2 1, 129.8 39.5 0.5, 132.5 43.5 1, 126.2 45 0.5, 128 49.5 1, 121 50.5 0.6, ' +
        '120.2 59 1, 117.2 59.5 1, 111.5 56.5 2',
    ),
  },
  hockey: {
    span: [-134, 134],
    edge: { ice: 62, peak: 0, from: -112, to: 112, radiusM: 3 },
    plates: level([8, 124, -5], [-122, -42, -15]),
    bodies: [
      holder('-116 -15 3, -46 -15 3, -49 -2 10'),
      corners('52 9 7, 94 9 8, 103 33 8, 46 33 8'),
      corners('-66 8 7, -96 8 7, -105 33 8, -56 33 8'),
    ],
    steel: corners('-132 51 9, -128 46 1, 128 46 1, 133.5 50 9'),
  },
  // Low and closed from heel to toe, so that no puck slips through.
  goalie: {
    span: [-134, 134],
    edge: { ice: 62, peak: 0, from: -118, to: 118, radiusM: 8.5 },
    plates: level([8, 124, 8], [-122, -42, 2]),
    bodies: [
      corners('124 8 5, 132 38 6, 127 46 4, -125 46 4, -133 38 6, -124 2 5, -42 2 6, -28 15 14, -6 18 14, 8 8 6'),
    ],
    steel: corners('-132 51 9, -128 46 1, 128 46 1, 133.5 50 9'),
  },
  speed: {
    span: [-207, 225],
    edge: { ice: 64, peak: 0, from: -188, to: 200, radiusM: 20 },
    plates: level([44, 108, -3], [-112, -54, -8]),
    bodies: [cup(76, -3, 26), cup(-83, -8, 23), corners('219 41 3.4, 219 49 3.4, -202 49 3.4, -202 41 3.4')],
    steel: corners('-206 58 7, -201 49 2, 218 49 2, 224 57 9'),
  },
  recreational: {
    span: [-134, 134],
    edge: { ice: 62, peak: 0, from: -104, to: 104, radiusM: 3 },
    plates: level([8, 124, -5], [-122, -42, -5]),
    bodies: [holder('-116 -5 3, -46 -5 3, -49 4 10')],
    steel: corners('-130 54 12, -128 46 2, 128 46 2, 131 54 12'),
  },
}

type BladeDrawing = { kind: BladeKind; lengthMm?: number; radiusM?: number }

/** The lines of a blade, stretched to a length and with an edge ground to a radius. */
export function bladeLines({ kind, lengthMm, radiusM }: BladeDrawing) {
  const { span, edge, plates, bodies, steel } = shapes[kind]
  const [heel, toe] = span
  const stretch = lengthMm === undefined ? 1 : lengthMm / (toe - heel)
  const radius = (radiusM ?? edge.radiusM) * 1000
  const groundAt = (x: number): Corner => [x, edge.ice - (x - edge.peak * stretch) ** 2 / (2 * radius)]
  const ground = Array.from({ length: 13 }, (_, step) =>
    groundAt((edge.to + ((edge.from - edge.to) * step) / 12) * stretch),
  )
  const stretched = (shape: readonly Corner[]) => shape.map(([x, y, round]): Corner => [x * stretch, y, round])
  return {
    outline: [...bodies.map(stretched), [...ground, ...stretched(steel)]].map(roundedPath),
    plates: plates.map(([from, to, y]) => ({
      y,
      path: `M${+(from * stretch).toFixed(1)} ${y}H${+(to * stretch).toFixed(1)}`,
    })),
    edge: ground,
    heel: heel * stretch,
    toe: toe * stretch,
  }
}
