import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'
import { closeStore, pgliteStore, poolStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { openPglite } from '#platform/postgres/pglite.server.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { setStock, somePieces, type Piece } from '#test/process/goods.ts'
import { widenHolds } from '#test/wide-holds.ts'
import { startShop, type Shop } from '#test/process/server.ts'
import { databaseMs, processorMs } from './processor-time.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

/** A demo shop with plenty of everything, running, and what it and its database have cost so far in processor time. */
export type BenchShop = {
  shop: Shop
  pieces: Piece[]
  costMs: () => number
  look: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

const plenty = 1_000_000

/** On a PostgreSQL with its settings as they come, durable writes included. */
export async function onPostgres(): Promise<BenchShop> {
  const folder = temporaryFolder('luot-bench-')
  const server = await startPostgres()
  const admin = new Pool({ connectionString: server.url('postgres') })
  await admin.query('create database luot')
  await admin.end()
  const settings = { DATA_DIR: folder, DATABASE_URL: server.url('luot') }
  const shop = await startShop(settings)
  const look = <T>(work: (db: Db) => Promise<T>) =>
    closingAfter(poolStore(new Pool({ connectionString: server.url('luot') })), work)
  const pieces = await look(stocked)
  const close = async () => {
    await shop.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { shop, pieces, costMs: () => processorMs(shop.pid) + databaseMs(server.pid), look, close }
}

/** On PGlite, which lives in the shop's own process. */
export async function onPglite(): Promise<BenchShop> {
  const folder = temporaryFolder('luot-bench-')
  const settings = { DATA_DIR: folder }
  await (await startShop(settings)).stop()
  const look = async <T>(work: (db: Db) => Promise<T>) =>
    closingAfter(pgliteStore(await openPglite({ dataDir: join(folder, 'pglite') })), work)
  const pieces = await look(stocked)
  const shop = await startShop(settings)
  const close = async () => {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { shop, pieces, costMs: () => processorMs(shop.pid), look, close }
}

async function stocked(db: Db) {
  await widenHolds(db)
  const pieces = await somePieces(db, 20)
  for (const { variantId } of pieces) await setStock(db, variantId, plenty)
  return pieces
}

async function closingAfter<T>(store: Store, work: (db: Db) => Promise<T>) {
  try {
    return await work(store.db)
  } finally {
    await closeStore(store)
  }
}
