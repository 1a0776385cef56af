/** Returns grid lines at round amounts, from 0 to the first one that reaches the largest value. */
export function gridLines(largest: number, lines = 4): number[] {
  if (largest <= 0) return [0]
  const power = 10 ** Math.floor(Math.log10(largest / lines))
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power * lines >= largest)! * power
  const count = Math.ceil(largest / step)
  return Array.from({ length: count + 1 }, (_, nth) => nth * step)
}

/** Positions of the two line labels, in per cent from the top. Each stands at the end of its line, moved apart where they would overlap. */
export function labelPositions(tops: [number, number], gap = 12): [number, number] {
  const [first, second] = tops
  if (Math.abs(first - second) >= gap) return tops
  const middle = Math.min(100 - gap / 2, Math.max(gap / 2, (first + second) / 2))
  return first <= second ? [middle - gap / 2, middle + gap / 2] : [middle + gap / 2, middle - gap / 2]
}

/** Returns the points that get a label below the chart: the first, the last, and evenly spaced ones between them. */
export const labelledPoints = (points: number, most: number) => {
  const names = Math.min(points, most)
  if (names < 2) return points ? [0] : []
  return Array.from({ length: names }, (_, nth) => Math.round((nth * (points - 1)) / (names - 1)))
}
