/** Fills a seeded shop with a month of orders, a customer and her things: node test/look/fill-shop.ts <DATA_DIR>. Prints the cookies of the customer and of the admin. */
import { moveTo } from './slow-clock.js'
import '../use-gateways.ts'
import { sql } from 'drizzle-orm'
import { join } from 'node:path'
import { cancelOrder } from '#flows/orders/cancel-order.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { deliverOrder } from '#flows/shipments/deliver-order.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import { shipOrder } from '#flows/shipments/ship-order.ts'
import { closeStore, pgliteStore, rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { useQueue } from '#platform/jobs/jobs.server.ts'
import { openPglite } from '#platform/postgres/pglite.server.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { guest, staff, system } from '#shop/identity/actor.ts'
import { adjustStock } from '#shop/inventory/moves/adjust-stock.ts'
import { addMeasurement } from '#shop/identity/skaters/add-measurement.ts'
import { askQuestion } from '#shop/reviews/questions/ask-question.ts'
import { addAddress } from '#shop/shipping/addresses/add-address.ts'
import { addToWishlist } from '#shop/wishlist/add-to-wishlist.ts'
import { aReview, carryEvents, showReview } from '../a-review.ts'
import { addCustomer, addSkater, signInAt } from '../process/person.ts'
import { aCart, aPlacement } from '../small-shop.ts'
import { admin, customer } from './users.ts'

const folder = process.argv[2]!
const clerk = staff('clerk')

/** The orders of each day before today: [days ago, how far they came, how many pieces]. */
const month: [number, Fate, number][] = [
  [29, 'delivered', 1],
  [27, 'delivered', 2],
  [26, 'cancelled', 1],
  [23, 'delivered', 1],
  [20, 'delivered', 3],
  [19, 'delivered', 1],
  [16, 'delivered', 2],
  [13, 'delivered', 1],
  [12, 'delivered', 1],
  [9, 'delivered', 2],
  [7, 'cancelled', 1],
  [6, 'delivered', 1],
  [4, 'shipped', 2],
  [3, 'shipped', 1],
  [2, 'packed', 1],
  [1, 'confirmed', 2],
  [1, 'placed', 1],
]
/** The orders of the customer, by their place in the month. */
const hers = [9, 13, 16]
const steps = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'] as const
type Fate = (typeof steps)[number] | 'cancelled'

async function fillShop(db: Db) {
  moveTo(daysAgo(30))
  const userId = await addCustomer(db, customer.email, customer.name)
  await herThings(db, userId)
  const goods = await someGoods(db)
  await sellOut(db, 'luot-lim-40')
  for (const [at, [ago, fate, quantity]] of month.entries()) {
    moveTo(daysAgo(ago, at))
    const lines = [{ variantId: goods[at % goods.length]!, quantity }]
    await bringAlong(db, await placed(db, lines, hers.includes(at) ? userId : null), fate)
    await carryEvents(db)
  }
  // Two minutes before the shop opens, since a staff session ends after half an hour without use.
  moveTo(daysAgo(0, 28))
  await says(db, userId)
  await carryEvents(db)
  const closed = { settings: { DATA_DIR: folder }, look: <T>(work: (db: Db) => Promise<T>) => work(db) }
  return { customer: await signInAt(closed, customer.email), admin: await signInAt(closed, admin.email) }
}

/** Half past nine of that day, in Vietnam. */
function daysAgo(days: number, minute = 0) {
  const day = new Date(Date.parse('2026-11-25T09:30:00+07:00') - days * 86_400_000 + minute * 60_000)
  return day.toISOString()
}

const address = {
  name: customer.name,
  phone: '+84901234567',
  provinceCode: '01',
  wardCode: '00004',
  street: '12 Phan Đình Phùng',
  isDefault: true,
}

async function herThings(db: Db, userId: string) {
  await addAddress(db, { ...address, userId })
  const skaterId = await addSkater(db, userId, { nickname: 'Bé Bống', isChild: true })
  const girth = { girthLeftMm: null, girthRightMm: null, posture: 'standing' as const }
  await addMeasurement(db, {
    userId,
    skaterId,
    measured: { ...girth, measuredOn: '2026-10-12', leftMm: 176, rightMm: 178 },
  })
  for (const slug of ['luot-aria-75', 'luot-bao-65', 'mu-bao-hiem-luot-vom'])
    await addToWishlist(db, userId, await productOf(db, slug))
}

const productOf = async (db: Db, slug: string) =>
  (await rowsOf<{ id: string }>(db, sql`select product_id as id from product_translations where slug = ${slug}`))[0]!.id

/** A variant of each of twelve products, always the same. */
async function someGoods(db: Db) {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select min(v.sku) as sku, (array_agg(v.id order by v.sku))[1] as id from variants v
      join stock s on s.variant_id = v.id join products p on p.id = v.product_id
      where p.status = 'active' and s.on_hand - s.reserved > 8 and coalesce(v.sale_price, v.price) < 2000000
      group by v.product_id order by 1 limit 12`,
  )
  return rows.map(({ id }) => id)
}

/** Takes every piece of a product out of stock, for the page that offers to write when it is back. */
async function sellOut(db: Db, slug: string) {
  const rows = await rowsOf<{ id: string; left: number }>(
    db,
    sql`select v.id, s.on_hand - s.reserved as left from variants v join stock s on s.variant_id = v.id
      where v.product_id = ${await productOf(db, slug)} and s.on_hand > s.reserved`,
  )
  for (const { id, left } of rows)
    await adjustStock(db, clerk, { variantId: id, change: -left, note: 'Bán tại cửa hàng' })
}

async function placed(db: Db, lines: { variantId: string; quantity: number }[], userId: string | null) {
  const { place, method, ...rest } = aPlacement(await aCart(db, lines), 0, { userId })
  const { quote } = await findQuote(db, { lines, place, method, locale: 'vi', at: new Date() })
  const { id } = await placeOrder(db, guest, { ...rest, place, method, seenTotal: quote.total })
  return id
}

async function bringAlong(db: Db, orderId: string, fate: Fate) {
  if (fate === 'cancelled') return cancelOrder(db, clerk, { orderId, reason: 'Khách đổi ý' })
  const moves = [
    () => confirmOrder(db, clerk, { orderId }),
    () => packOrder(db, clerk, { orderId }),
    () => shipOrder(db, clerk, { orderId, carrier: 'GHN', trackingCode: null, trackingUrl: null }),
    () => deliverOrder(db, clerk, { orderId }).then(() => settleCash(db, system, { orderId, reason: 'Đối soát' })),
  ]
  for (const move of moves.slice(0, steps.indexOf(fate))) await move()
}

async function says(db: Db, userId: string) {
  const productId = await productOf(db, 'luot-aria-75')
  await showReview(db, await aReview(db, { productId, userId }, { size: '235' }))
  await askQuestion(db, {
    id: crypto.randomUUID(),
    productId,
    userId,
    email: null,
    name: 'Lan N.',
    locale: 'vi',
    text: 'Chân bè đi được không?',
  })
}

// Emails are on none of the pictured screens.
useQueue(async () => {})
const store = pgliteStore(await openPglite({ dataDir: join(folder, 'pglite') }))
try {
  console.log(JSON.stringify(await fillShop(store.db)))
} finally {
  await closeStore(store)
}
