import { checkBlade } from '#shop/advisers/blade-compatibility.ts'
import { isBare, isBlade, pairOf } from '#shop/advisers/pair-of.ts'
import { newOverrideMark } from '#shop/cart/make-bundle-mark.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { pairOverrides } from './schema.ts'

export type CompatibilityOverrideInput = { bootId: string; bladeId: string; reason: string }

/**
 * Allows an incompatible pair as a bundle, for one order, with the reason. Refuses if it is no boot and blade, or if the pair fits anyway. Answers the
 * mark of the override.
 */
export async function createCompatibilityOverride(
  db: Db,
  actor: Actor,
  { bootId, bladeId, reason }: CompatibilityOverrideInput,
): Promise<string> {
  const parts = await listForSale(db, 'vi', [bootId, bladeId])
  const [boot, blade] = [bootId, bladeId].map((id) => parts.find(({ variantId }) => variantId === id))
  if (!boot || !blade || !isBare(boot) || !isBlade(blade)) throw new Refusal('no-pair', m.override_none, {})
  const { status, issues } = checkBlade(pairOf(boot, blade))
  if (status !== 'no') throw new Refusal('pair-fits', m.override_fits, {})
  const mark = newOverrideMark()
  await db.transaction(async (tx) => {
    await tx.insert(pairOverrides).values({ mark, bootId, bladeId, issues, reason, actor })
    await recordChange(tx, actor, { verb: 'pair.allowed', id: mark, after: { bootId, bladeId, issues, reason } })
  })
  return mark
}
