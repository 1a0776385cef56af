const cleanUps = new Set<() => void>()

/** Registers what must be undone when the whole page fails (a timer, a lock on scrolling). Returns the function that unregisters it. */
export function registerCleanup(cleanUp: () => void) {
  cleanUps.add(cleanUp)
  return () => void cleanUps.delete(cleanUp)
}

/** How to stop what lives beside the page (a connection, a clock), stopped also when the whole page fails. */
export function stopOnFailure(stop: () => void) {
  const takeBack = registerCleanup(stop)
  return () => {
    takeBack()
    stop()
  }
}

/** Runs each once; one that fails does not stop the others. */
export function runCleanups() {
  const due = [...cleanUps]
  cleanUps.clear()
  for (const cleanUp of due) {
    try {
      cleanUp()
    } catch (error) {
      reportError(error)
    }
  }
}
