/** The server takes no greater quantity of one line. */
export const maxLineQuantity = 999

/** The quantity of a saved line once more of it is saved: what was saved before stays, as in the cart. */
export const savedQuantity = (saved: number, moved: number) => Math.min(saved + moved, maxLineQuantity)

/** The saved quantity of a line before and after so many more are saved; an undo goes back to `before`. */
export function savedBeforeAndAfter(lines: readonly { id: string; quantity: number }[], id: string, moved: number) {
  const before = lines.find((line) => line.id === id)?.quantity ?? 0
  return { before, after: savedQuantity(before, moved) }
}
