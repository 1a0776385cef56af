import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The duration of a drawer's transition (furniture.css). */
const SLIDE_MS = 320

/** Opens and closes a native dialog with `open`. Undefined leaves it to the page (`commandfor`, no scripts needed). */
export function useModal(open: boolean | undefined) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [filled, setFilled] = useState(open !== false)
  if (open && !filled) setFilled(true)

  useEffect(() => {
    const node = dialog.current
    if (!node || open === undefined) return
    if (open && !node.open) {
      measureGutter()
      node.showModal()
      node.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    if (!open) node.close()
  }, [open])

  useEffect(() => {
    if (open !== false) return
    const emptied = setTimeout(() => setFilled(false), SLIDE_MS)
    return () => clearTimeout(emptied)
  }, [open])

  useLayoutEffect(() => {
    const node = dialog.current
    // The fallback of `closedby` for browsers without it.
    const closeOnBackdrop = (event: Event) => event.target === node && node?.close()
    node?.addEventListener('mousedown', closeOnBackdrop)
    node?.addEventListener('beforetoggle', measureGutter)
    return () => {
      node?.removeEventListener('mousedown', closeOnBackdrop)
      node?.removeEventListener('beforetoggle', measureGutter)
      // Closing first returns the focus, which would be lost if an open dialog were removed from the page.
      node?.close()
    }
  }, [])

  return { dialog, filled }
}

/** Notes how wide the gutter of a classic scrollbar is, so that the page does not move when a dialog takes it (base.css). */
function measureGutter() {
  const root = document.documentElement
  if (document.querySelector('dialog:modal')) return
  root.style.setProperty('--gutter', `${window.innerWidth - root.getBoundingClientRect().width}px`)
}
