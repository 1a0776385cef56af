import type { Db } from '#platform/db.server.ts'
import { notify } from '#platform/channel.server.ts'
import { productsOf } from '#shop/inventory/queries.ts'
import { queueOrderMail } from '#shop/notifications/queue-order-mail.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { takesOf } from '#shop/orders/takes.ts'
import { accountReactions } from './account-mail.ts'

type Facts = Record<string, unknown>
type Reaction = (db: Db, facts: Facts, eventId: number) => Promise<unknown>

export const pageChannel = 'pages'

const dropPagesOf = (db: Db, tags: string[]) => notify(db, pageChannel, JSON.stringify(tags))

const dropProductsOf = async (db: Db, variantIds: string[]) =>
  dropPagesOf(db, ['catalogue', ...(await productsOf(db, variantIds)).map((id) => `product:${id}`)])

const mail =
  (kind: Parameters<typeof queueOrderMail>[1]['kind']): Reaction =>
  (db, facts, eventId) =>
    queueOrderMail(db, { kind, orderId: String(facts.orderId), cause: `event:${eventId}` })

const dropOrdered: Reaction = async (db, facts) =>
  dropProductsOf(
    db,
    takesOf(await listOrderLines(db, String(facts.orderId))).map((take) => take.variantId),
  )

/** What follows from what: the one list of side effects. A reaction runs inside the carrier's transaction and may run again after a crash. */
export const reactions: Record<string, Reaction[]> = {
  'order.placed': [mail('order-placed'), dropOrdered],
  'order.confirmed': [],
  'order.packed': [],
  'order.shipped': [mail('order-shipped')],
  'order.delivered': [mail('order-delivered')],
  'order.cancelled': [],
  'order.completed': [],
  'payment.received': [],
  'stock.changed': [(db, facts) => dropProductsOf(db, facts.variantIds as string[])],
  'product.changed': [(db, facts) => dropPagesOf(db, ['catalogue', `product:${String(facts.productId)}`])],
  'settings.changed': [(db) => dropPagesOf(db, ['*'])],
  ...accountReactions,
}
