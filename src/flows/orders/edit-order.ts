import { eq } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { pick } from '#kit/pick.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import {
  createCompatibilityOverride,
  type CompatibilityOverrideInput,
} from '#shop/checkout/create-compatibility-override.ts'
import { consumeCompatibilityOverrides } from '#shop/checkout/consume-compatibility-overrides.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { stockChanged } from '#shop/inventory/events.ts'
import { reserveExactly } from '#shop/inventory/moves/reserve-exactly.ts'
import { orderEdited } from '#shop/orders/events.ts'
import { recordOrderEdit } from '#shop/orders/edits/record-order-edit.ts'
import { findOrder, type WholeOrder } from '#shop/orders/queries.ts'
import { recordStaffAction } from '#shop/orders/timeline/record-staff-action.ts'
import { refuseLine } from '#shop/orders/lines/refuse-line.ts'
import { rewriteLines } from '#shop/orders/edits/rewrite-lines.ts'
import { orders } from '#shop/orders/schema.ts'
import { stockTakesOf } from '#shop/orders/lines/order-stock.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { changeOwed } from '#shop/payments/change-owed.ts'
import { lockPaymentOf } from '#shop/payments/lock-payment.ts'
import { heldMoneyOf } from '#shop/payments/ledger/owed.ts'
import { findPayment, type Payment } from '#shop/payments/queries.ts'
import { releaseUses } from '#shop/pricing/release-uses.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { openWorkOrders } from '#shop/work/open-work-orders.ts'
import { areSkatesHere, listWorkOrdersOf } from '#shop/work/queries.ts'
import { m } from '#words/messages.js'
import {
  recordManualDiscount,
  refuseDiscountAboveTotal,
  refuseManualDiscount,
  type ManualDiscount,
} from './manual-discount.ts'
import { draftOrderEdit, manualDiscountIn, type OrderEditDraft, type EditedLine } from './draft-order-edit.ts'
import { refusePacked } from './refuse-packed.ts'
import { refuseTotalChange } from './refuse-total-change.ts'

type Edit = {
  orderId: string
  lines: EditedLine[]
  /** The manual discount from now on; left out: unchanged. */
  manualDiscount?: ManualDiscount
  /** Why boots and blades that do not fit by the rules are still sold as a bundle. */
  leave?: string
  /** The version of the order and the new total that staff saw in the preview. */
  version: number
  seenTotal: Dong
  reason: string | null
}

/** Previews an edit without saving it: the changes, the new total, and what is then owed or refunded. */
export async function previewOrderEdit(
  db: Db,
  {
    orderId,
    lines,
    manualDiscount,
    leave,
    by,
  }: Pick<Edit, 'orderId' | 'lines' | 'manualDiscount' | 'leave'> & { by?: Actor },
) {
  const order = await findOrder(db, orderId)
  const payment = await findPayment(db, orderId)
  if (!order || !payment) throw new Refusal('order-unknown', m.refusal_order_unknown, {})
  await refuseEdit(db, order, payment)
  const { quote, changes, ...draft } = await draftOrderEdit(db, order, {
    lines,
    off: manualDiscount?.amount,
    isLeft: Boolean(leave),
  })
  if (manualDiscount) refuseDiscountAboveTotal(quote, manualDiscount)
  if (manualDiscount && by) await refuseMore(db, by, order, { quote, manualDiscount })
  await refuseBegunWork(db, order, draft.lines)
  const heldMoney = heldMoneyOf(payment)
  return {
    changes,
    version: order.version,
    before: order.total,
    total: quote.total,
    owed: Math.max(0, quote.total - heldMoney),
    over: Math.max(0, heldMoney - quote.total),
  }
}
export type OrderEditPreview = Awaited<ReturnType<typeof previewOrderEdit>>

/**
 * Edits an order before anything is packed: lines, totals, stock, work and the owed amount, in one transaction; refused if the order or the new total
 * differs from the preview.
 */
