import { browserStorage } from './browser-storage.ts'

/** One key of this browser's storage; subscribers are called when it changes, here or on another page. */
export function storageEntry(key: string) {
  const listeners = new Set<() => void>()
  return {
    read: () => browserStorage.getItem(key),
    write(text: string | null) {
      if (text === null) browserStorage.removeItem(key)
      else browserStorage.setItem(key, text)
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      const stop = onStoredElsewhere(key, listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}

/**
 * Calls `work` when another page changed what this browser stores under `key`. A page in the back/forward cache and a suspended tab may get no storage
 * events, so the value is looked at again when they are shown. Returns a function that stops it.
 */
export function onStoredElsewhere(key: string, work: () => void) {
  const stop = new AbortController()
  let left = browserStorage.getItem(key)
  const look = () => {
    if (document.hidden) left = browserStorage.getItem(key)
    else if (browserStorage.getItem(key) !== left) work()
  }
  addEventListener('storage', (event) => (event.key === key || event.key === null) && work(), stop)
  addEventListener('pageshow', (event) => event.persisted && work(), stop)
  document.addEventListener('visibilitychange', look, stop)
  return () => stop.abort()
}
