import { Pool } from 'pg'
import { poolStore, closeStore, rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { migrate } from '#platform/postgres/migrate.server.ts'
import { addBrandLines, addCategories } from '#shop/catalogue/products/add-categories.ts'
import { addSynonyms } from '#shop/search/phrases/add-synonyms.ts'
import { facetsOf } from '#shop/search/facet.ts'
import { listCards } from '#shop/search/cards/list-cards.ts'
import { listingPerPage } from '#shop/search/listing.ts'
import { readListing } from '#shop/search/listings/read-listing.ts'
import { searchListing } from '#shop/search/phrases/search-listing.ts'
import { suggestProducts } from '#shop/search/phrases/suggest.ts'
import { categories } from '#seed/catalogue/categories.ts'
import { lines } from '#seed/catalogue/lines.ts'
import { synonyms } from '#seed/search/synonyms.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import type { Figure } from './figures.ts'
import { fillLarge } from './large-catalogue.ts'

const rounds = 12

const listings = [
  '',
  'category=figure',
  'category=figure&size=245',
  'category=hockey&size=240&size=245&width=W&colour=white',
  'price_from=500000&price_to=1500000&sort=price-up',
  'size=245&level=basic&material=leather&brand=premium&sort=new',
  'category=speed&stiffness_from=40&stiffness_to=60&sort=price-down',
]
const searched = [
  'giày trượt',
  'sương aria',
  'giày nữ 245',
  'hockey da',
  'BIG-4711',
  'giya sunog',
  'tuyeets arai',
  'lưỡi thép 58',
]
const typed = ['gi', 'giày t', 'sươ', 'aria 2', 'hock', 'BIG-47', 'sunog', 'bảo']

/** Lists with all filters, searches and suggestions in the database, over a catalogue of `count` products of six variants. */
export async function searchTimes(count: number): Promise<Figure[]> {
  const server = await startPostgres({ shared_buffers: '256MB' })
  const admin = new Pool({ connectionString: server.url('postgres') })
  await admin.query('create database luot')
  await admin.end()
  const building = poolStore(new Pool({ connectionString: server.url('luot') }))
  await migrate(building)
  await closeStore(building)
  // One connection: its process is the one whose time is read.
  const store = poolStore(new Pool({ connectionString: server.url('luot'), max: 1 }))
  await addCategories(store.db, categories)
  await addBrandLines(store.db, lines)
  await addSynonyms(store.db, synonyms)
  await fillLarge(store.db, count)
  const figures = await measured(store.db, count)
  await closeStore(store)
  await server.stop()
  return figures
}

async function measured(db: Db, count: number): Promise<Figure[]> {
  const isLarge = count >= 100_000
  const parts: [what: string, budgetMs: number, work: (() => Promise<unknown>)[]][] = [
    ['list with all filters and its cards', 50, listings.map((query) => () => list(db, query))],
    ['its page 400', 50, ['page=400', 'page=400&sort=price-up'].map((query) => () => list(db, query))],
    ['search with all filters', 30, searched.map((q) => () => list(db, new URLSearchParams({ q }).toString()))],
    ['suggestions', 20, typed.map((q) => () => suggestProducts(db, q))],
  ]
  const figures: Figure[] = []
  for (const [what, budget, work] of parts) {
    const { p95, processor } = await timed(db, work)
    figures.push(
      { what: `${count} × 6, ${what}: p95`, value: p95, unit: 'ms', ...(isLarge && { most: budget }) },
      {
        what: `${count} × 6, ${what}: processor of the database`,
        value: processor,
        unit: 'ms',
        ...(!isLarge && what.startsWith('list') && { most: 5 }),
      },
    )
  }
  return figures
}

async function list(db: Db, query: string) {
  const listing = readListing(new URLSearchParams(query))
  const only = listing.chosen.category?.length === 1 ? listing.chosen.category[0] : undefined
  const facets = [...facetsOf(only as Parameters<typeof facetsOf>[0]), 'price' as const]
  const window = { offset: (listing.page - 1) * listingPerPage, limit: listingPerPage }
  const { ids } = await searchListing(db, { listing, facets, window })
  if (!listing.q) await listCards(db, 'vi', ids)
}

/** The slowest twentieth, and what one costs the database's own process. */
async function timed(db: Db, work: (() => Promise<unknown>)[]) {
  for (const one of work) await one()
  const [row] = await rowsOf<{ pid: number }>(db, sql`select pg_backend_pid() as pid`)
  const spent = () => Number(readFileSync(`/proc/${row!.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  const times: number[] = []
  const before = spent()
  for (let round = 0; round < rounds; round += 1) {
    for (const one of work) {
      const from = performance.now()
      await one()
      times.push(performance.now() - from)
    }
  }
  const processor = (spent() - before) / times.length
  return { p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!, processor }
}
