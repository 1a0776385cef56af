import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { ListingView } from './find-listing.server.ts'
import { storeLoadedPage, shownPages, type Span } from './shown-pages.ts'

/** The address of another page of this list, and of the list itself. */
export function pageAddress({ path, query }: Pick<ListingView, 'path' | 'query'>, page: number) {
  const params = new URLSearchParams(query)
  params.delete('page')
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

/** "Show more" is a link to the next page; here its products are appended, and the focus goes to the first new card. */
export function useShownPages(view: ListingView) {
  const { state } = useLocation()
  const { page, cards } = view
  const list = pageAddress(view, 1)
  const shown = shownPages({ list, page, cards }, state)
  const { from, to } = shown
  const grid = useRef<HTMLDivElement>(null)
  const last = useRef<Span & { list: string; count: number }>(undefined)
  useEffect(() => storeLoadedPage(list, page, cards), [list, page, cards])
  useEffect(() => {
    const before = last.current
    last.current = { list, from, to, count: shown.cards.length }
    if (before?.list !== list) return
    if (before.from === from && before.to < to) focusCard(grid.current, before.count)
    if (before.to === to && before.from > from) focusCard(grid.current, 0)
  }, [list, from, to, shown.cards.length])
  return { ...shown, grid }
}

/** New cards begin where the button was, so the page scrolls only until the first one is fully visible. */
function focusCard(grid: HTMLElement | null, at: number) {
  const card = grid?.querySelectorAll('article')[at]
  card?.querySelector('a')?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest' })
}
