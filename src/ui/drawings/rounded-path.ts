/** A corner: x, y and how round it is (0 when left out). */
export type Corner = readonly [x: number, y: number, round?: number]

const apart = (a: Corner, b: Corner) => Math.hypot(b[0] - a[0], b[1] - a[1])
const toward = (a: Corner, b: Corner, by: number) =>
  [a[0] + ((b[0] - a[0]) * by) / apart(a, b), a[1] + ((b[1] - a[1]) * by) / apart(a, b)] as const
const write = ([x, y]: readonly [number, number, ...unknown[]]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`

function corner(before: Corner, at: Corner, after: Corner) {
  const [x, y, round = 0] = at
  if (round === 0) return write(at)
  const turn = Math.abs(Math.atan2(before[1] - y, before[0] - x) - Math.atan2(after[1] - y, after[0] - x))
  const half = Math.min(turn, 2 * Math.PI - turn) / 2
  const cut = Math.min(round / Math.tan(half), apart(at, before) * 0.49, apart(at, after) * 0.49)
  return cut > 0 ? `${write(toward(at, before, cut))}Q${write(at)} ${write(toward(at, after, cut))}` : write(at)
}

/** A closed outline with rounded corners as an SVG path. */
export const roundedPath = (corners: readonly Corner[]) =>
  `M${corners.map((at, i) => corner(corners.at(i - 1)!, at, corners[(i + 1) % corners.length]!)).join('L')}Z`
