/** The server takes no greater quantity of one line. */
export const maxLineQuantity = 999

/** The quantity of a saved line once more of it is saved: what was saved before stays, as in the cart. */
export const savedQuantity = (saved: number, moved: number) => Math.min(saved + moved, maxLineQuantity)

/** The saved quantity of a line before and after so many more are saved; an undo goes back to `before`. */
export function savedBeforeAndAfter(lines: readonly { id: string; quantity: number }[], id: string, moved: number) {
  const before = lines.find((line) => line.id === id)?.quantity ?? 0
  return { before, after: savedQuantity(before, moved) }
}

/** How many of a saved line move to the cart: no more than are left beside the same variant in the cart. The others stay saved. `left` is null for what is not counted. */
export function splitSaved(
  { variantId, quantity }: { variantId: string; quantity: number },
  left: number | null,
  inCart: readonly { variantId: string; quantity: number }[],
) {
  const pieces = inCart.reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)
  const moved = left === null ? quantity : Math.min(quantity, Math.max(0, left - pieces))
  return { moved, kept: quantity - moved }
}
export type SavedSplit = ReturnType<typeof splitSaved>
