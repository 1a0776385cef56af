type Pieces = { variantId: string; quantity: number }

/** Variants whose quantity grew, which means that somebody added them. A line that only changed its place or its services does not count. */
export function addedVariants(before: readonly Pieces[], after: readonly Pieces[]): string[] {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of after) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  for (const { variantId, quantity } of before) sums.set(variantId, (sums.get(variantId) ?? 0) - quantity)
  return [...sums].flatMap(([variantId, more]) => (more > 0 ? [variantId] : []))
}
