import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { adminPages } from '../find/admin-pages.ts'
import { areSingleKeysOn } from '../find/single-keys.ts'

/** Time limit for the second key after G. */
const secondKeyMs = 1_200

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * Ctrl/⌘ K opens the palette. Outside of fields, and unless they are turned off, `/` focuses the search of the list, G and a letter open a page, J
 * and K move between rows.
 */
export function useKeys(openPalette: () => void) {
  const navigate = useNavigate()
  const wentAt = useRef(0)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if ((event.ctrlKey || event.metaKey) && key === 'k') {
        event.preventDefault()
        return openPalette()
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('dialog[open]') || !areSingleKeysOn()) return
      const to = event.timeStamp - wentAt.current < secondKeyMs ? pathOfKey(key) : undefined
      wentAt.current = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (to) void navigate(to)
      else if (key === '/') focusSearch(event)
      else if (key === 'j' || key === 'k') moveRow(key === 'j' ? 1 : -1)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate, openPalette])
}

const pathOfKey = (key: string) =>
  adminPages()
    .flatMap((group) => group.pages)
    .find((page) => page.key === key)?.to

function focusSearch(event: KeyboardEvent) {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]')
  if (!field) return
  event.preventDefault()
  field.focus()
  field.select()
}

/** Moves the focus from row to row of the list, by the first link of each row. */
function moveRow(step: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>('main tbody tr')]
    .map((row) => row.querySelector<HTMLElement>('a[href]'))
    .filter((link) => link !== null)
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
  links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
}
