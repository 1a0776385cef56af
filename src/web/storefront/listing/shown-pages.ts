import type { Card } from '#shop/search/cards/list-cards.ts'

/** The pages of a list that stand on one screen. It travels with the entry of the history. */
export type Span = { from: number; to: number }
type Pages = Map<number, Card[]>

/** Lists of this tab, the last one looked at last. Only the browser fills it. */
const loaded = new Map<string, Pages>()
const mostLists = 8

/** Keeps what this tab has loaded, so that who comes back from a product finds the list as long as it was. */
export function keepLoaded(list: string, page: number, cards: Card[]) {
  const pages = loaded.get(list) ?? new Map<number, Card[]>()
  pages.set(page, cards)
  loaded.delete(list)
  loaded.set(list, pages)
  const [oldest] = loaded.keys()
  if (loaded.size > mostLists) loaded.delete(oldest!)
}

type Loaded = { list: string; page: number; cards: Card[] }

/** The page of the address, and around it those that were added before, when all of them are still here. */
export function shownPages({ list, page, cards }: Loaded, state: unknown): Span & { cards: Card[] } {
  const { from, to } = spanIn(state, page)
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const pages = numbers.map((number) => (number === page ? cards : loaded.get(list)?.get(number)))
  if (pages.some((one) => !one)) return { from: page, to: page, cards }
  // A product that was added to the shop meanwhile moves another one to the next page.
  const once = new Map(pages.flatMap((one) => one!).map((card) => [card.id, card]))
  return { from, to, cards: [...once.values()] }
}

function spanIn(state: unknown, page: number): Span {
  const { from, to } = (state ?? {}) as Partial<Span>
  const isSpan = Number.isInteger(from) && Number.isInteger(to) && from! <= page && page <= to!
  return isSpan ? { from: from!, to: to! } : { from: page, to: page }
}
