import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Pool } from 'pg'
import type { Db, Store } from './db.server.ts'
import { log } from '../log/log.server.ts'

type Hear = (payload: string) => void

/** PostgreSQL refuses payloads of 8,000 bytes and more, and rolls the transaction back. */
const mostPayloadBytes = 7_999

export const fitsPayload = (payload: string) => Buffer.byteLength(payload) <= mostPayloadBytes

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
      room = mostPayloadBytes - 2
    }
    parts.at(-1)!.push(word)
    room -= bytes
  }
  return parts
}

/** Listens to a channel for the life of the process. On PostgreSQL it uses its own connection, which reconnects by itself and then calls `missed`. */
export const listen = (store: Store, channel: string, hear: Hear, missed?: () => void): Promise<() => Promise<void>> =>
  store.kind === 'pglite' ? store.client.listen(channel, hear) : listenOnServer(store.client, channel, hear, missed)

/** Channels that are disconnected at the moment. */
const deaf = new Set<string>()
/** While this is not empty, changes by other processes may be unknown here. */
export const disconnectedChannels = () => [...deaf]

async function listenOnServer(pool: Pool, channel: string, hear: Hear, missed?: () => void) {
  let ended = false
  let current: Client | undefined
  const again = () => {
    if (ended) return
    deaf.add(channel)
    setTimeout(() => connect().catch(() => {}), 500).unref()
  }
  const connect = async () => {
    const client = new Client(pool.options)
    // A failed connection both rejects and ends: only one new connection follows.
    const lost = onlyOnce(again)
    client.on('notification', (message) => message.channel === channel && hear(message.payload ?? ''))
    client.on('error', (error) => log.warn({ err: error, channel }, 'channel lost'))
    client.once('end', lost)
    try {
      await client.connect()
      await client.query(`listen "${channel}"`)
      await watchHeart(client, () => {
        log.warn({ channel }, 'channel silent')
        deaf.add(channel)
        missed?.()
        // A query without an answer is pending: pg breaks the connection off, and `end` follows.
        client.end().catch(() => {})
      })
    } catch (error) {
      client.end().catch(() => {})
      lost()
      throw error
    }
    deaf.delete(channel)
    if (ended) return void client.end().catch(() => {})
    if (current) missed?.()
    current = client
  }
  await connect()
  return async () => {
    ended = true
    deaf.delete(channel)
    await current?.end()
  }
}

const heartbeatMs = 5_000
/** How many heartbeats may be outstanding. */
const mostUnheard = 2

/** A connection that broke silently looks like a quiet one. So it sends itself a message every 5 s; without an answer for 10 to 15 s it is `silent`. */
async function watchHeart(client: Client, silent: () => void) {
  const own = `heart_${randomUUID().replaceAll('-', '')}`
  let unheard = 0
  let isAsked = false
  client.on('notification', (message) => message.channel === own && (unheard = 0))
  await client.query(`listen "${own}"`)
  const timer = setInterval(() => {
    // Counts heartbeats instead of time: a busy process receives them late, but before the next one.
    if (unheard >= mostUnheard) {
      clearInterval(timer)
      return silent()
    }
    unheard += 1
    if (isAsked) return
    isAsked = true
    client
      .query(`notify "${own}"`)
      .catch(() => {})
      .finally(() => (isAsked = false))
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
