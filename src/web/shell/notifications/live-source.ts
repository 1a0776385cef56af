import type { OrderUpdate } from '#shop/notifications/bell/order-update.ts'

export type LiveListeners = {
  /** One's notifications are to be read again. */
  onNotifications: () => void
  /** An order of one's own moved; each move once, none from before the page. */
  onOrder: (news: OrderUpdate) => void
  /** Admins: a security event was written down. */
  onSecurity?: () => void
  /** The server let nobody in, or the session ended: who is signed in is to be asked. */
  onRefused: () => void
}

/** What a page remembers from one connection to the next. */
export type LiveMemory = { last: string; seen: Set<number> }

/** One connection to /api/live. A lost one comes back by itself; a refused one does not: `onOver`. */
export function openEventSource(memory: LiveMemory, ears: LiveListeners & { onHello: () => void; onOver: () => void }) {
  const source = new EventSource(`/api/live${memory.last && `?last=${memory.last}`}`)
  const on = (event: string, work: (told: string) => void) =>
    source.addEventListener(event, (told: MessageEvent<string>) => {
      memory.last = told.lastEventId
      work(told.data)
    })
  on('hello', ears.onHello)
  on('notifications', ears.onNotifications)
  on('order', (told) => {
    const news = JSON.parse(told) as OrderUpdate
    if (memory.seen.has(news.id)) return
    memory.seen.add(news.id)
    ears.onOrder(news)
  })
  on('security', () => ears.onSecurity?.())
  on('signed-out', () => {
    source.close()
    ears.onRefused()
  })
  source.addEventListener('error', () => source.readyState === EventSource.CLOSED && ears.onOver())
  return source
}
