import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import type { PlaceOption } from '#web/shell/places/load-wards.ts'
import { useWards } from '#web/shell/places/use-wards.ts'
import { useLatestRequest } from '#web/shell/page/use-latest-request.ts'
import { useCartView } from '#web/shell/cart/use-cart-view.ts'
import type { CheckoutView } from './view-checkout.server.ts'

type Answered = { view: CheckoutView; wards: PlaceOption[] } | undefined
type Known = { view: CheckoutView; wards: PlaceOption[] }
export type PlaceParams = { method: string; province: string; ward: string }

/** Keeps basket, wards and fee in step with what is chosen: the server answers, the page shows. `start` is what the form begins with. */
export function useLiveCheckout({ view: initial, wards: known }: Known, answered: Answered, start: PlaceParams) {
  const { data, isAsking, hasFailed, ask, again } = useLatestRequest<CheckoutView>()
  const [place, setPlace] = useState(start)
  const wards = useWards(place.province, { province: start.province, list: answered?.wards ?? known })
  const href = useHref('/api/delivery')
  const askFor = (asked: PlaceParams) => ask(`${href}?${new URLSearchParams(asked)}`)
  const choose = (part: Partial<PlaceParams>) => {
    const next = { ...place, ...part }
    setPlace(next)
    askFor(next)
  }
  const view = newest(data, answered?.view, initial)
  const inStep = useCartInStep({ shown: view, isAsking, askAnew: () => askFor(place) })
  useWayThatGoes({ view, place, choose, isSettled: !isAsking })
  return { view, wards, place, choose, inStep, isStale: isAsking, hasFailed, again }
}

type Going = {
  view: CheckoutView
  place: PlaceParams
  choose: (part: Partial<PlaceParams>) => void
  isSettled: boolean
}

/** Falls back to standard delivery when the fast method does not reach the new ward. */
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

/** The latest of the views that arrived. */
function newest(...views: (CheckoutView | undefined)[]) {
  for (const view of views.toReversed()) if (view && !seen.has(view)) seen.set(view, (clock += 1))
  return views.filter((view) => view !== undefined).toSorted((a, b) => seen.get(b)! - seen.get(a)!)[0]!
}

type Shown = { shown: CheckoutView; isAsking: boolean; askAnew: () => void }

/** The browser's cart takes precedence: once the server has it, a quote of an older cart is fetched again. Without cookies the server never gets it; that is not an empty cart. */
function useCartInStep({ shown, isAsking, askAnew }: Shown) {
  const { isLoaded, itemCount } = useCart()
  const { view, failed, isStale, retry } = useCartView(isLoaded && itemCount > 0)
  const askedFor = useRef<unknown>(undefined)
  const [isInVain, setInVain] = useState(false)
  const differs = view !== undefined && (view.count !== shown.count || view.subtotal !== shown.subtotal)
  const ask = useEffectEvent(askAnew)
  useEffect(() => {
    if (isAsking) return
    setInVain(differs && askedFor.current === view)
    if (!differs || askedFor.current === view) return
    askedFor.current = view
    ask()
  }, [differs, isAsking, view])
  return { answered: isStale ? undefined : view?.count, failed: failed || isInVain, retry }
}
