import { randomUUID } from 'node:crypto'
import type { Locale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { pipelined } from '#platform/postgres/pipelined.ts'
import { preparedInsert } from '#platform/postgres/prepared-insert.server.ts'
import type { Quote, QuoteLine } from '#shop/checkout/quote.ts'
import type { HeldPolicies } from '#shop/content/policies/policy.ts'
import { Refusal } from '#kit/refusal.ts'
import { consumeCompatibilityOverrides } from '#shop/checkout/consume-compatibility-overrides.ts'
import { m } from '#words/messages.js'
import type { Actor } from '#shop/identity/actor.ts'
import { unitsVersion, type Address, type MethodCode } from '#shop/shipping/address.ts'
import type { OrderChannel, Invoice } from './order.ts'
import { recordDiscounts } from './lines/record-discounts.ts'
import { newOrderCode, orderIdOf } from './buyers/order-code.ts'
import { productNamesOf, frozenReturnDays, warrantyOf } from './frozen-terms.ts'
import { findOrderByKey } from './queries.ts'
import { orderAddresses, orders } from './schema.ts'
import { orderLines } from './lines-schema.ts'
import { writeTimeline } from './timeline/write-timeline.ts'

export type NewOrder = {
  placementKey: string
  placementMark?: string
  userId: string | null
  locale: Locale
  contact: { name: string; phone: string; email: string | null }
  address: Address | null
  method: MethodCode
  inspect: boolean
  note: string | null
  /** The channel of the order; by default the buyer at the web shop. */
  channel?: OrderChannel
  invoice: Invoice | null
  policies: HeldPolicies
  deliverFrom: string | null
  deliverUntil: string | null
}

/**
 * Opens an order in state `placed`; `writeDown` copies the agreed terms (lines, prices, discounts, VAT, address) into it, and must be called in the same
 * transaction. Two steps, because all statements that need the order's id can then be pipelined.
 */
export async function openOrder(db: Db, actor: Actor, quote: Quote, opening: NewOrder) {
  const order = await insertWithFreeCode(db, quote, opening)
  return { order, writeDown: () => writeAgreed(db, actor, { order, quote, opening }) }
}

type Agreed = { order: { id: string; locale: Locale }; quote: Quote; opening: NewOrder }

async function writeAgreed(db: Db, actor: Actor, { order, quote, opening }: Agreed) {
  const setIds = new Map(quote.bundles.map(({ mark }) => [mark, randomUUID()]))
  const lines = quote.lines.flatMap((line) => withServices(line, setIds.get(line.bundleMark ?? '') ?? null))
  const rows = lines.map(({ discounts: _rows, ...line }, position) => ({
    ...line,
    orderId: order.id,
    position,
  }))
  await pipelined(
    // Started first, since discounts refer to their lines.
    insertLines(db, ...rows),
    recordDiscounts(db, order.id, { lines, shipping: quote.shippingDiscounts }),
    opening.address && insertAddress(db, { ...opening.address, orderId: order.id, unitsVersion }),
    writeTimeline(db, { orderId: order.id, kind: 'placed', public: true, actor }),
  )
  await noteOverrides(db, order, quote)
}

const insertLines = preparedInsert(orderLines, {
  computed: (given) => ({ warrantyMonths: warrantyOf(given('productId')), names: productNamesOf(given('productId')) }),
})
const insertAddress = preparedInsert(orderAddresses)
const insertOrder = preparedInsert(orders, {
  computed: () => ({ exchangeDays: frozenReturnDays() }),
  finish: (insert) => insert.onConflictDoNothing().returning(),
})

async function insertWithFreeCode(db: Db, quote: Quote, opening: NewOrder) {
  const at = new Date()
  const row = {
    ...pick(opening, openingColumns),
    ...opening.contact,
    ...pick(quote, sumColumns),
    state: 'placed' as const,
    placedAt: at,
    updatedAt: at,
  }
  for (let tries = 0; tries < 5; tries += 1) {
    const code = newOrderCode()
    const [order] = await insertOrder(db, { ...row, id: orderIdOf(code, at), code })
    if (order) return order
    if (await findOrderByKey(db, opening.placementKey)) throw placedOtherwise()
  }
  throw new Error('no free order code in five tries')
}

/** One key stands for one cart of one person and the data sent with it. */
export const placedOtherwise = () => new Refusal('placed-otherwise', m.refusal_placed_otherwise, {})

const openingColumns = [
  'placementKey',
  'placementMark',
  'userId',
  'locale',
  'method',
  'inspect',
  'note',
  'channel',
  'invoice',
  'policies',
  'deliverFrom',
  'deliverUntil',
] as const
const sumColumns = [
  'subtotal',
  'discount',
  'shippingFee',
  'shippingDiscount',
  'shippingVatRate',
  'total',
  'vat',
] as const
const productColumns = [
  'variantId',
  'productId',
  'sku',
  'name',
  'slug',
  'options',
  'picture',
  'chargeableG',
  'stocked',
] as const
const priceColumns = [
  'quantity',
  'unitPrice',
  'listPrice',
  'total',
  'discount',
  'discounts',
  'vatClass',
  'vatRate',
  'vat',
] as const
const copied = (line: QuoteLine | QuoteLine['services'][number]) => ({
  ...pick(line, productColumns),
  ...pick(line, priceColumns),
})

/** Overrides of incompatible pairs: the timeline shows who granted them and why. */
async function noteOverrides(db: Db, { id: orderId, locale }: { id: string; locale: Locale }, { bundles }: Quote) {
  const marks = bundles.flatMap(({ mark, isOverridden }) => (isOverridden ? [mark] : []))
  for (const { actor, reason } of await consumeCompatibilityOverrides(db, orderId, marks)) {
    const note = m.override_note({ reason }, { locale })
    await writeTimeline(db, { orderId, kind: 'note', public: false, actor, note, facts: { said: 'pair', reason } })
  }
}

/** A line followed by its services; each has the time when the buyer agreed that worked goods are final. */
function withServices(line: QuoteLine, bundleId: string | null) {
  const { finalSince } = line
  const id = randomUUID()
  const services = line.services.map((service) => ({
    ...copied(service),
    id: randomUUID(),
    partOf: id,
    finalSince,
    bundleId,
  }))
  return [{ ...copied(line), id, finalSince, bundleId }, ...services]
}
