import { fitsPayload, listen, notify } from './postgres/channel.server.ts'
import type { Db, Store } from './postgres/db.server.ts'
import { log } from './log/log.server.ts'

/** Something that the open pages of one person should hear of at once; small, since PostgreSQL carries less than 8,000 bytes. */
export type LiveMessage = { to: string; event: string; facts: Record<string, unknown> }
type Listener = { hear: (message: LiveMessage) => void; missed: () => void }

const channel = 'live'
const listeners = new Map<string, Set<Listener>>()

/** Leaves when the transaction commits, for every process; who has no page open hears nothing. What is too large to be carried is asked for by the page instead: it hears that it missed something. */
export function publishLive(db: Db, message: LiveMessage) {
  const whole = JSON.stringify(message)
  return notify(db, channel, fitsPayload(whole) ? whole : JSON.stringify({ to: message.to, isMissed: true }))
}

/** What is told to this person, until the answered function is called. */
export function subscribeLive(userId: string, listener: Listener) {
  const mine = listeners.get(userId) ?? new Set()
  listeners.set(userId, mine.add(listener))
  return () => {
    mine.delete(listener)
    if (mine.size === 0 && listeners.get(userId) === mine) listeners.delete(userId)
  }
}

/** One ear for the whole process. After the ear was deaf for a while, each listener is told that it missed something. */
export const startLiveChannel = (store: Store) => listen(store, channel, spread, () => everyone((one) => one.missed()))

function spread(payload: string) {
  try {
    const message = JSON.parse(payload) as LiveMessage | { to: string; isMissed: true }
    for (const { hear, missed } of listeners.get(message.to) ?? [])
      if ('isMissed' in message) missed()
      else hear(message)
  } catch (error) {
    log.error({ err: error }, 'live message lost')
  }
}

const everyone = (work: (one: Listener) => void) => {
  for (const mine of listeners.values()) for (const one of mine) work(one)
}
