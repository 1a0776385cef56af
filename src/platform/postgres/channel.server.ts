import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Pool } from 'pg'
import type { Db, Store } from './db.server.ts'
import { log } from '../log/log.server.ts'

type Hear = (payload: string) => void

/** PostgreSQL refuses payloads of 8,000 bytes and more, and with them the transaction. */
const mostPayloadBytes = 7_999

export const fitsPayload = (payload: string) => Buffer.byteLength(payload) <= mostPayloadBytes

/** Tells every process, when the transaction commits. Throws before PostgreSQL does when the payload is too large; lists go by `notifyInParts`. */
export async function notify(db: Db, channel: string, payload: string) {
  if (!fitsPayload(payload))
    throw new RangeError(`${Buffer.byteLength(payload)} bytes are too many for one message on channel ${channel}`)
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** Tells every process a list of words as JSON arrays, as many as it takes; what is told has the same effect in parts. */
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

/** Hears a channel for as long as the process lives; on PostgreSQL over a connection of its own that comes back by itself, and then says what it could not hear: `missed`. */
export const listen = (store: Store, channel: string, hear: Hear, missed?: () => void): Promise<() => Promise<void>> =>
  store.kind === 'pglite' ? store.client.listen(channel, hear) : listenOnServer(store.client, channel, hear, missed)

/** Channels that cannot be heard at the moment. */
const deaf = new Set<string>()
/** What one process changed may be unknown here while this is not empty. */
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
    // A connection that fails both rejects and ends: each is followed by one other, not by two.
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
        // A query is under way that nobody answers: pg breaks the connection off, and `end` follows.
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
/** So many beats may be on their way. */
const mostUnheard = 2

/** A connection that broke without a word looks as if nothing happened anywhere. So it tells itself something every 5 s; what does not come back within 10 to 15 s is `silent`. */
async function watchHeart(client: Client, silent: () => void) {
  const own = `heart_${randomUUID().replaceAll('-', '')}`
  let unheard = 0
  let isAsked = false
  client.on('notification', (message) => message.channel === own && (unheard = 0))
  await client.query(`listen "${own}"`)
  const timer = setInterval(() => {
    // Counted by beats and not by the clock: a process that was busy hears them late, but before the next one.
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
