import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Toaster, toast as sonner } from 'sonner'
import { topModal, useTopModal } from './use-top-modal.ts'

export type ToastOptions = {
  tone?: 'success' | 'info' | 'warning' | 'error'
  durationMs?: number
  action?: { label: string; onClick: () => void }
}

const icons = {
  success: <CircleCheck aria-hidden size={20} strokeWidth={1.9} className="text-green" />,
  info: <Info aria-hidden size={20} strokeWidth={1.9} className="text-accent" />,
  warning: <TriangleAlert aria-hidden size={20} strokeWidth={1.9} className="text-amber" />,
  error: <CircleAlert aria-hidden size={20} strokeWidth={1.9} className="text-red" />,
}

const classNames = {
  toast: 'toast',
  icon: 'shrink-0',
  content: 'min-w-0 flex-1',
  actionButton: 'toast-action',
}

const edge = 16
/** Bars that may come after the toast, as the compare tray does, say their height in CSS (`--page-foot`). */
const bottom = 'calc(var(--toast-bottom) + var(--page-foot, 0px))'
const offset = { bottom, right: edge }
const mobileOffset = { bottom, left: edge, right: edge }

/**
 * Toasts appear above whatever is fixed to the bottom: the foot of a drawer, the buy bar of a phone, the bar of an editor. These parts are marked
 * `data-bottom-bar`. In a low window some of them scroll with the rest (overlays.css, admin.css), and may be higher than the window.
 */
function clearBottomBar(within: Element) {
  const isLow = matchMedia('(height < 30rem)').matches
  const heights = Array.from(within.querySelectorAll<HTMLElement>('[data-bottom-bar]'), (bar) => {
    const { position, bottom: from } = getComputedStyle(bar)
    return isLow && position === 'static' ? 0 : bar.offsetHeight + (Number.parseFloat(from) || 0)
  })
  document.documentElement.style.setProperty('--toast-bottom', `${Math.max(0, ...heights) + edge}px`)
}

const asStatus = (node: HTMLElement | null) => node?.setAttribute('role', 'status')

/** Stands inside the open modal, if there is one: outside of it a toast could be seen but its action not pressed. */
export function ToastStage({ label }: { label: string }) {
  const modal = useTopModal()
  useEffect(() => {
    const within = modal ?? document.body
    clearBottomBar(within)
    // A bar may come after the toast: the box of a form that failed is put at the end of the page.
    const watch = new MutationObserver(() => clearBottomBar(within))
    watch.observe(within, { childList: true })
    return () => watch.disconnect()
  }, [modal])
  const toaster = (
    <Toaster
      ref={asStatus}
      expand
      position="bottom-right"
      // Sonner adds the keys that lead here, Alt+T; after them no toast goes until Escape.
      containerAriaLabel={label}
      icons={icons}
      offset={offset}
      mobileOffset={mobileOffset}
      gap={10}
      toastOptions={{ unstyled: true, classNames }}
    />
  )
  return createPortal(toaster, modal ?? document.body)
}

export function showToast(message: string, { tone = 'info', durationMs = 4000, action }: ToastOptions) {
  clearBottomBar(topModal() ?? document.body)
  sonner[tone](message, { duration: durationMs, action })
}
