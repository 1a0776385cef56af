import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * What is removed takes the focus with it, and a keyboard would start again at the top of the page. So the focus moves to the item that now stands in
 * its place (`data-item`), else to the words of an empty list (`data-empty`), else to the part around the list. All three need a tabIndex of -1.
 * Returns the ref of the list; call it in a component that renders anew when something leaves the list and that outlasts the list.
 */
export function useNextFocus<List extends HTMLElement>() {
  const list = useRef<List>(null)
  const last = useRef<{ held: Node; place: number }>(null)
  useEffect(() => {
    const listening = new AbortController()
    const note = ({ target }: Event) => {
      const held = target as Node
      const isInside = list.current?.contains(held)
      last.current = isInside ? { held, place: itemsOf(list.current).findIndex((item) => item.contains(held)) } : null
    }
    // Safari does not focus a button that is clicked. Captured, because the press itself may remove the item.
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('focusin', note, options)
    document.addEventListener('click', note, options)
    return () => listening.abort()
  }, [])
  // Before other effects: a drawer that opens in the same moment returns the focus to where it was then.
  useLayoutEffect(() => {
    const lost = last.current
    if (!lost || lost.held.isConnected || document.activeElement !== document.body) return
    last.current = null
    const next = nextOf(list.current, lost.place)
    // The main part is higher than the window: scrolling to its start would lose the place.
    next?.focus({ preventScroll: next.localName === 'main' })
  })
  return list
}

/** Items in a folded part cannot take the focus, so they are left out. */
const itemsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-item]:not(details:not([open]) *)') ?? []),
]

function nextOf(list: HTMLElement | null, place: number) {
  const items = itemsOf(list)
  return (
    items[Math.min(place, items.length - 1)] ??
    (list ?? document).querySelector<HTMLElement>('[data-empty]') ??
    list?.closest<HTMLElement>('[tabindex="-1"]') ??
    document.querySelector<HTMLElement>('main')
  )
}
