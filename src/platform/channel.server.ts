import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Pool } from 'pg'
import type { Db, Store } from './db.server.ts'
import { log } from './log.server.ts'

type Hear = (payload: string) => void

/** Tells every process, when the transaction commits; a payload is at most 8,000 bytes. */
export const notify = (db: Db, channel: string, payload: string) =>
  db.execute(sql`select pg_notify(${channel}, ${payload})`)

/** Hears a channel for as long as the process lives; on PostgreSQL over a connection of its own that comes back by itself, and then says what it could not hear: `missed`. */
export const listen = (store: Store, channel: string, hear: Hear, missed?: () => void): Promise<() => Promise<void>> =>
  store.kind === 'pglite' ? store.client.listen(channel, hear) : listenOnServer(store.client, channel, hear, missed)

async function listenOnServer(pool: Pool, channel: string, hear: Hear, missed?: () => void) {
  let ended = false
  let current: Client | undefined
  const again = () => {
    if (!ended) setTimeout(() => connect().catch(() => {}), 500).unref()
  }
  const connect = async () => {
    const client = new Client(pool.options)
    // A connection that fails both rejects and ends: each is followed by one other, not by two.
    const lost = onlyOnce(again)
    client.on('notification', (message) => hear(message.payload ?? ''))
    client.on('error', (error) => log.warn({ err: error, channel }, 'channel lost'))
    client.once('end', lost)
    try {
      await client.connect()
      await client.query(`listen "${channel}"`)
    } catch (error) {
      client.end().catch(() => {})
      lost()
      throw error
    }
    if (current) missed?.()
    current = client
  }
  await connect()
  return async () => {
    ended = true
    await current?.end()
  }
}

function onlyOnce(work: () => void) {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}
