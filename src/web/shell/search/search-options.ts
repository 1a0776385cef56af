import type { SearchSuggestions } from '#shop/search/phrases/suggest.ts'
import { dong } from '#kit/money.ts'
import { countMessage } from '#kit/count-message.ts'
import { m } from '#words/messages.js'

export type SearchOption = {
  to: string
  label: string
  note?: string
  was?: string
  isBare?: boolean
  picture?: string | null
  query?: string
}
export type SearchGroup = { title: string; options: SearchOption[] }

const resultsOf = (q: string) => `/search?q=${encodeURIComponent(q)}`

/** What the list offers: while nothing is typed what was sought before, then products, parts of the shop, guides, and all results. */
export function searchGroups(typed: string, found: SearchSuggestions | undefined, recent: string[]): SearchGroup[] {
  const q = typed.trim()
  if (!q)
    return some(
      m.search_recent(),
      recent.map((one) => ({ to: resultsOf(one), label: one, query: one })),
    )
  if (!found) return []
  const plain = ({ name, path }: { name: string; path: string }) => ({ to: path, label: name })
  return [
    ...some(
      found.lacks ? m.search_lacks({ name: found.lacks }) : m.search_products(),
      found.products.map(({ name, path, price, was, isFrom, isBare, picture }) => ({
        to: path,
        label: name,
        note: isFrom ? m.product_price_from({ price: dong(price) }) : dong(price),
        ...(was !== null && { was: dong(was) }),
        isBare,
        picture,
        query: q,
      })),
    ),
    ...some(m.search_places(), found.places.map(plain)),
    ...some(m.search_guides(), found.guides.map(plain)),
    ...(found.count > found.products.length
      ? some('', [{ to: resultsOf(q), label: countMessage(found.count, [m.search_all_one, m.search_all]), query: q }])
      : []),
  ]
}

const some = (title: string, options: SearchOption[]): SearchGroup[] => (options.length ? [{ title, options }] : [])
