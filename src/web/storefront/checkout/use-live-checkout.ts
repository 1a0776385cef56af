import { useEffect, useRef, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { loadWards, type PlaceOption } from '#web/chrome/load-wards.ts'
import { useCartView } from '#web/chrome/use-cart-view.ts'
import type { CheckoutView } from './view-checkout.server.ts'

type Answered = { view: CheckoutView; wards: PlaceOption[] } | undefined
type Known = { view: CheckoutView; wards: PlaceOption[]; buyer?: { start: { province: string } } }
export type PlaceAsk = { method: string; province: string; ward: string }

/** Keeps basket, wards and fee in step with what is chosen: the server answers, the page shows. */
export function useLiveCheckout({ view: initial, wards: known, buyer }: Known, answered: Answered) {
  const fetcher = useFetcher<CheckoutView>()
  const [wards, setWards] = useState<PlaceOption[]>(answered?.wards ?? known)
  const province = useRef(buyer?.start.province ?? '')
  useCartInStep(initial)
  useEffect(() => {
    if (answered) setWards(answered.wards)
  }, [answered])
  const ask = (place: PlaceAsk) => {
    if (place.province !== province.current) {
      province.current = place.province
      setWards([])
      void loadWards(place.province).then((list) => province.current === place.province && setWards(list))
    }
    void fetcher.load(`/api/delivery?${new URLSearchParams(place)}`)
  }
  return { view: newest(fetcher.data, answered?.view, initial), wards, ask, isStale: fetcher.state !== 'idle' }
}

const seen = new WeakMap<object, number>()
let clock = 0

/** Of the answers that came, the one that came last. */
function newest(...views: (CheckoutView | undefined)[]) {
  for (const view of views.toReversed()) if (view && !seen.has(view)) seen.set(view, (clock += 1))
  return views.filter((view) => view !== undefined).toSorted((a, b) => seen.get(b)! - seen.get(a)!)[0]!
}

/** The browser's cart leads: once the server has it, a basket rendered from an older one is asked for again. */
function useCartInStep(initial: CheckoutView) {
  const { isLoaded, itemCount } = useCart()
  const { view } = useCartView(isLoaded && itemCount > 0)
  const { revalidate, state } = useRevalidator()
  const differs = view !== undefined && (view.count !== initial.count || view.subtotal !== initial.subtotal)
  const asked = useRef<unknown>(undefined)
  useEffect(() => {
    if (!differs || state !== 'idle' || asked.current === view) return
    asked.current = view
    void revalidate()
  }, [differs, state, view, revalidate])
}
