import type { Db } from '#platform/postgres/db.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { dropPagesEverywhere as dropPagesOf } from '#platform/cache/page-channel.server.ts'
import { availableOf, productsOf } from '#shop/inventory/queries.ts'
import { lowStock } from '#shop/inventory/stock.ts'
import { dropAvatarFiles } from '#shop/identity/profile/drop-avatar-files.ts'
import { notifyOfOrder, type OrderNotificationKind } from '#shop/notifications/bell/notify-of-order.ts'
import { isOrderEvent } from '#shop/notifications/bell/order-update.ts'
import { publishOrderUpdate } from '#shop/notifications/bell/publish-order-update.ts'
import { findBareOrder, listLinesOfOrders, listReachableOrders } from '#shop/orders/queries.ts'
import { stockTakesOf } from '#shop/orders/lines/order-stock.ts'
import { queueCorrectCod } from './shipments/correct-cod.ts'
import { queueCancelBookings } from './shipments/cancel-bookings.ts'
import { releaseUses } from '#shop/pricing/release-uses.ts'
import { markHandedBack, markShipmentHandedBack } from '#shop/work/mark-handed-back.ts'
import { accountEmailReactions } from './users/account-reactions.ts'
import { refreshListed } from '#shop/search/traits/refresh-listed.ts'
import { restoredJobEvent } from './system/restored-job-event.ts'
import { returnAndWorkReactions } from './returns/return-reactions.ts'
import { orderEmailReaction as mail } from './emails/order-email-reaction.ts'
import { inquiryReactions } from './content/inquiry-reactions.ts'
import { joinGuestOrders } from './orders/join-guest-orders.ts'
import { recountSold } from './catalogue/recount-sold.ts'
import { notifyPaid, notifyPartPaid } from './payments/notify-paid.ts'
import { notifyStockWatchers, notifyWatchersOfProduct } from './catalogue/notify-stock-watchers.ts'
import { reviewReactions } from './reviews/review-reactions.ts'
import { verifyReviews } from './reviews/verify-reviews.ts'

type Facts = Record<string, unknown>
type Reaction = (db: Db, facts: Facts, eventId: number) => Promise<unknown>
/** A reaction that runs once for all events of one name in a batch. */
type Together = (db: Db, all: { id: number; facts: Facts }[]) => Promise<unknown>

/** Batch size, since a statement takes a limited number of parameters. */
const batchSize = 1_000

/** Lists first, then pages: a page that is rendered again must read current data. */
async function refreshProducts(db: Db, productIds: string[]) {
  for (let from = 0; from < productIds.length; from += batchSize)
    await refreshListed(db, productIds.slice(from, from + batchSize))
  await dropPagesOf(db, ['catalogue', ...productIds.map((id) => `product:${id}`)])
}

const refreshProductsOf = async (db: Db, variantIds: string[]) => refreshProducts(db, await productsOf(db, variantIds))

const bell =
  (kind: OrderNotificationKind): Reaction =>
  (db, facts, eventId) =>
    notifyOfOrder(db, { kind, orderId: String(facts.orderId), cause: `event:${eventId}` })

/** For each event that changes what an order still owes, since parcels on the road have the earlier amount. */
const correctCodAtCarriers: Reaction = (db, facts) => queueCorrectCod(db, String(facts.orderId))

const ordersIn = (all: { facts: Facts }[]) => all.map(({ facts }) => String(facts.orderId))

/** Lists and pages show "in stock", the number of the last pieces, and "sold out": while there are plenty, a sale changes nothing on them. */
const refreshOrdered: Together = async (db, all) => {
  const ordered = stockTakesOf(await listLinesOfOrders(db, ordersIn(all)))
  const available = await availableOf(
    db,
    ordered.map((take) => take.variantId),
  )
  const lowVariants = [...available].flatMap(([variantId, available]) => (available <= lowStock ? [variantId] : []))
  if (lowVariants.length) await refreshProductsOf(db, lowVariants)
}

const verify: Reaction = async (db, facts) => {
  const productIds = await verifyReviews(db, String(facts.orderId))
  if (productIds.length)
    await dropPagesOf(
      db,
      productIds.map((id) => `product:${id}`),
    )
}

const callOffCarriers: Reaction = (db, facts) => queueCancelBookings(db, String(facts.orderId))
const markWorkedSkatesHandedBack: Reaction = (db, facts) => markHandedBack(db, String(facts.orderId))

/** A parcel that is sent again may arrive after its order was delivered, which then moves no more. */
const markSentAgainHandedBack: Reaction = async (db, { orderId, shipmentId }) => {
  const order = await findBareOrder(db, String(orderId))
  if (order?.state === 'delivered')
    await markShipmentHandedBack(db, { orderId: order.id, shipmentId: String(shipmentId) })
}

/** A product that an edit removed is not found by the lines of its order any more. */
const recount: Together = (db, all) =>
  recountSold(
    db,
    ordersIn(all),
    all.flatMap(({ facts }) => (facts.removedProductIds ?? []) as string[]),
  )

