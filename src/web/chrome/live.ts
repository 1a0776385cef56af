import { stoppedOnFailure } from '#kit/clean-ups.ts'
import { openSource, type LiveEars, type LiveMemory } from './live-source.ts'

/** A page out of sight is told nothing it could show, and browsers open six connections to a shop, not more, over plain HTTP. */
const restAfterMs = 30_000
const firstWaitMs = 5_000
const longestWaitMs = 120_000

/** Listens until the answered function is called: comes back by itself, rests while nobody looks, and then catches up. */
export function openLive(ears: LiveEars) {
  const memory: LiveMemory = { last: '', seen: new Set() }
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWaitMs

  const later = (work: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }
  const rest = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  const tryAgain = () => {
    ears.onRefused()
    later(listen, wait * (0.5 + Math.random()))
    wait = Math.min(wait * 2, longestWaitMs)
  }
  const listen = () => {
    rest()
    source = openSource(memory, { ...ears, onHello: () => (wait = firstWaitMs), onOver: tryAgain })
  }
  const look = () => {
    if (document.hidden) later(rest, restAfterMs)
    else if (source) clearTimeout(timer)
    else listen()
  }
  const stop = new AbortController()
  document.addEventListener('visibilitychange', look, stop)
  addEventListener('pagehide', rest, stop)
  addEventListener('pageshow', (event) => event.persisted && look(), stop)
  look()
  return stoppedOnFailure(() => {
    stop.abort()
    rest()
  })
}
