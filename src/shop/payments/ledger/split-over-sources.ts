import type { Dong } from '#kit/money.ts'

/** Splits an amount over several sources in their order, each as far as it reaches; a rest that no source covers is left out. */
export function splitOverSources<P extends { free: Dong }>(
  amount: Dong,
  purses: readonly P[],
): (P & { amount: Dong })[] {
  let left = amount
  return purses.flatMap((purse) => {
    const part = Math.min(left, Math.max(0, purse.free))
    left -= part
    return part > 0 ? [{ ...purse, amount: part }] : []
  })
}
