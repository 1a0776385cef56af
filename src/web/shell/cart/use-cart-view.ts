import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { fetchJson } from '#kit/fetch-json.ts'
import { loadRetries, retried } from '#kit/retried.ts'
import { useCart } from '#shop/cart/cart-provider.tsx'
import type { CartItem } from '#shop/cart/cart.ts'
import { cartSync } from './cart-sync.ts'
import type { CartView } from './cart-view.server.ts'
import { RefusedError, SignedOutError } from '../sync/list-sync.ts'
import { toWantedLine } from './to-wanted-line.ts'

type Answered = CartView & { dropped: number }
type CartViewState = { view?: Answered; failed: boolean; isStale: boolean; isTidied: boolean }

/** Sends every change of the cart to the server and shows its answer; a later change supersedes earlier ones. */
export function useCartView(isEnabled: boolean): CartViewState & { retry: () => void } {
  const { items, isLoaded, owner, replace } = useCart()
  const [state, setState] = useState<CartViewState>({ failed: false, isStale: true, isTidied: false })
  const [tries, setTries] = useState(0)
  const href = useHref('/api/cart')
  useEffect(() => {
    if (!isLoaded || !isEnabled) return
    const stop = new AbortController()
    setState((before) => ({ ...before, isStale: true }))
    const answer = owner ? syncWithRetries(stop.signal) : postCart(href, items, stop.signal)
    answer
      .then((view) => {
        if (stop.signal.aborted) return view
        setState((before) => ({
          ...before,
          view,
          failed: false,
          isStale: false,
          isTidied: before.isTidied || view.dropped > 0,
        }))
        // Items that the server cannot read can be neither bought nor removed by hand, so they are dropped. cart-sync.ts corrects a person's cart.
        const readable = owner ? items : items.filter((item) => isKnown(view, item))
        if (readable.length < items.length) replace(readable)
        return view
      })
      .catch(() => stop.signal.aborted || setState((before) => ({ ...before, failed: true, isStale: false })))
    return () => stop.abort()
  }, [items, isLoaded, owner, isEnabled, href, tries, replace])
  return { ...state, retry: () => setTries((n) => n + 1) }
}

const postCart = (href: string, items: CartItem[], signal: AbortSignal) =>
  fetchJson<Answered>(href, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ lines: items.map((item) => toWantedLine(item, item.quantity)) }),
    signal,
  })

/** Changes that failed to arrive stay unsent, so that sending them again applies them once. */
const syncWithRetries = (signal: AbortSignal) =>
  retried(
    () => cartSync.meet(),
    loadRetries,
    (error) => signal.aborted || error instanceof SignedOutError || error instanceof RefusedError,
  )

const isKnown = (view: CartView, { id }: CartItem) =>
  view.lines.some((line) => line.id === id) || view.problems.some((problem) => problem.id === id)
