import { sql } from 'drizzle-orm'
import { requestReturn } from '#flows/returns/request-return.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { deliverOrder } from '#flows/shipments/deliver-order.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { reviewProduct } from '#flows/reviews/review-product.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import { shipOrder } from '#flows/shipments/ship-order.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { system } from '#shop/identity/actor.ts'
import { recordUnmatchedPayment } from '#shop/payments/matching/record-unmatched-payment.ts'
import { askQuestion } from '#shop/reviews/questions/ask-question.ts'
import { aPlacement } from '../test/small-shop.ts'
import { setStock, somePieces } from '../test/process/goods.ts'
import { addCustomer } from '../test/process/person.ts'

const people = [
  'Nguyễn Thị Lan',
  'Trần Thu Hà',
  'Lê Quốc Bảo',
  'Phạm Minh Khôi',
  'Hoàng Ngọc Ánh',
  'Vũ Đức Thịnh',
  'Đặng Thùy Dương',
  'Bùi Gia Huy',
  'Đỗ Khánh Linh',
  'Hồ Nguyễn Phương Thảo',
]
const streets = ['12 Phan Đình Phùng', '45 ngõ 102 Trường Chinh', '8/3 Nguyễn Thị Minh Khai', '221 Trần Hưng Đạo']
const wards = ['00004', '00070', '26734', '20194']

type Bought = { nth: number; lines: CartLineInput[]; payment?: PaymentMethod; userId?: string; pickup?: boolean }

/** Places one order by the functions of the checkout; buyer and address differ each time. */
async function order(db: Db, { nth, lines, payment = 'cod', userId, pickup = false }: Bought) {
  const [ward] = await rowsOf<Record<'code' | 'name' | 'kind' | 'province' | 'provinceName', string>>(
    db,
    sql`select w.code, w.full_name as name, w.kind, p.code as province, p.full_name as "provinceName" from wards w
      join provinces p on p.code = w.province where w.code = ${wards[nth % wards.length]!} or w.code = '00004'
      order by w.code = '00004' limit 1`,
  )
  const place = { provinceCode: ward!.province, wardKind: ward!.kind as 'phuong', wardCode: ward!.code }
  const method = pickup ? ('pickup' as const) : ('standard' as const)
  const at = new Date()
  const cart = await replaceCart(db, undefined, lines)
  const { quote } = await findQuote(db, { lines, place: pickup ? undefined : place, method, locale: 'vi', at })
  const name = people[nth % people.length]!
  const phone = `+849010${String(10_000 + nth)}`
  const placed = aPlacement(cart.cartId, quote.total, {
    payment,
    place,
    method,
    userId: userId ?? null,
    contact: { name, phone, email: `khach-${nth}@example.com` },
    address: pickup
      ? null
      : {
          name,
          phone,
          provinceCode: ward!.province,
          provinceName: ward!.provinceName,
          wardCode: ward!.code,
          wardName: ward!.name,
          street: streets[nth % streets.length]!,
        },
  })
  return placeOrder(db, system, placed)
}

async function sendOut(db: Db, orderId: string, trackingCode: string) {
  await confirmOrder(db, system, { orderId })
  await packOrder(db, system, { orderId })
  await shipOrder(db, system, { orderId, carrier: 'GHN', trackingCode, trackingUrl: null })
  await deliverOrder(db, system, { orderId })
}

const serviceOf = async (db: Db, slug: string) =>
  (
    await rowsOf<{ id: string }>(
      db,
      sql`select v.id from variants v join product_translations w on w.product_id = v.product_id where w.slug = ${slug} limit 1`,
    )
  )[0]!.id

/** Forty new COD orders, and one of each other kind of work that a night leaves behind. */
export async function seedOpenOrders(db: Db, { orders = 40, tag = '' } = {}) {
  const goods = await somePieces(db, 12)
  for (const { variantId } of goods) await setStock(db, variantId, 90)
  const at = (nth: number) => goods[nth % goods.length]!
  const fresh: string[] = []
  for (let nth = 0; nth < orders; nth += 1) {
    const lines = [{ variantId: at(nth).variantId, quantity: 1 + (nth % 2) }]
    if (nth % 3 === 0) lines.push({ variantId: at(nth + 5).variantId, quantity: 1 })
    fresh.push((await order(db, { nth, lines })).id)
  }
  const one = (nth: number, changes: Partial<Bought> = {}) =>
    order(db, { nth, lines: [{ variantId: at(nth).variantId, quantity: 1 }], ...changes })

  const carried = await one(41)
  await sendOut(db, carried.id, `GHN${tag}41`)
  const paid = await one(42, { payment: 'bank_transfer' })
  const [payment] = await rowsOf<{ id: string }>(db, sql`select id from payments where order_id = ${paid.id}`)
  const memo = `CHUYEN TIEN ${tag}`
  const facts = { source: 'sepay', paymentId: payment!.id, memo, transactionId: `FT${tag}42` }
  const unmatched = paid.total - 2_000
  await db.transaction((tx) => recordUnmatchedPayment(tx, { ...facts, amount: unmatched, reason: 'underpaid' }))

  const userId = await addCustomer(db, `lan-${crypto.randomUUID().slice(0, 8)}@example.com`)
  const returned = await one(43, { userId })
  await sendOut(db, returned.id, `GHN${tag}43`)
  await settleCash(db, system, { orderId: returned.id, reason: 'Đối soát' })
  const [line] = await rowsOf<{ id: string; product: string }>(
    db,
    sql`select id, product_id as product from order_lines where order_id = ${returned.id}`,
  )
  const { id: returnId } = await requestReturn(db, system, {
    orderId: returned.id,
    requestKey: crypto.randomUUID(),
    wish: 'refund',
    note: 'Hơi chật mũi',
    bank: { bank: 'Vietcombank', account: '001100123456', holder: 'NGUYEN THI LAN' },
    overruled: null,
    lines: [{ orderLineId: line!.id, quantity: 1, reason: 'too_small', wantedVariantId: null }],
  })

  const sharpening = await serviceOf(db, 'blade-sharpening')
  const worked = await order(db, {
    nth: 44,
    lines: [{ variantId: sharpening, quantity: 1 }],
    payment: 'bank_transfer',
    pickup: true,
  })

  const writing = { productId: line!.product, locale: 'vi' as const, userId, name: 'Lan' }
  await reviewProduct(db, {
    ...writing,
    rating: 4,
    title: `Đáng tiền ${tag}`,
    text: 'Dùng ba tháng vẫn tốt, chỉ hơi nặng.',
    fit: null,
    size: null,
    level: null,
  })
  const asked = `Có giao trước thứ bảy không ${tag}?`
  await askQuestion(db, { ...writing, id: crypto.randomUUID(), email: null, text: asked })
  return { fresh, carried, paid, unmatched, returnId, returned, worked, asked, goods }
}
