/** Whole percentages that add up to 100: what rounding down loses goes to the largest remainders. */
export function wholePercents(parts: number[]): number[] {
  const all = parts.reduce((sum, part) => sum + part, 0)
  if (!all) return parts.map(() => 0)
  const exact = parts.map((part) => (part / all) * 100)
  const rounded = exact.map(Math.floor)
  const missing = 100 - rounded.reduce((sum, part) => sum + part, 0)
  const remainders = exact
    .map((part, at) => ({ at, by: part - rounded[at]! }))
    .sort((a, b) => b.by - a.by || a.at - b.at)
  for (const { at } of remainders.slice(0, missing)) rounded[at]! += 1
  return rounded
}
