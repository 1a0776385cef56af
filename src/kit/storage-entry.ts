import { browserStorage } from './browser-storage.ts'
import { onStoredElsewhere } from './on-stored-elsewhere.ts'

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
