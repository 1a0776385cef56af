import { fitsPayload, listen, notify } from './postgres/channel.server.ts'
import type { Db, Store } from './postgres/db.server.ts'
import { log } from './log/log.server.ts'

/** A message for the open pages of one user; small, since PostgreSQL carries less than 8,000 bytes. */
export type LiveMessage = { to: string; event: string; facts: Record<string, unknown> }
type Listener = { onMessage: (message: LiveMessage) => void; onMissed: () => void }

const channel = 'live'
const listeners = new Map<string, Set<Listener>>()

/**
 * Sends to every process when the transaction commits; without an open page it is lost. For a message that is too large, pages are told that they missed
 * something and reload it.
 */
export function publishLive(db: Db, message: LiveMessage) {
  const serialized = JSON.stringify(message)
  return notify(db, channel, fitsPayload(serialized) ? serialized : JSON.stringify({ to: message.to, isMissed: true }))
}

/** Listens to the messages of this user until the returned function is called. */
export function subscribeLive(userId: string, listener: Listener) {
  const userListeners = listeners.get(userId) ?? new Set()
  listeners.set(userId, userListeners.add(listener))
  return () => {
    userListeners.delete(listener)
    if (userListeners.size === 0 && listeners.get(userId) === userListeners) listeners.delete(userId)
  }
}

/** One listener for the whole process. After a lost connection, every subscriber is told that it may have missed messages. */
export const startLiveChannel = (store: Store) =>
  listen(store, channel, spread, () => everyone((one) => one.onMissed()))

function spread(payload: string) {
  try {
    const message = JSON.parse(payload) as LiveMessage | { to: string; isMissed: true }
    for (const { onMessage, onMissed } of listeners.get(message.to) ?? [])
      if ('isMissed' in message) onMissed()
      else onMessage(message)
  } catch (error) {
    log.error({ err: error }, 'live message lost')
  }
}

const everyone = (work: (one: Listener) => void) => {
  for (const userListeners of listeners.values()) for (const one of userListeners) work(one)
}
