import type { Dong } from '#kit/money.ts'

/** Splits an amount over several sources in their order, each as far as it reaches; a rest that no source covers is left out. */
export function splitOverSources<P extends { free: Dong }>(
  amount: Dong,
  sources: readonly P[],
): (P & { amount: Dong })[] {
  let remaining = amount
  return sources.flatMap((source) => {
    const part = Math.min(remaining, Math.max(0, source.free))
    remaining -= part
    return part > 0 ? [{ ...source, amount: part }] : []
  })
}
