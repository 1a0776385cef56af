/** One size of a model in one colour and width: available pieces, recent sales, and stock watches. */
type RunSize = { variantId: string; size: string; available: number; sold: number; waiting: number }

export type SizeRun = { sizes: RunSize[]; missing: RunSize[]; lost: number }

const bySize = (a: RunSize, b: RunSize) => Number(a.size) - Number(b.size) || a.size.localeCompare(b.size)

/**
 * A size run is broken if the model looks in stock but sizes in demand are missing: one with recent sales or stock watches, or one between two that are
 * there. `lost` is the weight of the gap: the recent sales and the watches of the missing sizes.
 */
export function brokenRun(runSizes: RunSize[]): SizeRun | undefined {
  const sizes = runSizes.toSorted(bySize)
  const inStock = sizes.map(({ available }, at) => (available > 0 ? at : -1)).filter((at) => at >= 0)
  if (!inStock.length || inStock.length === sizes.length) return
  const [first, last] = [inStock[0]!, inStock.at(-1)!]
  const missing = sizes.filter(
    ({ available, sold, waiting }, at) => available <= 0 && (sold > 0 || waiting > 0 || (at > first && at < last)),
  )
  if (!missing.length) return
  return { sizes, missing, lost: missing.reduce((sum, { sold, waiting }) => sum + sold + waiting, 0) }
}

/** How far back sales count, in days. */
export const runDays = 90
