import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { fetchJson } from '#kit/fetch-json.ts'
import type { Card } from '#shop/search/cards/list-cards.ts'
import type { WishlistItem } from '#shop/wishlist/wishlist.ts'

/** As many as one question may name. */
const atOnce = 100

/** A card for each wish as the shop sells it now; null: no longer sold; missing: not answered yet. */
export function useFreshCards(items: WishlistItem[], first: Card[]) {
  const href = useHref('/api/wishlist')
  const [fresh, setFresh] = useState<ReadonlyMap<string, Card | null>>(
    () => new Map(first.map((card) => [card.id, card])),
  )
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const missing = items.flatMap(({ id }) => (fresh.has(id) ? [] : [id])).slice(0, atOnce)
  const asked = missing.join()
  useEffect(() => {
    if (!asked) return
    const stop = new AbortController()
    void (async () => {
      try {
        const cards = await askCards(`${href}?ids=${asked}`, stop.signal)
        const found = asked.split(',').map((id) => [id, cards.find((card) => card.id === id) ?? null] as const)
        setFresh((before) => new Map([...before, ...found]))
        setFailed(false)
      } catch {
        if (!stop.signal.aborted) setFailed(true)
      }
    })()
    return () => stop.abort()
  }, [asked, href, tries])
  return { fresh, failed, retry: () => setTries((n) => n + 1) }
}

const askCards = async (address: string, signal: AbortSignal) =>
  (await fetchJson<{ cards: Card[] }>(address, { signal })).cards
