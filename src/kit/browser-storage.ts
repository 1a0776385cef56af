/** Where a browser forbids site data the very name of its storage throws, and a full one refuses to write: what is kept then lasts as long as the page. */
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
        // What is forbidden holds nothing.
      }
    },
    /** Whether what was written there will be found by the next page. */
    lasts: (key: string) => !memory.has(key),
  }
}

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What this browser keeps: the only way to localStorage. */
export const browserStorage = withMemory(() => localStorage)

/** What this tab keeps: the only way to sessionStorage. */
export const tabStorage = withMemory(() => sessionStorage)

// oxlint-disable-next-line no-console -- that something could not be stored is logged, and this runs in the browser
const complain = (key: string, error: unknown) => console.warn(`${key} could not be kept`, error)
