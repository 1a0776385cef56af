import { and, eq, lt, sql } from 'drizzle-orm'
import { pick } from '#kit/pick.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import type { UsedOffer } from './apply-offers.ts'
import type { Offer } from './offer.ts'
import { promotionBuyers, promotionCodes, promotions, promotionUses } from './schema.ts'

type Redemption = { orderId: string; names: readonly string[]; used: readonly UsedOffer[] }

/**
 * Counts each promotion that an order uses, once: limits hold under concurrency because each is one conditional write. Rows are locked in one order
 * (promotion by id, its code, the buyer's names sorted), so that two orders cannot deadlock.
 */
export async function redeemOffers(tx: Db, { orderId, names, used }: Redemption) {
  for (const { offer, amount } of used.toSorted((a, b) => (a.offer.id < b.offer.id ? -1 : 1))) {
    const isLeft = (await takeUse(tx, offer)) && (await takeUseOfCode(tx, offer))
    if (!isLeft) throw usedUp(offer)
    if (!(await countBuyer(tx, offer, names))) throw usedByYou(offer)
    const use = { promotionId: offer.id, orderId, code: offer.code, who: [...names], amount }
    await tx.insert(promotionUses).values({ ...use, terms: pick(offer, terms) })
  }
}

const terms = ['name', 'effect', 'scope', 'minSubtotal', 'skipsSale', 'combines'] as const

/** Counts one use, unless the limit is reached. */
export async function takeUse(tx: Db, { id, maxUses }: Pick<Offer, 'id' | 'maxUses'>) {
  if (maxUses === null) return true
  const counted = await tx
    .update(promotions)
    .set({ used: sql`${promotions.used} + 1` })
    .where(and(eq(promotions.id, id), lt(promotions.used, promotions.maxUses)))
    .returning({ id: promotions.id })
  return counted.length > 0
}

export async function takeUseOfCode(tx: Db, { code, codeMaxUses }: Pick<Offer, 'code' | 'codeMaxUses'>) {
  if (code === null || codeMaxUses === null) return true
  const counted = await tx
    .update(promotionCodes)
    .set({ used: sql`${promotionCodes.used} + 1` })
    .where(and(eq(promotionCodes.code, code), lt(promotionCodes.used, promotionCodes.maxUses)))
    .returning({ code: promotionCodes.code })
  return counted.length > 0
}

/** A promotion for first orders is for one order of each buyer. */
const maxPerBuyer = ({ firstOrder, maxPerPerson }: Pick<Offer, 'firstOrder' | 'maxPerPerson'>) =>
  firstOrder ? 1 : maxPerPerson

type Limited = Pick<Offer, 'id' | 'firstOrder' | 'maxPerPerson'>

export async function countBuyer(tx: Db, offer: Limited, names: readonly string[]) {
  const most = maxPerBuyer(offer)
  if (most === null) return true
  for (const who of names) {
    const counted = await tx
      .insert(promotionBuyers)
      .values({ promotionId: offer.id, who, used: 1 })
      .onConflictDoUpdate({
        target: [promotionBuyers.promotionId, promotionBuyers.who],
        set: { used: sql`${promotionBuyers.used} + 1` },
        setWhere: lt(promotionBuyers.used, most),
      })
      .returning({ who: promotionBuyers.who })
    if (!counted.length) return false
  }
  return true
}

/** An offer without a code that has just ended is reported as a changed total: there is no code to name. */
const usedUp = ({ code }: Offer) =>
  code === null
    ? new Refusal('total-changed', m.refusal_total_changed, {})
    : new Refusal('code-used-up', m.promotion_refused_used_up, { code })

const usedByYou = ({ code }: Offer) =>
  code === null
    ? new Refusal('total-changed', m.refusal_total_changed, {})
    : new Refusal('code-used-by-you', m.promotion_refused_used_by_you, { code })
