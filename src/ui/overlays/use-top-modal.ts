import { useSyncExternalStore } from 'react'

let open: HTMLDialogElement[] = []

const isOpen = (node: Element): node is HTMLDialogElement => node.isConnected && node.matches('dialog:modal')

function watch(changed: () => void) {
  open = [...document.querySelectorAll('dialog')].filter(isOpen)
  const observer = new MutationObserver((changes) => {
    const opened = changes.map(({ target }) => target as Element).filter(isOpen)
    open = [...open.filter((node) => isOpen(node) && !opened.includes(node)), ...opened]
    changed()
  })
  observer.observe(document.body, { attributes: true, attributeFilter: ['open'], subtree: true })
  return () => observer.disconnect()
}

export const topModal = () => open.at(-1)

/** The modal dialog that was opened last, whatever its component. Everything outside it is inert. */
export const useTopModal = () => useSyncExternalStore(watch, topModal, () => undefined)
