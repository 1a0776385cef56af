import type { Locale } from '#kit/localized.ts'
import { orRefusal, type Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { codeOf } from '#shop/orders/buyers/order-code.ts'
import { confirmOrder } from './confirm-order.ts'
import { packOrder } from '../shipments/pack-order.ts'

export const orderBulkVerbs = ['confirm', 'pack'] as const
export type OrderBulkVerb = (typeof orderBulkVerbs)[number]

/** Limits how many orders one click may change. */
export const maxOrdersAtOnce = 100

/** The outcome for one order: done (null), or the reason of the refusal. */
export type OrderBulkResult = { orderId: string; code: string; refusal: string | null }

const verbs = { confirm: confirmOrder, pack: packOrder }

/** Takes the same step for many orders, each in its own transaction, so that one refusal does not stop the others. */
export async function bulkOrders(
  db: Db,
  actor: Actor,
  { verb, orderIds, locale }: { verb: OrderBulkVerb; orderIds: string[]; locale: Locale },
): Promise<OrderBulkResult[]> {
  const results: OrderBulkResult[] = []
  for (const orderId of [...new Set(orderIds)].slice(0, maxOrdersAtOnce)) {
    const { refusal } = await orRefusal<unknown>(verbs[verb](db, actor, { orderId }))
    results.push({ orderId, code: codeOf(orderId), refusal: refusal ? reasonOf(refusal, verb, locale) : null })
  }
  return results
}

const onlyWords = { confirm: m.order_admin_bulk_only_placed, pack: m.order_admin_bulk_only_confirmed }

/** To load the page again helps nobody here: the list ticks orders in every state. */
const reasonOf = (refusal: Refusal, verb: OrderBulkVerb, locale: Locale) =>
  refusal.code === 'order-moved-on' ? onlyWords[verb]({}, { locale }) : refusal.say(locale)
