import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { deliverOrder } from '#flows/shipments/deliver-order.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { placeOrder, type Placement } from '#flows/orders/place-order.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import { shipOrder } from '#flows/shipments/ship-order.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { createProduct } from '#shop/catalogue/products/create-product.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import type { ReturnLineInput } from '#shop/returns/open-return.ts'
import { finishWorkOrder } from '#shop/work/finish-work-order.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { takeInSkates } from '#shop/work/take-in-skates.ts'
import { aPlacement } from './small-shop.ts'

let made = 0

/** Guards with one size for each given price and stock; returns the variant ids in this order. */
export async function aSizedProduct(db: Db, sizes: { price: number; stock: number }[]) {
  made += 1
  const words = { name: 'Lướt Cỡ', slug: `co-${made}`, summary: 'Một câu.', description: 'Mô tả.' }
  const values = sizes.map((_, nth) => ({ value: String(235 + nth * 5) }))
  const { productId, variantIds } = await createProduct(db, {
    category: 'accessories',
    type: 'guards',
    attributes: { fits: ['figure'] },
    line: 'sport',
    warrantyMonths: 3,
    vi: words,
    en: words,
    options: [{ key: 'size', values }],
    pictures: [],
    variants: sizes.map(({ price }, nth) => ({
      sku: `SIZE-${made}-${nth}`,
      options: { size: values[nth]!.value },
      price,
      weightG: 400,
    })),
  })
  const ids = [...variantIds.values()]
  await receiveStock(
    db,
    system,
    sizes.map(({ stock }, nth) => ({ variantId: ids[nth]!, quantity: stock })),
  )
  return { productId, ids }
}

type Changes = Partial<Placement> & { isDelivered?: boolean; isPaid?: boolean }

/** An order of these lines that was delivered, paid as COD and settled, unless `changes` say otherwise. */
export async function aDeliveredOrder(
  db: Db,
  lines: CartLineInput[],
  total: number,
  { isDelivered = true, isPaid = isDelivered, ...changes }: Changes = {},
) {
  const { cartId } = await replaceCart(db, undefined, lines)
  const order = await placeOrder(db, guest, { ...aPlacement(cartId, total), ...changes })
  const orderId = order.id
  await sendOut(db, orderId, { isDelivered })
  if (isPaid) await settleCash(db, system, { orderId, reason: 'Đối soát' })
  return { order, orderId, lines: (await listOrderLines(db, orderId)).filter((line) => line.partOf === null) }
}

/** Confirmed, worked on, packed, handed over and, unless said otherwise, delivered. */
export async function sendOut(db: Db, orderId: string, { isDelivered = true } = {}) {
  await confirmOrder(db, system, { orderId })
  for (const { id: workId, state } of await listWorkOrdersOf(db, orderId)) {
    if (state === 'waiting') await takeInSkates(db, system, { workId, cameBy: 'brought', condition: null })
    await finishWorkOrder(db, system, { workId, hollow: null, note: null })
  }
  await packOrder(db, system, { orderId })
  await shipOrder(db, system, { orderId, carrier: 'GHN', trackingCode: null, trackingUrl: null })
  if (isDelivered) await deliverOrder(db, system, { orderId })
}

/** A return request with defaults for everything that most tests do not care about. */
export const aReturnRequest = (
  orderId: string,
  lines: (Partial<ReturnLineInput> & { orderLineId: string })[],
  changes = {},
) => ({
  orderId,
  requestKey: crypto.randomUUID(),
  wish: 'refund' as const,
  note: null,
  bank: null,
  overruled: null,
  lines: lines.map((line) => ({ quantity: 1, reason: 'changed_mind' as const, wantedVariantId: null, ...line })),
  ...changes,
})
