/**
 * Splits a whole number by weights with the largest-remainder method: the parts add up to exactly the whole. The rest goes to the largest remainders,
 * and among equal ones to the first. Uses BigInt, since whole × weight may exceed 2^53.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return weights.map(() => 0)
  const exact = weights.map((weight, at) => {
    const product = BigInt(amount) * BigInt(weight)
    return { at, part: Number(product / sum), rest: product % sum }
  })
  const over = amount - exact.reduce((total, { part }) => total + part, 0)
  const largestRemainders = exact
    .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
    .slice(0, over)
  const roundedUp = new Set(largestRemainders.map(({ at }) => at))
  return exact.map(({ at, part }) => (roundedUp.has(at) ? part + 1 : part))
}
