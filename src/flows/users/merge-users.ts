import { and, asc, eq, getTableColumns, inArray, notExists, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { carts, savedLines } from '#shop/cart/schema.ts'
import { staff, type Actor } from '#shop/identity/actor.ts'
import { userErased } from '#shop/identity/events.ts'
import { userNotes, skaters, staffMembers, userRoles, users } from '#shop/identity/schema.ts'
import { inquiries } from '#shop/inquiries/schema.ts'
import { stockWatches } from '#shop/inventory/schema.ts'
import { emailPreferences, notifications } from '#shop/notifications/schema.ts'
import { lockOrders } from '#shop/orders/lock-order.ts'
import { orders } from '#shop/orders/schema.ts'
import { returns } from '#shop/returns/schema.ts'
import { answers, questions, reviews } from '#shop/reviews/schema.ts'
import { securityEvents } from '#shop/security/schema.ts'
import { savedAddresses } from '#shop/shipping/schema.ts'
import { wishlistItems } from '#shop/wishlist/schema.ts'
import { m } from '#words/messages.js'
import { moveUnderAddress } from './move-email.ts'

type Pair = { fromId: string; intoId: string }

/**
 * Merges two accounts of one person: orders, reviews, saved items and measurements move to the remaining one; sign-in methods, sessions and consents of
 * the other are deleted, since they were given for another address. Cannot be undone.
 */
export const mergeUsers = (db: Db, actor: Actor, { fromId, intoId }: Pair) =>
  db.transaction(async (tx) => {
    const [from, into] = await lockBoth(tx, { fromId, intoId })
    await lockOrders(tx, eq(orders.userId, fromId))
    await tx.update(orders).set({ userId: intoId }).where(eq(orders.userId, fromId))
    // What a buyer ended stays ended by the buyer (isBuyer).
    await tx
      .update(returns)
      .set({ closedBy: staff(intoId) })
      .where(eq(returns.closedBy, staff(fromId)))
    await moveWritten(tx, { fromId, intoId })
    await moveOwn(tx, { fromId, intoId })
    await moveWishesAndCart(tx, { fromId, intoId })
    // An address that nobody confirmed may be a stranger's, and what waits under it theirs.
    if (from.emailVerified) await moveUnderAddress(tx, { before: from.email, email: into.email })
    await tx.update(securityEvents).set({ userId: intoId }).where(eq(securityEvents.userId, fromId))
    await tx.delete(users).where(eq(users.id, fromId))
    await recordChange(tx, actor, {
      verb: 'user.merged',
      id: intoId,
      name: into.name,
      before: { id: fromId, name: from.name, email: from.email },
    })
    await emit(tx, userErased(fromId, from.image))
  })

/** Locks both in the order of their ids, so that two people merging the same pair in opposite directions do not deadlock. */
async function lockBoth(tx: Db, { fromId, intoId }: Pair) {
  if (fromId === intoId) throw new Refusal('merge-same', m.user_merge_refusal_same, {})
  const locked = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      image: users.image,
    })
    .from(users)
    .where(inArray(users.id, [fromId, intoId]))
    .orderBy(asc(users.id))
    .for('update')
  const [from, into] = [fromId, intoId].map((id) => locked.find((one) => one.id === id))
  if (!from || !into) throw new Refusal('person-unknown', m.user_merge_refusal_unknown, {})
  const [power] = await tx
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, fromId), inArray(userRoles.role, ['admin', 'moderator'])))
  const [member] = await tx
    .select({ id: staffMembers.userId })
    .from(staffMembers)
    .where(eq(staffMembers.userId, fromId))
  if (power || member) throw new Refusal('merge-staff', m.user_merge_refusal_staff, {})
  return [from, into] as const
}

/** If both reviewed one product, the other review stays without an account. */
async function moveWritten(tx: Db, { fromId, intoId }: Pair) {
  const reviewedByBoth = sql`exists (select from ${reviews} own where own.user_id = ${intoId} and own.product_id = ${reviews.productId})`
  await tx
    .update(reviews)
    .set({ userId: intoId })
    .where(and(eq(reviews.userId, fromId), sql`not ${reviewedByBoth}`))
  for (const table of [questions, answers])
    await tx.update(table).set({ userId: intoId }).where(eq(table.userId, fromId))
}

async function moveOwn(tx: Db, { fromId, intoId }: Pair) {
  await tx.update(savedAddresses).set({ userId: intoId, isDefault: false }).where(eq(savedAddresses.userId, fromId))
  for (const table of [skaters, userNotes, stockWatches, inquiries])
    await tx.update(table).set({ userId: intoId }).where(eq(table.userId, fromId))
  await moveUnlike(tx, notifications, 'cause', { fromId, intoId })
  // Who asked for silence is one person, and their orders are asked about under the other address from now on.
  const declined = eq(emailPreferences.wanted, false)
  await moveUnlike(tx, emailPreferences, 'topic', { fromId, intoId, only: declined })
}

/** Items that both have are kept once; an open cart moves only if the remaining account has none. */
async function moveWishesAndCart(tx: Db, { fromId, intoId }: Pair) {
  await moveUnlike(tx, wishlistItems, 'productId', { fromId, intoId })
  await moveUnlike(tx, savedLines, 'key', { fromId, intoId })
  await tx
    .update(carts)
    .set({ userId: intoId })
    .where(
      and(
        eq(carts.userId, fromId),
        sql`not exists (select from ${carts} own where own.user_id = ${intoId} and own.closed_at is null)`,
      ),
    )
}

type Owned = PgTable & { userId: PgColumn }

/** Moves the rows that the remaining account has none like: the same value of `key`. A row without one is like no other; the rest go with their account. */
function moveUnlike(tx: Db, table: Owned, key: string, { fromId, intoId, only }: Pair & { only?: SQL }) {
  const own = alias(table, 'own')
  const [moved, present] = [getTableColumns(table), getTableColumns(own)]
  const alike = and(eq(present.userId!, intoId), eq(present[key]!, moved[key]!))
  const mayMove = notExists(
    tx
      .select({ one: sql`1` })
      .from(own)
      .where(alike),
  )
  return tx
    .update(table)
    .set({ userId: intoId })
    .where(and(eq(table.userId, fromId), only, mayMove))
}
