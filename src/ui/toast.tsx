import { useSyncExternalStore, type ReactNode } from 'react'
import { loadPart } from '#kit/load-part.ts'

export type ToastOptions = {
  tone?: 'success' | 'info' | 'warning' | 'error'
  durationMs?: number
  action?: { label: string; onClick: () => void }
}

let stage: ((label: string) => ReactNode) | undefined
const hosts = new Set<() => void>()

const load = () => import('./toast-stage.tsx')

/** Says something for a moment, bottom right. The first one fetches what toasts are made of; a fetch that fails is tried again. */
export async function toast(message: string, options: ToastOptions = {}) {
  const { ToastStage, showToast } = await loadPart(load, 'ToastStage')
  stage = (label) => <ToastStage label={label} />
  for (const host of hosts) host()
  showToast(message, options)
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
