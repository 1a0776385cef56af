import { browserStorage } from './browser-storage.ts'

/** A place in this browser's storage. Who shows what lies there is told when it changes, here or in another window. */
export function storageEntry(key: string) {
  const listeners = new Set<() => void>()
  return {
    read: () => browserStorage.getItem(key),
    write(text: string | null) {
      if (text === null) browserStorage.removeItem(key)
      else browserStorage.setItem(key, text)
      for (const tell of listeners) tell()
    },
    subscribe(tell: () => void) {
      listeners.add(tell)
      addEventListener('storage', tell)
      return () => {
        listeners.delete(tell)
        removeEventListener('storage', tell)
      }
    },
  }
}
