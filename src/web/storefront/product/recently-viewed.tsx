import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import type { Card } from '#shop/search/cards/list-cards.ts'
import { ProductGrid } from '#shop/search/cards/product-grid.tsx'
import { useNextFocus } from '#web/shell/page/use-next-focus.ts'
import { m } from '#words/messages.js'
import { clearViewed } from './viewed-products.ts'

const maxShown = 4

/** Recently viewed products with current prices. Shows nothing if loading fails. */
export default function RecentlyViewed({ ids }: { ids: string[] }) {
  const href = useHref('/api/wishlist')
  const [cards, setCards] = useState<Card[]>([])
  const part = useNextFocus<HTMLElement>()
  const idsParam = ids.join()
  useEffect(() => {
    if (!idsParam) return
    const leave = new AbortController()
    const load = async () => {
      const answered = await fetch(`${href}?ids=${idsParam}`, { signal: leave.signal })
      if (answered.ok) setCards(((await answered.json()) as { cards: Card[] }).cards.slice(0, maxShown))
    }
    load().catch(() => {})
    return () => leave.abort()
  }, [href, idsParam])
  if (!cards.length) return null
  const clear = () => {
    clearViewed()
    setCards([])
  }
  return (
    <section ref={part} aria-labelledby="seen" className="mt-16 md:mt-24">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:mb-8">
        <h2 id="seen" className="type-h2">
          {m.product_seen()}
        </h2>
        <button type="button" onClick={clear} className="link min-h-11">
          {m.product_seen_forget()}
        </button>
      </div>
      <ProductGrid cards={cards} />
    </section>
  )
}
