/** Whole percents of these parts that make 100 together: what is lost by cutting goes to those that lost most. */
export function wholePercents(parts: number[]): number[] {
  const all = parts.reduce((sum, part) => sum + part, 0)
  if (!all) return parts.map(() => 0)
  const exact = parts.map((part) => (part / all) * 100)
  const whole = exact.map(Math.floor)
  const missing = 100 - whole.reduce((sum, part) => sum + part, 0)
  const lost = exact.map((part, at) => ({ at, by: part - whole[at]! })).sort((a, b) => b.by - a.by || a.at - b.at)
  for (const { at } of lost.slice(0, missing)) whole[at]! += 1
  return whole
}
