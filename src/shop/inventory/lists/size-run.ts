/** One size of a model in one colour and width, with how many can be had, how many were sold lately and how many people wait for it. */
type RunSize = { variantId: string; size: string; available: number; sold: number; waiting: number }

export type SizeRun = { sizes: RunSize[]; missing: RunSize[]; lost: number }

const bySize = (a: RunSize, b: RunSize) => Number(a.size) - Number(b.size) || a.size.localeCompare(b.size)

/** A run is broken if the model looks in stock, and yet sizes are gone that people buy: one that sold lately or is waited for, or one between two that are there. `lost` weighs it: the recent sales of the missing sizes, and the people who wait for them. */
export function brokenRun(given: RunSize[]): SizeRun | undefined {
  const sizes = given.toSorted(bySize)
  const there = sizes.map(({ available }, at) => (available > 0 ? at : -1)).filter((at) => at >= 0)
  if (!there.length || there.length === sizes.length) return
  const [first, last] = [there[0]!, there.at(-1)!]
  const missing = sizes.filter(
    ({ available, sold, waiting }, at) => available <= 0 && (sold > 0 || waiting > 0 || (at > first && at < last)),
  )
  if (!missing.length) return
  return { sizes, missing, lost: missing.reduce((sum, { sold, waiting }) => sum + sold + waiting, 0) }
}

/** How far back sales count, in days. */
export const runDays = 90

/** A size with fewer pieces than this is short, in any colour and width. */
export const fewPieces = 3
