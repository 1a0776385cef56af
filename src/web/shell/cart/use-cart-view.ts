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
type Seen = { view?: Answered; failed: boolean; isStale: boolean; isTidied: boolean }

/** Sends every change of the cart to the server and shows its answer; a later change supersedes earlier ones. */
export function useCartView(isWanted: boolean): Seen & { retry: () => void } {
  const { items, isLoaded, owner, replace } = useCart()
  const [seen, setSeen] = useState<Seen>({ failed: false, isStale: true, isTidied: false })
  const [tries, setTries] = useState(0)
  const href = useHref('/api/cart')
  useEffect(() => {
    if (!isLoaded || !isWanted) return
    const stop = new AbortController()
    setSeen((before) => ({ ...before, isStale: true }))
    const asked = owner ? meetAgain(stop.signal) : ask(href, items, stop.signal)
    asked
      .then((view) => {
        if (stop.signal.aborted) return view
        setSeen((before) => ({
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
      .catch(() => stop.signal.aborted || setSeen((before) => ({ ...before, failed: true, isStale: false })))
    return () => stop.abort()
  }, [items, isLoaded, owner, isWanted, href, tries, replace])
  return { ...seen, retry: () => setTries((n) => n + 1) }
}

const ask = (href: string, items: CartItem[], signal: AbortSignal) =>
  fetchJson<Answered>(href, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ lines: items.map((item) => toWantedLine(item, item.quantity)) }),
    signal,
  })

/** Changes that failed to arrive stay unsent, so that sending them again applies them once. */
const meetAgain = (signal: AbortSignal) =>
  retried(
    () => cartSync.meet(),
    loadRetries,
    (error) => signal.aborted || error instanceof SignedOutError || error instanceof RefusedError,
  )

const isKnown = (view: CartView, { id }: CartItem) =>
  view.lines.some((line) => line.id === id) || view.problems.some((problem) => problem.id === id)
