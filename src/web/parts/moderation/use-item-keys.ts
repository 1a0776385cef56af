import { useEffect, type RefObject } from 'react'

/** Keys are heard only while the item itself has the focus, so that they take nothing from who types or reads by keys (WCAG 2.1.4). */
export function useItemKeys(item: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const heard = new AbortController()
    item.current?.addEventListener('keydown', (event) => byKey(event, item.current!), { signal: heard.signal })
    return () => heard.abort()
  }, [item])
}

function byKey(event: KeyboardEvent, item: HTMLElement) {
  if (event.target !== item || event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key.toLowerCase()
  const items = [...document.querySelectorAll<HTMLElement>('[data-item]')]
  const step = key === 'j' ? 1 : key === 'k' ? -1 : 0
  const goal = step
    ? items[items.indexOf(item) + step]
    : item.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  if (!goal) return
  event.preventDefault()
  if (step) goal.focus()
  else goal.click()
}
