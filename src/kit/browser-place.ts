/**
 * A place in this browser's storage. Who shows what lies there is told when it changes, here or in another window.
 * Read where storage is forbidden, it answers `undefined`; an empty one is `null`.
 */
export function browserPlace(key: string) {
  const listeners = new Set<() => void>()
  return {
    read() {
      try {
        return localStorage.getItem(key)
      } catch {
        return
      }
    },
    write(text: string | null) {
      try {
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
      } catch {
        // Not kept then; the page goes on with what it has.
      }
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
