import { startTransition, useEffect, useState } from 'react'
import { fetchJson } from '#kit/fetch-json.ts'
import type { OptionKey, Options } from '#shop/catalogue/product.ts'
import type { OptionView } from './option-view.server.ts'
import {
  choiceQuery,
  choiceWords,
  chooseAll,
  chooseUnlessChosen,
  fallbackWords,
  missingKey,
  priceOf,
  stateOf,
  variantOf,
  type PickVariant,
} from './picker.ts'
import type { variantViews } from './variant-views.ts'

type Shown = { id: string; variants: ReturnType<typeof variantViews>; options: OptionView[]; choice: Options }

/** A shopper's choice on a product page. It is kept in the address too, so that the address can be shared. */
export function usePicker({ id, variants: known, options, choice: opened }: Shown) {
  const [choice, setChoice] = useState(opened)
  const variants = useCurrentStock(id, known)
  const pickAll = (picked: Options) => {
    const next = chooseAll(variants, options, choice, picked)
    setChoice(next)
    // Bypasses the router, which would load the same page again; the router's state of the history entry is kept.
    history.replaceState(history.state, '', choiceQuery(options, next) + location.hash)
  }
  /** A choice that the shopper did not make, so it is not written to the address. */
  const suggest = (picked: Options) => setChoice((now) => chooseUnlessChosen(variants, options, now, picked))
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
    /** The words for the next option to choose. */
    ask: options.find(({ key }) => key === missing)?.ask,
    variant: variantOf(variants, options, choice),
    price: priceOf(variants, choice),
    isSoldOut: variants.every(({ stock }) => stock === 0),
    stateOf: (key: OptionKey, value: string) => stateOf(variants, choice, key, value),
    words: choiceWords(options, choice),
    lent: fallbackWords(options),
    labelOf,
    /** The choice as a query string. */
    query: choiceQuery(options, choice),
  }
}
export type Picker = ReturnType<typeof usePicker>

/** The page may come from the cache, so the stock is fetched again after hydration. If that fails, the page stays as it is. */
function useCurrentStock<V extends PickVariant>(productId: string, loaded: V[]): V[] {
  const [fresh, setFresh] = useState<Record<string, number | null>>({})
  useEffect(() => {
    const leave = new AbortController()
    fetchJson<Record<string, number | null>>(`/api/stock/${productId}`, { signal: leave.signal })
      .then((stock) => startTransition(() => setFresh(stock)))
      .catch(() => {})
    return () => leave.abort()
  }, [productId])
  return loaded.map((variant) => (variant.id in fresh ? { ...variant, stock: fresh[variant.id]! } : variant))
}
