/**
 * Parts of a whole number by weights, by largest remainder: they add up to exactly the whole, none is more than its weight allows.
 * What is left over goes to the largest remainders, of equal ones to the first. BigInt inside: whole × weight may pass 2^53.
 */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return weights.map(() => 0)
  const exact = weights.map((weight, at) => {
    const product = BigInt(whole) * BigInt(weight)
    return { at, part: Number(product / sum), rest: product % sum }
  })
  const over = whole - exact.reduce((total, { part }) => total + part, 0)
  const luckiest = exact.toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1)).slice(0, over)
  const lucky = new Set(luckiest.map(({ at }) => at))
  return exact.map(({ at, part }) => (lucky.has(at) ? part + 1 : part))
}