export const editOrder = (db: Db, actor: Actor, edit: Edit) =>
  db.transaction(async (tx) => {
    const { order: lockedOrder, payment } = await lockPaymentOf(tx, edit.orderId)
    if (lockedOrder.version !== edit.version) throw new Refusal('order-changed', m.refusal_order_changed, {})
    const order = (await findOrder(tx, edit.orderId))!
    await refuseEdit(tx, order, payment)
    const { lines, manualDiscount, leave } = edit
    const draft = await draftOrderEdit(tx, order, { lines, off: manualDiscount?.amount, isLeft: Boolean(leave) })
    if (manualDiscount) {
      refuseDiscountAboveTotal(draft.quote, manualDiscount)
      await refuseMore(tx, actor, order, { quote: draft.quote, manualDiscount })
    }
    await refuseBegunWork(tx, order, draft.lines)
    if (draft.quote.total !== edit.seenTotal) throw new Refusal('total-changed', m.refusal_edit_total_changed, {})
    if (!draft.changes.length) throw new Refusal('nothing-changed', m.refusal_nothing_changed, {})
    const changed = await takeStock(tx, actor, order, draft)
    await rewriteLines(tx, order.id, draft.lines, draft.quote.shippingDiscounts)
    await rewriteSums(tx, order, draft)
    await releaseUses(
      tx,
      order.id,
      draft.quote.used.map(({ offer }) => offer.id),
    )
    await openWorkOrders(tx, order.id)
    const before = manualDiscountIn(order)
    if (manualDiscount && manualDiscount.amount !== before)
      await recordManualDiscount(tx, actor, { orderId: order.id, manualDiscount, before })
    for (const pair of leave ? draft.leaves : []) await allowUnfitPair(tx, actor, order, { ...pair, reason: leave! })
    await changeOwed(tx, { order, payment, amount: draft.quote.total })
    const { changes, quote } = draft
    const [was, is] = [order, quote].map(({ total }) => ({ total }))
    const after = { ...is, reason: edit.reason }
    const orderTotals = { orderId: order.id, amount: quote.total, before: was, after }
    await recordStaffAction(tx, actor, { verb: 'order.edited', ...orderTotals })
    await recordOrderEdit(tx, actor, { order, changes, total: quote.total, reason: edit.reason })
    await emit(tx, orderEdited(order.id, removedProducts(order, draft)), stockChanged(changed))
  })

/** The products of the order that no line has any more. */
const removedProducts = ({ lines: before }: WholeOrder, { lines }: OrderEditDraft) =>
  before.map(({ productId }) => productId).filter((id) => !lines.some(({ productId }) => productId === id))

type NewLine = { id: string; variantId: string | null; quantity: number }

/**
 * Work that has begun or is done cannot be undone by removing its line, reducing it or changing its pair. Skates that are here keep their work order.
 * A line whose work is done does not grow, since the added pair would leave without its work.
 */
async function refuseBegunWork(db: Db, { id, lines: before }: WholeOrder, lines: NewLine[]) {
  const works = await listWorkOrdersOf(db, id)
  const begun = works.filter((work) => work.state === 'in_work' || work.state === 'done' || areSkatesHere(work))
  const isUnchanged = (lineId: string | null) => {
    const [was, is] = [before, lines].map((some: NewLine[]) => some.find((line) => line.id === lineId))
    return !was || (is?.variantId === was.variantId && is.quantity >= was.quantity)
  }
  const touched = begun.find(({ orderLineId, pairLineId }) => !isUnchanged(orderLineId) || !isUnchanged(pairLineId))
  if (touched) throw new Refusal('work-begun', m.refusal_edit_work_begun, { code: touched.code })
  const grown = works.find(
    ({ state, orderLineId, quantity }) =>
      (state === 'done' || state === 'handed_back') &&
      lines.some((line) => line.id === orderLineId && line.quantity > quantity),
  )
  if (grown) throw new Refusal('work-done', m.refusal_edit_work_done, { code: grown.code })
}

/** The current manual discount needs no check; a larger one must be allowed by the limits. */
async function refuseMore(
  db: Db,
  actor: Actor,
  order: WholeOrder,
  { quote, manualDiscount }: { quote: OrderEditDraft['quote']; manualDiscount: ManualDiscount },
) {
  if (manualDiscount.amount <= manualDiscountIn(order)) return
  const limits = (await findSettings(db)).staffDiscountPercent
  await refuseManualDiscount(db, actor, { quote, manualDiscount, limits })
}

async function refuseEdit(db: Db, order: WholeOrder, payment: Payment) {
  await refusePacked(db, order)
  await refuseTotalChange(db, payment)
}

/** Records a pair that staff allowed, like any other compatibility override, as used for this order. */
async function allowUnfitPair(
  tx: Db,
  actor: Actor,
  { id: orderId, locale }: WholeOrder,
  pair: CompatibilityOverrideInput,
) {
  await consumeCompatibilityOverrides(tx, orderId, [await createCompatibilityOverride(tx, actor, pair)])
  const note = m.override_note({ reason: pair.reason }, { locale })
  await writeTimeline(tx, {
    orderId,
    kind: 'note',
    public: false,
    actor,
    note,
    facts: { said: 'pair', reason: pair.reason },
  })
}

async function takeStock(tx: Db, actor: Actor, order: WholeOrder, draft: OrderEditDraft) {
  const { changed, short } = await reserveExactly(tx, actor, order.id, stockTakesOf(draft.lines))
  if (!short) return changed
  const line = draft.lines.find((one) => one.variantId === short)!
  throw refuseLine('out-of-stock', m.refusal_out_of_stock, line)
}

const sums = ['subtotal', 'discount', 'shippingFee', 'shippingDiscount', 'shippingVatRate', 'total', 'vat'] as const

const rewriteSums = (tx: Db, order: WholeOrder, { quote }: OrderEditDraft) =>
  tx
    .update(orders)
    .set({ ...pick(quote, sums), version: order.version + 1, updatedAt: new Date() })
    .where(eq(orders.id, order.id))
