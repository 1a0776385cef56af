import { Refusal } from '#kit/refusal.ts'
import { bundleMarkOf } from '#shop/cart/make-bundle-mark.ts'
import { problemMessage } from '#shop/checkout/problem.ts'
import type { Quote } from '#shop/checkout/quote.ts'
import type { WholeOrder } from '#shop/orders/queries.ts'
import { m } from '#words/messages.js'

/** A set of an order as an edit quotes it: its mark, the pair that was agreed, and how many per cent less it was sold for, which no later setting changes. */
export type OrderBundle = { setId: string; mark: string; variantIds: string[]; percent: number }

/** The same set has the same mark in every preview. */
export const bundleMarkOfId = (setId: string) => bundleMarkOf([setId])

export function bundlesOfOrder({ lines, discounts }: Pick<WholeOrder, 'lines' | 'discounts'>): OrderBundle[] {
  const bySet = Map.groupBy(lines, ({ setId }) => setId ?? '')
  bySet.delete('')
  return [...bySet].map(([setId, own]) => {
    const ids = new Set(own.map(({ id }) => id))
    const rows = discounts.filter(({ source, lineId }) => source === 'set' && lineId && ids.has(lineId))
    const [off, whole] = [sum(rows.map(({ amount }) => amount)), sum(own.map(({ total }) => total))]
    const variantIds = own.flatMap(({ partOf, variantId }) => (partOf === null && variantId ? [variantId] : []))
    return { setId, mark: bundleMarkOfId(setId), variantIds, percent: whole ? Math.round((off * 100) / whole) : 0 }
  })
}

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)

/** The pairs that were agreed stay so, whatever the rules say today; which of the two is the boot is for the quote to see. */
export const agreedPairs = (sets: readonly OrderBundle[]) =>
  sets.flatMap(({ mark, variantIds: [one, other] }) =>
    one && other
      ? [
          { mark, bootId: one, bladeId: other },
          { mark, bootId: other, bladeId: one },
        ]
      : [],
  )

/** A set stays whole or is parted: one that would lose a part, its work or its evenness is no slip to pass over. */
export function refuseBrokenBundle({ problems }: Pick<Quote, 'problems'>) {
  const broken = problems.find(({ kind }) => kind === 'set-incomplete' || kind === 'set-uneven')
  if (!broken) return
  throw new Refusal(
    'set-broken',
    (_, options) => m.refusal_edit_set({ why: problemMessage(broken, options.locale) }, options),
    { problem: broken },
  )
}
