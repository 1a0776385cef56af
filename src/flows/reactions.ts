import type { Db } from '#platform/db.server.ts'
import { notify } from '#platform/channel.server.ts'
import { productsOf } from '#shop/inventory/queries.ts'
import { dropAvatarFiles } from '#shop/identity/drop-avatar-files.ts'
import { notifyOfOrder, type OrderNotice } from '#shop/notifications/notify-of-order.ts'
import { queueOrderMail } from '#shop/notifications/queue-order-mail.ts'
import { tellOrderNews } from '#shop/notifications/tell-order-news.ts'
import { tellPaymentFailed } from '#shop/notifications/tell-payment-failed.ts'
import type { TimelineKind } from '#shop/orders/order.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { takesOf } from '#shop/orders/takes.ts'
import { accountReactions } from './account-mail.ts'
import { refreshListed } from '#shop/search/refresh-listed.ts'
import { joinGuestOrders } from './join-guest-orders.ts'
import { recountSold } from './recount-sold.ts'
import { tellWatchers } from './tell-watchers.ts'
import { reviewReactions } from './review-news.ts'
import { verifyReviews } from './verify-reviews.ts'

type Facts = Record<string, unknown>
type Reaction = (db: Db, facts: Facts, eventId: number) => Promise<unknown>

export const pageChannel = 'pages'

const dropPagesOf = (db: Db, tags: string[]) => notify(db, pageChannel, JSON.stringify(tags))

/** Lists first, pages after: a page that is rendered anew must read what is true now. */
async function refreshProducts(db: Db, productIds: string[]) {
  await refreshListed(db, productIds)
  await dropPagesOf(db, ['catalogue', ...productIds.map((id) => `product:${id}`)])
}

const refreshProductsOf = async (db: Db, variantIds: string[]) => refreshProducts(db, await productsOf(db, variantIds))

const mail =
  (kind: Parameters<typeof queueOrderMail>[1]['kind']): Reaction =>
  (db, facts, eventId) =>
    queueOrderMail(db, { kind, orderId: String(facts.orderId), cause: `event:${eventId}` })

const bell =
  (kind: OrderNotice): Reaction =>
  (db, facts, eventId) =>
    notifyOfOrder(db, { kind, orderId: String(facts.orderId), cause: `event:${eventId}` })

const live =
  (kind: TimelineKind): Reaction =>
  (db, facts) =>
    tellOrderNews(db, { orderId: String(facts.orderId), kind })

const liveFailure: Reaction = (db, facts, eventId) => tellPaymentFailed(db, { orderId: String(facts.orderId), eventId })

const refreshOrdered: Reaction = async (db, facts) =>
  refreshProductsOf(
    db,
    takesOf(await listOrderLines(db, String(facts.orderId))).map((take) => take.variantId),
  )

const verify: Reaction = async (db, facts) => {
  const productIds = await verifyReviews(db, String(facts.orderId))
  if (productIds.length)
    await dropPagesOf(
      db,
      productIds.map((id) => `product:${id}`),
    )
}

const recount: Reaction = (db, facts) => recountSold(db, String(facts.orderId))

/** What follows from what: the one list of side effects. A reaction runs inside the carrier's transaction and may run again after a crash. */
export const reactions: Record<string, Reaction[]> = {
  'order.placed': [mail('order-placed'), bell('placed'), refreshOrdered, recount],
  'order.confirmed': [bell('confirmed'), live('confirmed')],
  'order.packed': [bell('packed'), live('packed')],
  'order.shipped': [mail('order-shipped'), bell('shipped'), live('shipped')],
  'order.delivered': [mail('order-delivered'), bell('delivered'), live('delivered'), verify],
  'order.cancelled': [bell('cancelled'), live('cancelled'), recount],
  'order.completed': [live('completed')],
  'payment.received': [bell('paid'), live('paid')],
  'payment.failed': [bell('payment-failed'), liveFailure],
  'stock.changed': [
    (db, facts) => refreshProductsOf(db, facts.variantIds as string[]),
    (db, facts, eventId) => tellWatchers(db, facts.variantIds as string[], `event:${eventId}`),
  ],
  'product.changed': [(db, facts) => refreshProducts(db, [String(facts.productId)])],
  'person.address-confirmed': [(db, facts) => joinGuestOrders(db, String(facts.userId))],
  'person.signed-in': [(db, facts) => joinGuestOrders(db, String(facts.userId))],
  'person.erased': [(_, facts) => dropAvatarFiles(facts.image as string | null)],
  'consent.changed': [],
  // Header and footer of every page name what can be read.
  'content.changed': [(db) => dropPagesOf(db, ['*'])],
  'settings.changed': [(db) => dropPagesOf(db, ['*'])],
  ...accountReactions,
  ...reviewReactions(dropPagesOf),
}
