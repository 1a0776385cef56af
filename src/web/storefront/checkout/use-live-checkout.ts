import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { loadWards, type PlaceOption } from '#web/chrome/places/load-wards.ts'
import { useCartView } from '#web/chrome/use-cart-view.ts'
import type { CheckoutView } from './view-checkout.server.ts'

type Answered = { view: CheckoutView; wards: PlaceOption[] } | undefined
type Known = { view: CheckoutView; wards: PlaceOption[] }
export type PlaceAsk = { method: string; province: string; ward: string }

/** Keeps basket, wards and fee in step with what is chosen: the server answers, the page shows. `start` is what the form begins with. */
export function useLiveCheckout({ view: initial, wards: known }: Known, answered: Answered, start: PlaceAsk) {
  const fetcher = useFetcher<CheckoutView>()
  const [place, setPlace] = useState(start)
  const [wards, setWards] = useState<PlaceOption[]>(answered?.wards ?? known)
  const province = useRef(start.province)
  const inStep = useCartInStep(initial)
  useEffect(() => {
    if (answered) setWards(answered.wards)
  }, [answered])
  const choose = (part: Partial<PlaceAsk>) => {
    const next = { ...place, ...part }
    setPlace(next)
    if (next.province !== province.current) {
      province.current = next.province
      setWards([])
      void loadWards(next.province).then((list) => province.current === next.province && setWards(list))
    }
    void fetcher.load(`/api/delivery?${new URLSearchParams(next)}`)
  }
  const view = newest(fetcher.data, answered?.view, initial)
  useWayThatGoes({ view, place, choose, isSettled: fetcher.state === 'idle' })
  return { view, wards, place, choose, inStep, isStale: fetcher.state !== 'idle' }
}

type Going = { view: CheckoutView; place: PlaceAsk; choose: (part: Partial<PlaceAsk>) => void; isSettled: boolean }

/** Another ward may be one that the fast way does not reach: then the parcel goes the usual way, rather than not at all. */
function useWayThatGoes({ view, place, choose, isSettled }: Going) {
  const isLost =
    isSettled &&
    place.method !== 'standard' &&
    view.ways.length > 0 &&
    view.ways.every(({ method }) => method !== place.method)
  const goUsual = useEffectEvent(() => choose({ method: 'standard' }))
  useEffect(() => {
    if (isLost) goUsual()
  }, [isLost])
}

const seen = new WeakMap<object, number>()
let clock = 0

/** Of the answers that came, the one that came last. */
function newest(...views: (CheckoutView | undefined)[]) {
  for (const view of views.toReversed()) if (view && !seen.has(view)) seen.set(view, (clock += 1))
  return views.filter((view) => view !== undefined).toSorted((a, b) => seen.get(b)! - seen.get(a)!)[0]!
}

/** The browser's cart leads: once the server has it, a basket rendered from an older one is asked for again. Where it stays away (no cookies), that is no empty cart. */
function useCartInStep(initial: CheckoutView) {
  const { isLoaded, itemCount } = useCart()
  const { view, failed, isStale, retry } = useCartView(isLoaded && itemCount > 0)
  const [askedFor, setAskedFor] = useState<unknown>()
  const { revalidate, state } = useRevalidator()
  const differs = view !== undefined && (view.count !== initial.count || view.subtotal !== initial.subtotal)
  const asked = useRef<unknown>(undefined)
  useEffect(() => {
    if (!differs || state !== 'idle' || asked.current === view) return
    asked.current = view
    void revalidate().then(() => startTransition(() => setAskedFor(view)))
  }, [differs, state, view, revalidate])
  const isInVain = differs && askedFor === view
  return { answered: isStale ? undefined : view?.count, failed: failed || isInVain, retry }
}