/** Most guests leave no email address, so their orders need no further queries. */
const notifyPlaced: Together = async (db, all) => {
  const reachable = await listReachableOrders(db, ordersIn(all))
  for (const { id, facts } of all) {
    if (!reachable.has(String(facts.orderId))) continue
    await mail('order-placed')(db, facts, id)
    await bell('placed')(db, facts, id)
  }
}

/** Cancelling releases the uses itself; this covers every other way in which an order is cancelled. */
const releasePromotionUses: Reaction = async (db, { orderId }) => {
  const order = await findBareOrder(db, String(orderId))
  // An order that was reopened before this event was handled uses them again.
  if (order?.state === 'cancelled') await releaseUses(db, order.id)
}

/** Reactions that run once for all events of a name in a batch; those in `reactions` run for each event. */
export const batchReactions: Record<string, Together[]> = {
  'order.placed': [notifyPlaced, refreshOrdered, recount],
  'order.cancelled': [recount],
  'order.edited': [recount],
  'order.reopened': [refreshOrdered, recount],
}

/** An open page reloads the order when it gets this message, so it is sent last, when everything else is written. */
const live: Reaction = (db, _, eventId) => publishOrderUpdate(db, eventId)
const andLive = (all: Record<string, Reaction[]>): Record<string, Reaction[]> =>
  Object.fromEntries(Object.entries(all).map(([name, list]) => [name, isOrderEvent(name) ? [...list, live] : list]))

/**
 * The list of side effects, together with `batchReactions`. A reaction runs inside the worker's transaction and may run again after a crash. Open pages
 * get every event of their order (order-update.ts).
 */
export const reactions = andLive({
  'order.confirmed': [mail('order-confirmed'), bell('confirmed')],
  'order.packed': [bell('packed')],
  'order.shipped': [bell('shipped')],
  'order.delivered': [mail('order-delivered'), bell('delivered'), markWorkedSkatesHandedBack],
  'order.cancelled': [callOffCarriers, releasePromotionUses, mail('order-cancelled'), bell('cancelled')],
  'order.reopened': [],
  'order.completed': [],
  'order.edited': [mail('order-edited'), bell('edited')],
  'order.remainder-cancelled': [callOffCarriers, mail('order-remainder-cancelled'), correctCodAtCarriers],
  'order.invoiced': [mail('e-invoice'), bell('invoiced')],
  'order.noted': [bell('noted')],
  // One email for each parcel, since each has its own tracking number.
  'shipment.handed-over': [mail('order-shipped')],
  'shipment.tracked': [mail('order-shipped')],
  'shipment.delivered': [verify, markSentAgainHandedBack, correctCodAtCarriers],
  'shipment.failed': [mail('delivery-failed')],
  'shipment.returned': [correctCodAtCarriers],
  'shipment.lost': [correctCodAtCarriers],
  'payment.received': [mail('payment-received'), notifyPaid, correctCodAtCarriers],
  'payment.part-received': [notifyPartPaid, correctCodAtCarriers],
  'payment.failed': [mail('payment-failed'), bell('payment-failed')],
  'payment.expired': [mail('payment-expired'), bell('payment-expired')],
  'payment.method-changed': [correctCodAtCarriers],
  // Every staff page shows the count.
  'money.unmatched': [],
  'refund.requested': [bell('refund-requested'), correctCodAtCarriers],
  'refund.done': [mail('order-refunded'), bell('refunded'), correctCodAtCarriers],
  'refund.refused': [correctCodAtCarriers],
  'stock.changed': [
    (db, facts) => refreshProductsOf(db, facts.variantIds as string[]),
    (db, facts, eventId) => notifyStockWatchers(db, facts.variantIds as string[], `event:${eventId}`),
  ],
  'product.changed': [
    (db, facts) => refreshProducts(db, [String(facts.productId)]),
    (db, facts, eventId) => notifyWatchersOfProduct(db, String(facts.productId), `event:${eventId}`),
  ],
  'user.email-confirmed': [(db, facts) => joinGuestOrders(db, String(facts.userId))],
  'user.signed-in': [(db, facts) => joinGuestOrders(db, String(facts.userId))],
  'user.erased': [(_, facts) => dropAvatarFiles(facts.image as string | null)],
  'consent.changed': [],
  // Header and footer of every page list the published content.
  'content.changed': [(db) => dropPagesOf(db, ['*'])],
  // A draft changes no public page.
  'settings.changed': [
    async (db, { keys }) => {
      if (!(keys as string[]).every((key) => key.endsWith('Draft'))) await dropPagesOf(db, ['*'])
    },
  ],
  [restoredJobEvent]: [(db, { name, payload }) => enqueue(db, String(name), payload as Facts)],
  ...accountEmailReactions,
  ...returnAndWorkReactions,
  ...reviewReactions(dropPagesOf),
  ...inquiryReactions,
})
