import { stopOnFailure } from '#kit/clean-ups.ts'
import { openEventSource, type LiveListeners, type LiveMemory } from './live-source.ts'

/** A page out of sight is told nothing it could show, and browsers open six connections to a shop, not more, over plain HTTP. */
const restAfterMs = 30_000
const firstWaitMs = 5_000
const longestWaitMs = 120_000

/** Listens until the answered function is called: comes back by itself, rests while nobody looks, and then catches up. */
export function listenLive(ears: LiveListeners) {
  const memory: LiveMemory = { last: '', seen: new Set() }
  let source: EventSource | undefined
  // One waits to come back and one to rest: with a single clock the rest of a hidden page would forget that it has to come back.
  let retrying: ReturnType<typeof setTimeout> | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  let wait = firstWaitMs

  const rest = () => {
    clearTimeout(resting)
    clearTimeout(retrying)
    source?.close()
    source = undefined
  }
  const tryAgain = () => {
    ears.onRefused()
    clearTimeout(retrying)
    retrying = setTimeout(listen, wait * (0.5 + Math.random()))
    wait = Math.min(wait * 2, longestWaitMs)
  }
  const listen = () => {
    rest()
    // Who looks again listens again (`look`).
    if (document.hidden) return
    source = openEventSource(memory, { ...ears, onHello: () => (wait = firstWaitMs), onOver: tryAgain })
  }
  const look = () => {
    clearTimeout(resting)
    if (document.hidden) resting = setTimeout(rest, restAfterMs)
    else if (!source || source.readyState === EventSource.CLOSED) listen()
  }
  const stop = new AbortController()
  document.addEventListener('visibilitychange', look, stop)
  addEventListener('pagehide', rest, stop)
  addEventListener('pageshow', (event) => event.persisted && look(), stop)
  look()
  return stopOnFailure(() => {
    stop.abort()
    rest()
  })
}
