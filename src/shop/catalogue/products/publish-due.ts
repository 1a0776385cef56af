import { and, asc, eq, lte } from 'drizzle-orm'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { system } from '#shop/identity/actor.ts'
import { lockProduct } from '../lock-product.ts'
import { products } from '../schema.ts'
import { setStatus } from './set-status.ts'

/** Puts scheduled products on sale when their day has come. One that cannot be sold any more becomes a draft again, and its log says so. Runs every minute. */
export async function publishDue(db: Db, at = new Date()) {
  const due = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.status, 'scheduled'), lte(products.publishedAt, at)))
    .orderBy(asc(products.publishedAt))
    .limit(200)
  for (const { id } of due) {
    const { refusal } = await orRefusal(moveIfDue(db, { id, at, to: 'active' }))
    if (!refusal) continue
    log.warn({ productId: id, reason: refusal.code }, 'a scheduled product cannot be sold')
    await moveIfDue(db, { id, at, to: 'draft' })
  }
  return due.length
}

type DueMove = { id: string; at: Date; to: 'active' | 'draft' }

/** Looks again under the lock: staff may have withdrawn or postponed it meanwhile. */
const moveIfDue = (db: Db, { id, at, to }: DueMove) =>
  db.transaction(async (tx) => {
    const { status, publishedAt } = await lockProduct(tx, id, undefined)
    if (status !== 'scheduled' || !publishedAt || publishedAt > at) return
    await setStatus(tx, system, { productId: id, to })
  })
