import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import type { PlaceOption } from '#web/shell/places/load-wards.ts'
import { useWards } from '#web/shell/places/use-wards.ts'
import { useLatestRequest } from '#web/shell/page/use-latest-request.ts'
import { useCartView } from '#web/shell/cart/use-cart-view.ts'
import { deliveryRequest, type PlaceParams } from './delivery-request.ts'
import type { CheckoutView } from './view-checkout.server.ts'

type Answered = { view: CheckoutView; wards: PlaceOption[] } | undefined
type InitialCheckout = { view: CheckoutView; wards: PlaceOption[] }
/** What the form begins with, and the id by which its fields are found. */
type FormStart = { start: PlaceParams; formId: string }

/** Keeps basket, wards and fee in step with what is chosen: the server answers, the page shows. */
export function useLiveCheckout(
  { view: initial, wards: initialWards }: InitialCheckout,
  answered: Answered,
  { start, formId }: FormStart,
) {
  const { data, isLoading, hasFailed, ask, again } = useLatestRequest<CheckoutView>()
  const [place, setPlace] = useState(start)
  const wards = useWards(place.province, { province: start.province, list: answered?.wards ?? initialWards })
  const href = useHref('/api/delivery')
  const fetchView = (params: PlaceParams) => ask(...deliveryRequest(href, params, typedIn(formId)))
  const choose = (part: Partial<PlaceParams>) => {
    const next = { ...place, ...part }
    setPlace(next)
    fetchView(next)
  }
  const view = useNewest(data, answered?.view, initial)
  const inStep = useCartInStep({ shown: view, isAsking: isLoading, refetch: () => fetchView(place) })
  useAvailableMethod({ view, place, choose, isSettled: !isLoading })
  return { view, wards, place, choose, inStep, isStale: isLoading, hasFailed, again }
}

function typedIn(formId: string) {
  const form = document.getElementById(formId)
  return new FormData(form instanceof HTMLFormElement ? form : undefined)
}

type MethodState = {
  view: CheckoutView
  place: PlaceParams
  choose: (part: Partial<PlaceParams>) => void
  isSettled: boolean
}

/** Falls back to standard delivery when the fast method does not reach the new ward. */
function useAvailableMethod({ view, place, choose, isSettled }: MethodState) {
  const isUnavailable =
    isSettled &&
    place.method !== 'standard' &&
    view.methods.length > 0 &&
    view.methods.every(({ method }) => method !== place.method)
  const goUsual = useEffectEvent(() => choose({ method: 'standard' }))
  useEffect(() => {
    if (isUnavailable) goUsual()
  }, [isUnavailable])
}

/** The latest of the views that arrived; of those that arrive together the first. */
function useNewest(...views: (CheckoutView | undefined)[]) {
  const present = views.filter((view) => view !== undefined)
  const [seen, setSeen] = useState(() => present.toReversed())
  const arrived = present.filter((view) => !seen.includes(view)).toReversed()
  const inOrder = [...seen.filter((view) => present.includes(view)), ...arrived]
  if (arrived.length) setSeen(inOrder)
  return inOrder.at(-1)!
}

type Shown = { shown: CheckoutView; isAsking: boolean; refetch: () => void }

/** The browser's cart takes precedence: once the server has it, a quote of an older cart is fetched again. Without cookies the server never gets it; that is not an empty cart. */
function useCartInStep({ shown, isAsking, refetch }: Shown) {
  const { isLoaded, itemCount } = useCart()
  const { view, failed, isStale, retry } = useCartView(isLoaded && itemCount > 0)
  const requestedFor = useRef<unknown>(undefined)
  const [hasNoEffect, setNoEffect] = useState(false)
  const differs = view !== undefined && (view.count !== shown.count || view.subtotal !== shown.subtotal)
  const fetchAgain = useEffectEvent(refetch)
  useEffect(() => {
    if (isAsking) return
    setNoEffect(differs && requestedFor.current === view)
    if (!differs || requestedFor.current === view) return
    requestedFor.current = view
    fetchAgain()
  }, [differs, isAsking, view])
  return { answered: isStale ? undefined : view?.count, failed: failed || hasNoEffect, retry }
}
