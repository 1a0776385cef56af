/** So long at a time, in ms: what is asked of the page in the meantime comes first. */
const slice = 4

/** What stands below the first screen is not laid out before the page is awake (paint-first.ts, shell.css); then it is, from the top, piece by piece. */
export function layOutHiddenSections() {
  if (!document.documentElement.hasAttribute('data-pieces')) return
  const all = [...document.querySelectorAll<HTMLElement>('.piece, .pieces > :nth-child(n + 5)')]
  const waiting = [...all]
  const next = () => {
    const start = performance.now()
    while (waiting.length && performance.now() - start < slice) {
      const piece = waiting.shift()!
      piece.style.contentVisibility = 'visible'
      // Asked for its height it is laid out here, not with all others in the next frame.
      void piece.offsetHeight
    }
    if (waiting.length) return idle(next)
    document.documentElement.removeAttribute('data-pieces')
    for (const piece of all) piece.style.removeProperty('content-visibility')
  }
  idle(next)
}

function idle(then: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 200 })
  else setTimeout(then, 30)
}
