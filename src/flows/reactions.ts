import type { Db } from '#platform/db.server.ts'
import { notify } from '#platform/channel.server.ts'
import { productsOf } from '#shop/inventory/queries.ts'
import { findContact } from '#shop/identity/find-contact.ts'
import type { AccountMailKind } from '#shop/notifications/mail-kind.ts'
import { queueAccountMail } from '#shop/notifications/queue-account-mail.ts'
import { queueOrderMail } from '#shop/notifications/queue-order-mail.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { takesOf } from '#shop/orders/takes.ts'

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

/** A letter about the account: to the person, or to the address that the event names. */
const letter =
  (kind: AccountMailKind, addressIn?: string): Reaction =>
  async (db, { userId, ...facts }, eventId) => {
    const person = await findContact(db, String(userId))
    if (!person) return
    const to = addressIn ? String(facts[addressIn]) : person.email
    const said = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]))
    await queueAccountMail(db, { kind, to, locale: person.locale, facts: said, cause: `event:${eventId}` })
  }

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
  'person.address-confirmed': [],
  'person.confirmation-due': [letter('confirm-address')],
  'person.password-changed': [letter('password-changed')],
  'person.address-asked': [letter('confirm-new-address', 'email')],
  'person.address-changed': [letter('address-changed', 'before')],
  'person.two-factor-changed': [letter('two-factor-changed')],
  'stock.changed': [(db, facts) => dropProductsOf(db, facts.variantIds as string[])],
  'product.changed': [(db, facts) => dropPagesOf(db, ['catalogue', `product:${String(facts.productId)}`])],
  'settings.changed': [(db) => dropPagesOf(db, ['*'])],
}
