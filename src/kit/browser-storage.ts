/**
 * Storage that never throws. Browsers that forbid site data throw when storage is accessed, and full storage refuses writes; values then last as long as
 * the page.
 */
function withMemory(open: () => Storage) {
  const memory = new Map<string, string>()
  return {
    getItem(key: string) {
      try {
        return memory.get(key) ?? open().getItem(key)
      } catch {
        return null
      }
    },
    setItem(key: string, text: string) {
      try {
        open().setItem(key, text)
        memory.delete(key)
      } catch (error) {
        memory.set(key, text)
        complain(key, error)
      }
    },
    removeItem(key: string) {
      memory.delete(key)
      try {
        open().removeItem(key)
      } catch {
        // Ignored: a forbidden storage holds nothing.
      }
    },
    /** Whether the next page will find the value of this key. */
    lasts: (key: string) => !memory.has(key),
  }
}

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The only way to localStorage, which lasts in this browser. */
export const browserStorage = withMemory(() => localStorage)

/** The only way to sessionStorage, which lasts in this tab. */
export const tabStorage = withMemory(() => sessionStorage)

// oxlint-disable-next-line no-console -- that something could not be stored is logged, and this runs in the browser
const complain = (key: string, error: unknown) => console.warn(`${key} could not be kept`, error)
