import type { Card } from '#shop/search/cards/list-cards.ts'

/** The pages of a list shown together; kept in the history entry. */
export type Span = { from: number; to: number }
type Pages = Map<number, Card[]>

/** Loaded lists of this tab, most recently used last. Filled only in the browser. */
const loaded = new Map<string, Pages>()
const maxLists = 8

/** Keeps loaded pages, so that the list has its length again after coming back from a product. */
export function storeLoadedPage(list: string, page: number, cards: Card[]) {
  const pages = loaded.get(list) ?? new Map<number, Card[]>()
  pages.set(page, cards)
  loaded.delete(list)
  loaded.set(list, pages)
  const [oldest] = loaded.keys()
  if (loaded.size > maxLists) loaded.delete(oldest!)
}

type Loaded = { list: string; page: number; cards: Card[] }

/** The page of the address with the pages added around it, if all of them are still in memory. */
export function shownPages({ list, page, cards }: Loaded, state: unknown): Span & { cards: Card[] } {
  const { from, to } = spanIn(state, page)
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const pages = numbers.map((number) => (number === page ? cards : loaded.get(list)?.get(number)))
  if (pages.some((one) => !one)) return { from: page, to: page, cards }
  // A product added meanwhile moves another one to the next page, which would then appear twice.
  const once = new Map(pages.flatMap((one) => one!).map((card) => [card.id, card]))
  return { from, to, cards: [...once.values()] }
}

function spanIn(state: unknown, page: number): Span {
  const { from, to } = (state ?? {}) as Partial<Span>
  const isSpan = Number.isInteger(from) && Number.isInteger(to) && from! <= page && page <= to!
  return isSpan ? { from: from!, to: to! } : { from: page, to: page }
}
