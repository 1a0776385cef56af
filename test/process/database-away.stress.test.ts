import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { closeStore, poolStore, type Db } from '#platform/postgres/db.server.ts'
import { startPostgres, type PostgresServer } from '../postgres-server.ts'
import type { Answer } from './ask.ts'
import { missingOrders, findLedgerErrors } from './books.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { copyOf } from './fresh-shop.ts'
import { setStock, somePieces, type Piece } from './goods.ts'
import { adminPassword, seededDatabase } from './seeded-shop.ts'
import { startShop, type Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import { visitor, type Visitor } from './visitor.ts'

const rounds = process.env.STRESS ? 5 : 1
/** The time between two requests: twenty begin each second. */
const beatMs = 50

let server: PostgresServer
let shop: Shop
let piece: Piece
let total: string
let admin: Visitor

beforeAll(async () => {
  server = await startPostgres({ fsync: 'off' }, inject('seeded'))
  const settings = { DATA_DIR: copyOf(inject('seeded')), DATABASE_URL: server.url(seededDatabase) }
  shop = await startShop({ ...settings, LOG_LEVEL: 'silent' })
  piece = await look(async (db) => {
    const [one] = await somePieces(db, 1)
    await setStock(db, one!.variantId, 100_000)
    return one!
  })
  const guest = visitor(shop.url)
  await fillCart(guest, [{ variantId: piece.variantId, quantity: 1 }])
  total = await totalOf(guest)
  admin = await signedIn(shop.url, { email: 'admin@luot.example', password: adminPassword })
})
afterAll(async () => {
  await shop?.stop()
  await server?.stop()
})

async function look<T>(work: (db: Db) => Promise<T>) {
  const store = poolStore(new Pool({ connectionString: server.url(seededDatabase), max: 2 }))
  try {
    return await work(store.db)
  } finally {
    await closeStore(store)
  }
}

type Seen = { what: string; at: number; answer: Answer }

/** Sends requests of every kind, one per beat, until it is stopped. */
function aCrowd() {
  const seen: Seen[] = []
  const broken: string[] = []
  const promised: string[] = []
  const working = new Set<Promise<void>>()
  const over = new AbortController()

  async function note(what: string, asking: Promise<Answer>) {
    const answer = await asking
    seen.push({ what, at: Date.now(), answer })
    return answer
  }
  async function buy() {
    const guest = visitor(shop.url)
    const lines = [{ variantId: piece.variantId, quantity: 1 }]
    if ((await note('cart', guest.postJson('/api/cart', { lines }))).status !== 200) return
    const form = order({ seenTotal: total })
    const placed = await note('checkout', guest.postForm('/checkout', form))
    // A visitor who was asked to try again does so, with the same form.
    const id = placedId(placed.status === 503 ? await note('checkout', guest.postForm('/checkout', form)) : placed)
    if (!id) return
    promised.push(id)
    await note('order', guest.get(`/order-success?order=${id}`))
  }
  const deeds = [
    buy,
    (n: number) => note('kept page', visitor(shop.url).get(n % 2 ? '/' : '/en')),
    (n: number) => note('fresh page', visitor(shop.url).get(`/product/${piece.slug}?foot=${n}`)),
    (n: number) => note('facts of a page', visitor(shop.url).get(`/product/${piece.slug}.data?foot=${n}`)),
    () => note('own page', admin.get('/profile')),
    () => note('desk', admin.get('/admin/orders')),
    () => note('me', admin.get('/api/me')),
    buy,
  ]
  const running = (async () => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const deed = deeds[n % deeds.length]!(n).then(
        () => undefined,
        (error: unknown) => void broken.push(String(error)),
      )
      working.add(deed)
      void deed.then(() => working.delete(deed))
      await pause(beatMs)
    }
  })()
  const stop = async () => {
    over.abort()
    await running
    await Promise.all(working)
  }
  return { seen, broken, promised, stop }
}

/** The message that visitors read while the database is unavailable. */
const wordsWhileAway = new Map([
  ['fresh page', 'Cửa hàng tạm gián đoạn trong giây lát'],
  ['checkout', 'bấm hai lần vẫn chỉ thành một đơn'],
])

const said = ({ what, answer }: Seen) => `${answer.status} ${what}: ${answer.text.slice(0, 120)}`

test.for(Array.from({ length: rounds }, (_, at) => at))(
  'R6: the database goes down and up under load: clear answers, whole orders only, recovery within 5 s (round %i)',
  async () => {
    const crowd = aCrowd()
    await pause(1_500)
    await server.fall()
    const fell = Date.now()
    await pause(2_000)
    expect((await visitor(shop.url).get('/readyz')).status).toBe(503)
    await server.rise()
    const rose = Date.now()
    await pause(7_000)
    await crowd.stop()

    const { seen, broken, promised } = crowd
    expect(broken, 'nobody’s connection is cut').toEqual([])
    const away = seen.filter(({ answer }) => answer.status === 503)
    expect(seen.filter(({ answer }) => answer.status >= 500 && answer.status !== 503).map(said)).toEqual([])
    expect(away.length, 'somebody must have come while it was away').toBeGreaterThan(5)
    for (const { what, answer } of away) {
      expect(Number(answer.headers['retry-after']), what).toBeGreaterThan(0)
      expect(answer.text).not.toMatch(/ECONN|terminat|select |57P/i)
      expect(answer.text).toContain(wordsWhileAway.get(what) ?? '')
    }
    expect(away.every(({ at }) => at >= fell - 1_000)).toBe(true)
    const well = Math.max(...away.map(({ at }) => at)) - rose
    process.stdout.write(
      `${seen.length} answers, ${away.length} told to come again, well ${Math.max(0, well)} ms after the database was back\n`,
    )
    expect(well).toBeLessThan(5_000)
    await look(async (db) => {
      expect(await findLedgerErrors(db)).toEqual({})
      expect(await missingOrders(db, promised)).toEqual([])
    })
  },
)
