import { inArray, sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { chunkBits } from './chunk.ts'
import { listProductsForListing, type Listable } from './list-products-for-listing.ts'
import { listedProducts } from '../schema.ts'
import { traitsOf } from './traits-of.ts'
import type { Trait } from './trait.ts'

/** Two rewrites at once would wait for each other's rows in different orders, so one runs at a time. */
const turn = 7206002

/** Rewrites what lists and search know of these products, down to the changed bits. A product that is not for sale leaves no bit. */
export const refreshListed = (db: Db, productIds: string[], at = new Date()) =>
  db.transaction(async (tx) => {
    if (!productIds.length) return
    await tx.execute(sql`select pg_advisory_xact_lock(${turn})`)
    const listable = (await listProductsForListing(tx, productIds, at)).map((one) => ({
      ...one,
      has: traitsOf(one.product).map(nameOf),
    }))
    const ids = await traitIds(tx, new Set(listable.flatMap(({ has }) => has)))
    const before = await tx
      .select({ productId: listedProducts.productId, place: listedProducts.place, traits: listedProducts.traits })
      .from(listedProducts)
      .where(inArray(listedProducts.productId, productIds))
    const rows = listable.map((one) => rowOf(one, ids))
    const written = await writeRows(tx, rows)
    const removed = before.filter(({ productId }) => !written.some((row) => row.productId === productId))
    if (removed.length)
      await withdraw(
        tx,
        removed.map(({ productId }) => productId),
      )
    const storedTraits = new Map(before.map((row) => [row.productId, row.traits]))
    await moveBits(tx, [
      ...written.map((row) => ({ ...row, had: storedTraits.get(row.productId) ?? [] })),
      ...removed.map((row) => ({ ...row, traits: [], had: row.traits })),
    ])
  })

const nameOf = ({ kind, value }: Trait) => `${kind}\n${value}`

/** The ids of these traits; new ones are added. */
async function traitIds(db: Db, names: Set<string>): Promise<Map<string, number>> {
  if (!names.size) return new Map()
  const kindsAndValues = [...names].map((name) => name.split('\n'))
  const [kinds, values] = [kindsAndValues.map(([kind]) => kind), kindsAndValues.map(([, value]) => value)]
  const traitParams = sql`unnest(${sql.param(kinds)}::text[], ${sql.param(values)}::text[])`
  // Most exist already: an insert that conflicts with them would use up an id for each.
  await db.execute(
    sql`insert into traits (kind, value) select w.kind, w.value from ${traitParams} w(kind, value) where not exists (select 1 from traits t where t.kind = w.kind and t.value = w.value) on conflict do nothing`,
  )
  const rows = await rowsOf<Trait & { id: number }>(
    db,
    sql`select t.id, t.kind, t.value from traits t join ${traitParams} w(kind, value) on t.kind = w.kind and t.value = w.value`,
  )
  return new Map(rows.map((row) => [nameOf(row), row.id]))
}

type Has = Listable & { has: string[] }
const rowOf = ({ productId, product, has, featured, publishedAt, staleAt }: Has, ids: Map<string, number>) => ({
  productId,
  traits: has.map((name) => ids.get(name)!).sort((a, b) => a - b),
  featured,
  publishedAt,
  price: product.price,
  staleAt,
})

async function writeRows(db: Db, rows: ReturnType<typeof rowOf>[]) {
  if (!rows.length) return []
  const set = Object.fromEntries(
    ['traits', 'featured', 'published_at', 'price', 'stale_at'].map((column) => [
      column === 'published_at' ? 'publishedAt' : column === 'stale_at' ? 'staleAt' : column,
      sql.raw(`excluded.${column}`),
    ]),
  )
  return db
    .insert(listedProducts)
    .values(rows)
    .onConflictDoUpdate({ target: listedProducts.productId, set })
    .returning({ productId: listedProducts.productId, place: listedProducts.place, traits: listedProducts.traits })
}

const withdraw = (db: Db, productIds: string[]) =>
  db.update(listedProducts).set({ traits: [], staleAt: null }).where(inArray(listedProducts.productId, productIds))

type Change = { place: number; traits: number[]; had: number[] }

/** Sets and clears the bits that differ, all products of a trait and chunk in one write. */
async function moveBits(db: Db, changes: Change[]) {
  const differ = (from: 'traits' | 'had', other: 'traits' | 'had') =>
    changes.flatMap((change) => {
      const others = new Set(change[other])
      return change[from].filter((id) => !others.has(id)).map((trait) => ({ trait, place: change.place }))
    })
  const [added, removed] = [differ('traits', 'had'), differ('had', 'traits')]
  if (added.length)
    await db.execute(
      sql`insert into trait_bits as b (trait, chunk, bits) ${bitsOf(added)} on conflict (trait, chunk) do update set bits = b.bits | excluded.bits`,
    )
  if (removed.length)
    await db.execute(
      sql`update trait_bits b set bits = b.bits & ~gone.bits from (${bitsOf(removed)}) gone where b.trait = gone.trait and b.chunk = gone.chunk`,
    )
}

function bitsOf(pairs: { trait: number; place: number }[]) {
  const [ids, places] = [pairs.map(({ trait }) => trait), pairs.map(({ place }) => place)]
  return sql`select w.trait, w.place / ${sql.raw(String(chunkBits))} as chunk, bit_or(set_bit(B'0'::bit(${sql.raw(String(chunkBits))}), w.place % ${sql.raw(String(chunkBits))}, 1)) as bits
    from unnest(${sql.param(ids)}::int[], ${sql.param(places)}::int[]) w(trait, place) group by 1, 2 order by 1, 2`
}
