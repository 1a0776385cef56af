import { useState } from 'react'
import type { OptionKey } from '#shop/catalogue/product.ts'
import type { ProductView } from './find-product-view.server.ts'
import { candidates, choiceQuery, choose, missingKey, stateOf, variantOf } from './picker.ts'
import { useFreshStock } from './use-fresh-stock.ts'

/** The choice of a shopper on a product page. It stands in the address too, so that the address can be sent to somebody. */
export function usePicker({ id, variants: known, options, choice: opened }: ProductView) {
  const [choice, setChoice] = useState(opened)
  const variants = useFreshStock(id, known)
  const pick = (key: OptionKey, value: string) => {
    const next = choose(variants, options, choice, { key, value })
    setChoice(next)
    // Not by the router, which would ask the server for the same page again; its own state of the entry is kept.
    history.replaceState(history.state, '', choiceQuery(options, next) + location.hash)
  }
  const paid = candidates(variants, choice).map(({ price, salePrice }) => ({
    now: salePrice ?? price,
    was: salePrice === null ? null : price,
  }))
  const cheapest = paid.toSorted((a, b) => a.now - b.now)[0] ?? { now: 0, was: null }
  const labelOf = (key: OptionKey) =>
    options.find((option) => option.key === key)?.values.find(({ value }) => value === choice[key])?.label
  const missing = missingKey(options, choice)
  return {
    choice,
    pick,
    missing,
    /** What is still to be chosen, in words. */
    ask: options.find(({ key }) => key === missing)?.ask,
    variant: variantOf(variants, options, choice),
    price: { ...cheapest, isFrom: paid.some(({ now }) => now > cheapest.now) },
    isSoldOut: variants.every(({ stock }) => stock === 0),
    stateOf: (key: OptionKey, value: string) => stateOf(variants, choice, key, value),
    /** The choice in one line, as the cart keeps it. */
    words: options.flatMap(({ key }) => labelOf(key) ?? []).join(' · '),
    labelOf,
  }
}
export type Picker = ReturnType<typeof usePicker>
