import type { Locale } from '#kit/localized.ts'
import type { FoundPage } from '#shop/search/phrases/read-help.ts'
import type { SearchSuggestions } from '#shop/search/phrases/suggest.ts'
import { dong } from '#kit/money.ts'
import { countMessage } from '#kit/count-message.ts'
import { m } from '#words/messages.js'

export type SearchOption = {
  to: string
  label: string
  lang?: Locale
  note?: string
  was?: string
  isBare?: boolean
  picture?: string | null
  query?: string
}
/** `kind`: what the list draws it as; products are wide rows with pictures. */
export type SearchGroup = {
  kind?: 'recent' | 'popular' | 'products' | 'places' | 'guides' | 'all'
  title: string
  options: SearchOption[]
}

const resultsOf = (q: string) => `/search?q=${encodeURIComponent(q)}`

/** The suggestions. Before typing: recent and popular searches and bestsellers; then products, parts of the shop, guides, and all results; where nothing fits, popular searches and categories. */
export function searchGroups(q: string, suggestions: SearchSuggestions | undefined, recent: string[]): SearchGroup[] {
  return q && suggestions ? suggestionGroups(q, suggestions) : startGroups(suggestions, recent)
}

function startGroups(suggestions: SearchSuggestions | undefined, recent: string[]) {
  const popular = (suggestions?.popular ?? []).filter((one) => !recent.includes(one))
  return [
    ...some('recent', m.search_recent(), recent.map(searchAgain)),
    ...some('popular', m.search_popular(), popular.map(searchAgain)),
    ...some('places', m.search_places(), suggestions?.places.map(linkOption)),
    ...some(
      'products',
      suggestions?.isBest ? m.search_best() : m.search_choice(),
      suggestions?.products.map(ofProduct),
    ),
    ...some('guides', m.search_start_guides(), suggestions?.guides.map(linkOption)),
  ]
}

function suggestionGroups(q: string, suggestions: SearchSuggestions) {
  const all = { to: resultsOf(q), label: countMessage(suggestions.count, [m.search_all_one, m.search_all]), query: q }
  return [
    ...some('places', m.search_help(), suggestions.help.map(linkOption)),
    ...some(
      'products',
      suggestions.lacks ? m.search_lacks({ name: suggestions.lacks }) : m.search_products(),
      suggestions.products.map((product) => ({ ...ofProduct(product), query: q })),
    ),
    ...some('all', '', suggestions.count > suggestions.products.length ? [all] : []),
    ...some('popular', m.search_popular(), suggestions.popular?.map(searchAgain)),
    ...some('places', m.search_places(), suggestions.places.map(linkOption)),
    ...some('guides', m.search_guides(), suggestions.guides.map(linkOption)),
  ]
}

const searchAgain = (one: string): SearchOption => ({ to: resultsOf(one), label: one, query: one })

const linkOption = ({ name, path, lang }: FoundPage): SearchOption => ({ to: path, label: name, lang })

const ofProduct = ({
  name,
  path,
  price,
  was,
  isFrom,
  isBare,
  picture,
}: SearchSuggestions['products'][number]): SearchOption => ({
  to: path,
  label: name,
  note: isFrom ? m.product_price_from({ price: dong(price) }) : dong(price),
  ...(was !== null && { was: dong(was) }),
  isBare,
  picture,
})

const some = (kind: NonNullable<SearchGroup['kind']>, title: string, options: SearchOption[] = []): SearchGroup[] =>
  options.length ? [{ kind, title, options }] : []
