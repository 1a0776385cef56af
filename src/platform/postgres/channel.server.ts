import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Pool } from 'pg'
import type { Db, Store } from './db.server.ts'
import { log } from '../log/log.server.ts'

type PayloadListener = (payload: string) => void

/** PostgreSQL refuses payloads of 8,000 bytes and more, and rolls the transaction back. */
const maxPayloadBytes = 7_999

export const fitsPayload = (payload: string) => Buffer.byteLength(payload) <= maxPayloadBytes

/** Notifies every process when the transaction commits. Throws before PostgreSQL does if the payload is too large; lists go by `notifyInParts`. */
export async function notify(db: Db, channel: string, payload: string) {
  if (!fitsPayload(payload))
    throw new RangeError(`${Buffer.byteLength(payload)} bytes are too many for one message on channel ${channel}`)
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** Sends a list of words to every process as JSON arrays, split into as many messages as needed. */
export async function notifyInParts(db: Db, channel: string, words: string[]) {
  for (const part of inParts(words)) await notify(db, channel, JSON.stringify(part))
}

/** Slices of a list, each small enough for one payload as JSON. */
export function inParts(words: string[]): string[][] {
  const parts: string[][] = []
  let room = 0
  for (const word of words) {
    const bytes = Buffer.byteLength(JSON.stringify(word)) + 1
    if (!parts.length || bytes > room) {
      parts.push([])
      room = maxPayloadBytes - 2
    }
    parts.at(-1)!.push(word)
    room -= bytes
  }
  return parts
}

/** Listens to a channel for the life of the process. On PostgreSQL it uses its own connection, which reconnects by itself and then calls `onMissed`. */
export const listen = (
  store: Store,
  channel: string,
  onPayload: PayloadListener,
  onMissed?: () => void,
): Promise<() => Promise<void>> =>
  store.kind === 'pglite'
    ? store.client.listen(channel, onPayload)
    : listenOnServer(store.client, channel, onPayload, onMissed)

/** Channels that are disconnected at the moment. */
const disconnected = new Set<string>()
/** While this is not empty, changes by other processes may be unknown here. */
export const disconnectedChannels = () => [...disconnected]

async function listenOnServer(pool: Pool, channel: string, onPayload: PayloadListener, onMissed?: () => void) {
  let ended = false
  let current: Client | undefined
  const reconnect = () => {
    if (ended) return
    disconnected.add(channel)
    setTimeout(() => connect().catch(() => {}), 500).unref()
  }
  const connect = async () => {
    const client = new Client(pool.options)
    // A failed connection both rejects and ends: only one new connection follows.
    const reconnectOnce = onlyOnce(reconnect)
    client.on('notification', (message) => message.channel === channel && onPayload(message.payload ?? ''))
    client.on('error', (error) => log.warn({ err: error, channel }, 'channel lost'))
    client.once('end', reconnectOnce)
    try {
      await client.connect()
      await client.query(`listen "${channel}"`)
      await watchConnection(client, () => {
        log.warn({ channel }, 'channel silent')
        disconnected.add(channel)
        onMissed?.()
        // A query without an answer is pending: pg breaks the connection off, and `end` follows.
        client.end().catch(() => {})
      })
    } catch (error) {
      client.end().catch(() => {})
      reconnectOnce()
      throw error
    }
    disconnected.delete(channel)
    if (ended) return void client.end().catch(() => {})
    if (current) onMissed?.()
    current = client
  }
  await connect()
  return async () => {
    ended = true
    disconnected.delete(channel)
    await current?.end()
  }
}

const heartbeatMs = 5_000
/** How many heartbeats may be outstanding. */
const maxMissedHeartbeats = 2

/** A broken connection looks like an idle one, so it sends itself a message every 5 s; without an answer for 10 to 15 s `onSilent` is called. */
async function watchConnection(client: Client, onSilent: () => void) {
  const own = `heart_${randomUUID().replaceAll('-', '')}`
  let missedHeartbeats = 0
  let isPending = false
  client.on('notification', (message) => message.channel === own && (missedHeartbeats = 0))
  await client.query(`listen "${own}"`)
  const timer = setInterval(() => {
    // Counts heartbeats instead of time: a busy process receives them late, but before the next one.
    if (missedHeartbeats >= maxMissedHeartbeats) {
      clearInterval(timer)
      return onSilent()
    }
    missedHeartbeats += 1
    if (isPending) return
    isPending = true
    client
      .query(`notify "${own}"`)
      .catch(() => {})
      .finally(() => (isPending = false))
  }, heartbeatMs)
  timer.unref()
  client.once('end', () => clearInterval(timer))
}

function onlyOnce(work: () => void) {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}
