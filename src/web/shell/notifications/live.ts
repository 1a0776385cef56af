import { stopOnFailure } from '#kit/clean-ups.ts'
import type { OrderUpdate } from '#shop/notifications/bell/order-update.ts'

/** A hidden page has nothing to show, and browsers open at most six connections to a host over HTTP/1.1, so it disconnects after this. */
const disconnectAfterMs = 30_000
const firstWaitMs = 5_000
const longestWaitMs = 120_000

/** Listens until the returned function is called: reconnects by itself, pauses while the page is hidden, and then catches up. */
export function listenLive(listeners: LiveListeners) {
  const memory: LiveMemory = { last: '', seen: new Set() }
  let source: EventSource | undefined
  // Reconnecting and pausing have a timer each: with one timer, pausing a hidden page would cancel its reconnection.
  let retrying: ReturnType<typeof setTimeout> | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  let wait = firstWaitMs

  const disconnect = () => {
    clearTimeout(resting)
    clearTimeout(retrying)
    source?.close()
    source = undefined
  }
  const tryAgain = () => {
    listeners.onRefused()
    clearTimeout(retrying)
    retrying = setTimeout(listen, wait * (0.5 + Math.random()))
    wait = Math.min(wait * 2, longestWaitMs)
  }
  const listen = () => {
    disconnect()
    // `look` reconnects when the page is visible again.
    if (document.hidden) return
    source = openEventSource(memory, { ...listeners, onHello: () => (wait = firstWaitMs), onOver: tryAgain })
  }
  const look = () => {
    clearTimeout(resting)
    if (document.hidden) resting = setTimeout(disconnect, disconnectAfterMs)
    else if (!source || source.readyState === EventSource.CLOSED) listen()
  }
  const stop = new AbortController()
  document.addEventListener('visibilitychange', look, stop)
  addEventListener('pagehide', disconnect, stop)
  addEventListener('pageshow', (event) => event.persisted && look(), stop)
  look()
  return stopOnFailure(() => {
    stop.abort()
    disconnect()
  })
}

type LiveListeners = {
  /** Connected, for the first time or again: what happened between the rendering of the page and now was told to nobody. */
  onOpen?: () => void
  /** The notifications have changed and must be fetched again. */
  onNotifications: () => void
  /** An own order changed; each change is told once, none from before the page was opened. */
  onOrder: (news: OrderUpdate) => void
  /** Admins: a security event was written down. */
  onSecurity?: () => void
  /** The server refused the stream or the session ended, so the page must ask who is signed in. */
  onRefused: () => void
}

/** What a page remembers from one connection to the next. */
type LiveMemory = { last: string; seen: Set<number> }

/** One connection to /api/live. A lost one comes back by itself; a refused one does not: `onOver`. */
function openEventSource(memory: LiveMemory, listeners: LiveListeners & { onHello: () => void; onOver: () => void }) {
  const source = new EventSource(`/api/live${memory.last && `?last=${memory.last}`}`)
  const on = (event: string, work: (data: string) => void) =>
    source.addEventListener(event, (message: MessageEvent<string>) => {
      memory.last = message.lastEventId
      work(message.data)
    })
  on('hello', () => {
    listeners.onHello()
    listeners.onOpen?.()
  })
  on('notifications', listeners.onNotifications)
  on('order', (data) => {
    const news = JSON.parse(data) as OrderUpdate
    if (memory.seen.has(news.eventId)) return
    memory.seen.add(news.eventId)
    listeners.onOrder(news)
  })
  on('security', () => listeners.onSecurity?.())
  on('signed-out', () => {
    source.close()
    listeners.onRefused()
  })
  source.addEventListener('error', () => source.readyState === EventSource.CLOSED && listeners.onOver())
  return source
}
