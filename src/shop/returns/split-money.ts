import type { Dong } from '#kit/money.ts'

/** An amount over several purses in their order, each as far as it reaches; refuses nothing and leaves what does not fit. */
export function takeInTurn<P extends { free: Dong }>(amount: Dong, purses: readonly P[]): (P & { amount: Dong })[] {
  let left = amount
  return purses.flatMap((purse) => {
    const part = Math.min(left, Math.max(0, purse.free))
    left -= part
    return part > 0 ? [{ ...purse, amount: part }] : []
  })
}

/** A whole sum over parts in proportion to their weights, exact to the đồng: what does not divide goes to the largest remainders. */
export function inProportion(whole: Dong, weights: readonly number[]): Dong[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (!all) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(whole) * BigInt(weight))
  const shares = exact.map((one) => Number(one / BigInt(all)))
  const rest = exact.map((one, at) => ({ at, over: one % BigInt(all) }))
  rest.sort((a, b) => (a.over === b.over ? a.at - b.at : a.over < b.over ? 1 : -1))
  const missing = whole - shares.reduce((sum, share) => sum + share, 0)
  for (const { at } of rest.slice(0, missing)) shares[at]! += 1
  return shares
}
