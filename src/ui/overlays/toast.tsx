import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { loadPart } from '#kit/load-part.ts'
import type { ToastOptions } from './toast-stage.tsx'

let stage: ((label: string) => ReactNode) | undefined
const hosts = new Set<() => void>()

const load = () => import('./toast-stage.tsx')

/** Shows a message for a few seconds, bottom right. The first toast loads the component; if that fails, the next one loads again. */
export async function toast(message: string, options: ToastOptions = {}) {
  const loaded = await loadPart(load, 'ToastStage').catch(() => undefined)
  if (!loaded) return showPlainToast(message, options)
  const { ToastStage, showToast } = loaded
  put((label) => <ToastStage label={label} />)
  showToast(message, options)
}

function put(next: typeof stage) {
  stage = next
  for (const host of hosts) host()
}

/** Shows the message without the toast component, if that cannot be loaded: offline, or after a new version was deployed. */
function showPlainToast(message: string, { tone, durationMs = 4000, action }: ToastOptions) {
  const box = (label: string) => (
    <section aria-label={label} className="fixed inset-x-4 above-foot z-50 sm:left-auto sm:w-96">
      <p
        data-plain-toast
        role={tone === 'error' ? 'alert' : 'status'}
        className="flex items-center gap-4 rounded-md border border-line bg-surface px-4 py-3 text-body shadow-sh2"
      >
        <span className="min-w-0 flex-1">{message}</span>
        {action && (
          <button type="button" onClick={action.onClick} className="link min-h-11">
            {action.label}
          </button>
        )}
      </p>
    </section>
  )
  // An open modal covers everything outside it, so the toast stands inside the modal.
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const plainToast = (label: string) => createPortal(box(label), place)
  put(plainToast)
  setTimeout(() => stage === plainToast && put(undefined), durationMs)
}

const subscribe = (host: () => void) => {
  hosts.add(host)
  return () => hosts.delete(host)
}

/** Rendered once, near the end of the page; empty until the first toast. `label` names the region of toasts. */
export function ToastHost({ label }: { label: string }) {
  const present = useSyncExternalStore(
    subscribe,
    () => stage,
    () => undefined,
  )
  return present?.(label)
}
