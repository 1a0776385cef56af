import { useSyncExternalStore } from 'react'

/** The shopper's own foot, kept in the browser only. */
const footKey = 'luot_foot'
export const shortestFootMm = 140
export const longestFootMm = 315

const listeners = new Set<() => void>()

/** Foot length in mm, or nothing: on the server, before one was measured, and where storage is forbidden. */
export const useFoot = () => useSyncExternalStore(subscribe, readFoot, () => undefined)

export const isFoot = (mm: unknown): mm is number =>
  Number.isInteger(mm) && (mm as number) >= shortestFootMm && (mm as number) <= longestFootMm

export function saveFoot(mm: number) {
  try {
    localStorage.setItem(footKey, JSON.stringify({ mm }))
  } catch {
    // Not kept then; the ruler still shows its sizes.
  }
  for (const tell of listeners) tell()
}

function readFoot() {
  try {
    const { mm } = JSON.parse(localStorage.getItem(footKey) ?? '{}') as { mm?: unknown }
    return isFoot(mm) ? mm : undefined
  } catch {
    return
  }
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    removeEventListener('storage', tell)
  }
}
