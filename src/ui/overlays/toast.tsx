import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { loadPart } from '#kit/load-part.ts'
import type { ToastOptions } from './toast-stage.tsx'

let stage: ((label: string) => ReactNode) | undefined
const hosts = new Set<() => void>()

const load = () => import('./toast-stage.tsx')

/** Says something for a moment, bottom right. The first one fetches what toasts are made of; a fetch that fails is tried again. */
export async function toast(message: string, options: ToastOptions = {}) {
  const loaded = await loadPart(load, 'ToastStage').catch(() => undefined)
  if (!loaded) return sayPlainly(message, options)
  const { ToastStage, showToast } = loaded
  put((label) => <ToastStage label={label} />)
  showToast(message, options)
}

function put(next: typeof stage) {
  stage = next
  for (const host of hosts) host()
}

/** No message is lost for want of its looks: without a connection, or where an open page outlived its files, it is said by what is here. */
function sayPlainly(message: string, { tone, durationMs = 4000, action }: ToastOptions) {
  const box = (label: string) => (
    <section aria-label={label} className="fixed inset-x-4 bottom-4 z-50 sm:left-auto sm:w-96">
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
  const plain = (label: string) => createPortal(box(label), place)
  put(plain)
  setTimeout(() => stage === plain && put(undefined), durationMs)
}

const subscribe = (host: () => void) => {
  hosts.add(host)
  return () => hosts.delete(host)
}

/** Once in the page, near its end. Nothing until the first toast. `label` is what the region of toasts is called. */
export function ToastHost({ label }: { label: string }) {
  const present = useSyncExternalStore(
    subscribe,
    () => stage,
    () => undefined,
  )
  return present?.(label)
}
