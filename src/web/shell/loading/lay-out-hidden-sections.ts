/** Milliseconds of work at a time, so that input in between is handled first. */
const slice = 4

/** Sections below the first screen are laid out only after hydration (paint-first.ts, shell.css), from the top, piece by piece. */
export function layOutHiddenSections() {
  if (!document.documentElement.hasAttribute('data-pieces')) return
  const all = [...document.querySelectorAll<HTMLElement>('.piece, .pieces > :nth-child(n + 5)')]
  const waiting = [...all]
  const next = () => {
    const start = performance.now()
    while (waiting.length && performance.now() - start < slice) {
      const piece = waiting.shift()!
      piece.style.contentVisibility = 'visible'
      // Reading the height lays the piece out now, not with all others in the next frame.
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
