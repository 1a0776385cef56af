import { and, asc, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Db } from '#platform/db.server.ts'
import { orderAddresses, orders } from '#shop/orders/schema.ts'
import type { OrderState } from '#shop/orders/states.ts'
import { payments } from './schema.ts'
import type { PaymentState } from './states.ts'

export const orderSorts = ['-time', 'time', '-total', 'total'] as const
export type OrderSort = (typeof orderSorts)[number]

export type OrderRowsAsked = {
  state: OrderState | null
  payment: PaymentState | null
  text: string
  sort: OrderSort
  page: number
}
export const orderRowsPerPage = 25

/** Vietnamese without marks in the database, by the rules of kit/fold.ts. */
const folded = (text: SQL | typeof orders.name) =>
  sql`regexp_replace(lower(translate(regexp_replace(normalize(${text}, nfd), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd')), '[^a-z0-9.]+', ' ', 'g')`

/** Code, name without marks, phone as people write it, e-mail. A phone is sought only where nothing but a number was typed: a code holds digits too. */
function holding(text: string) {
  const like = (part: string) => `%${part.replace(/[%_\\]/g, '\\$&')}%`
  const digits = /^[\d\s().+-]{3,}$/.test(text) ? text.replace(/\D/g, '').replace(/^0/, '') : ''
  return or(
    ilike(orders.id, like(text.replace(/^#|^luot\s+/i, ''))),
    fold(text) ? sql`${folded(orders.name)} like ${like(fold(text))}` : undefined,
    digits ? ilike(orders.phone, like(digits)) : undefined,
    ilike(orders.email, like(text)),
  )
}

export const orderRowsWhere = ({ state, payment, text }: Pick<OrderRowsAsked, 'state' | 'payment' | 'text'>) =>
  and(
    state ? eq(orders.state, state) : undefined,
    payment ? eq(payments.state, payment) : undefined,
    text ? holding(text) : undefined,
  )

const order: Record<OrderSort, SQL[]> = {
  '-time': [desc(orders.placedAt), desc(orders.id)],
  time: [asc(orders.placedAt), asc(orders.id)],
  '-total': [desc(orders.total), desc(orders.id)],
  total: [asc(orders.total), asc(orders.id)],
}

/** One page of orders with what they owe, as the shopkeeper's list shows them. */
export const listOrderRows = (db: Db, asked: OrderRowsAsked, limit = orderRowsPerPage) =>
  db
    .select({
      id: orders.id,
      code: orders.code,
      placedAt: orders.placedAt,
      name: orders.name,
      phone: orders.phone,
      province: orderAddresses.provinceName,
      method: orders.method,
      total: orders.total,
      state: orders.state,
      payment: payments.state,
    })
    .from(orders)
    .leftJoin(orderAddresses, eq(orderAddresses.orderId, orders.id))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(orderRowsWhere(asked))
    .orderBy(...order[asked.sort])
    .limit(limit)
    .offset((asked.page - 1) * limit)
export type OrderRow = Awaited<ReturnType<typeof listOrderRows>>[number]
