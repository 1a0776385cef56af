const cleanUps = new Set<() => void>()

/** Registers what must be undone when the whole page fails (a timer, a lock on scrolling). Returns the function that unregisters it. */
export function registerCleanup(cleanUp: () => void) {
  cleanUps.add(cleanUp)
  return () => void cleanUps.delete(cleanUp)
}

/** Stops something that lives outside React (a connection, a timer), also when the whole page fails. Returns the function that stops it. */
export function stopOnFailure(stop: () => void) {
  const unregister = registerCleanup(stop)
  return () => {
    unregister()
    stop()
  }
}

/** Runs each clean-up once; if one fails, the others still run. */
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
