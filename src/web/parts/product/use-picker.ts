import { startTransition, useEffect, useState } from 'react'
import { fetchJson } from '#kit/fetch-json.ts'
import type { OptionKey, Options } from '#shop/catalogue/product.ts'
import type { OptionView } from './option-view.server.ts'
import {
  choiceQuery,
  choiceWords,
  chooseAll,
  fallbackWords,
  missingKey,
  priceOf,
  stateOf,
  variantOf,
  type PickVariant,
} from './picker.ts'
import type { variantViews } from './variant-views.ts'

type Shown = { id: string; variants: ReturnType<typeof variantViews>; options: OptionView[]; choice: Options }

/** The choice of a shopper on a product page. It stands in the address too, so that the address can be sent to somebody. */
export function usePicker({ id, variants: known, options, choice: opened }: Shown) {
  const [choice, setChoice] = useState(opened)
  const variants = useCurrentStock(id, known)
  const pickAll = (picked: Options) => {
    const next = chooseAll(variants, options, choice, picked)
    setChoice(next)
    // Not by the router, which would ask the server for the same page again; its own state of the entry is kept.
    history.replaceState(history.state, '', choiceQuery(options, next) + location.hash)
  }
  /** A choice that the shopper did not press, which the address therefore does not tell others. */
  const suggest = (picked: Options) => setChoice(chooseAll(variants, options, choice, picked))
  const labelOf = (key: OptionKey) =>
    options.find((option) => option.key === key)?.values.find(({ value }) => value === choice[key])?.label
  const missing = missingKey(options, choice)
  return {
    choice,
    pick: (key: OptionKey, value: string) => pickAll({ [key]: value }),
    pickAll,
    suggest,
    variants,
    missing,
    /** What is still to be chosen, in words. */
    ask: options.find(({ key }) => key === missing)?.ask,
    variant: variantOf(variants, options, choice),
    price: priceOf(variants, choice),
    isSoldOut: variants.every(({ stock }) => stock === 0),
    stateOf: (key: OptionKey, value: string) => stateOf(variants, choice, key, value),
    words: choiceWords(options, choice),
    lent: fallbackWords(options),
    labelOf,
    /** The choice as an address asks for it. */
    query: choiceQuery(options, choice),
  }
}
export type Picker = ReturnType<typeof usePicker>

/** The page may have been kept for a while: what can be bought is asked anew once it is awake. Where that fails the page stays as it came. */
function useCurrentStock<V extends PickVariant>(productId: string, known: V[]): V[] {
  const [fresh, setFresh] = useState<Record<string, number | null>>({})
  useEffect(() => {
    const leave = new AbortController()
    fetchJson<Record<string, number | null>>(`/api/stock/${productId}`, { signal: leave.signal })
      .then((stock) => startTransition(() => setFresh(stock)))
      .catch(() => {})
    return () => leave.abort()
  }, [productId])
  return known.map((variant) => (variant.id in fresh ? { ...variant, stock: fresh[variant.id]! } : variant))
}
