import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import { refuseStale } from '#platform/forms/refuse-stale.ts'
import { variants } from '#shop/catalogue/schema.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { findPromotion, type PromotionForEdit } from './list-promotions.ts'
import type { Effect } from './promotion.ts'
import type { PromotionDraft } from './promotion-form.ts'
import { promotionBuyers, promotionCodes, promotions } from './schema.ts'

/**
 * `id`: the promotion to change. `newId` comes with the form of a new one, so that a form sent twice makes one promotion, as it was typed last.
 * `expectedVersion`: the version of the promotion that the screen showed.
 */
type Saved = { id?: string; newId?: string; draft: PromotionDraft; expectedVersion?: string }

/** Creates a promotion, or changes the one with this id; counts its uses again, since limits may be new. */
export const savePromotion = (db: Db, actor: Actor, { id, newId, draft, expectedVersion }: Saved): Promise<string> =>
  db.transaction(async (tx) => {
    const { skus, ofSkus, code, ...rule } = draft
    const scope = { ...rule.scope, products: await productsOf(tx, skus) }
    const row = { ...rule, scope, effect: await withBoughtProducts(tx, rule.effect, ofSkus), updatedAt: new Date() }
    const made = id ? undefined : await make(tx, row, newId)
    const saved = made ?? (id ?? newId)!
    const before = made ? undefined : await findPromotion(tx, saved)
    if (id) await change(tx, id, { row, expectedVersion })
    else if (!made) await makeAgain(tx, saved, row)
    // A promotion that applies by itself uses no code; the one that it had stays for the day when shoppers enter it again.
    if (rule.byCode) await saveOwnCode(tx, saved, code)
    const after = await findPromotion(tx, saved)
    const verb = before ? 'promotion.changed' : 'promotion.made'
    const about = {
      id: saved,
      name: row.name.vi,
      before: before ? auditFactsOf(before) : null,
      after: auditFactsOf(after!),
    }
    await recordChange(tx, actor, { verb, ...about })
    return saved
  })

/** The fields that the editor changes; it does not set counters and dates. */
const auditFactsOf = ({
  id: _id,
  used: _used,
  uses: _uses,
  given: _given,
  codes: _codes,
  createdAt: _made,
  updatedAt: _touched,
  ...rule
}: PromotionForEdit) => rule

type Row = typeof promotions.$inferInsert

/** Undefined if its form made this promotion before. Its two dates stay equal until somebody changes it. */
async function make(tx: Db, row: Row, newId: string | undefined) {
  const values = { ...row, id: newId, createdAt: row.updatedAt }
  const [made] = await tx.insert(promotions).values(values).onConflictDoNothing().returning({ id: promotions.id })
  return made?.id
}

/** The form of a new promotion came again, since its answer was lost: what is typed now counts, unless somebody changed the promotion meanwhile. */
async function makeAgain(tx: Db, id: string, row: Row) {
  const [stored] = await tx.select({ at: promotions.createdAt }).from(promotions).where(eq(promotions.id, id))
  await change(tx, id, { row: { ...row, updatedAt: stored?.at }, expectedVersion: stored?.at.toISOString() })
}

async function change(tx: Db, id: string, { row, expectedVersion }: { row: Row; expectedVersion?: string }) {
  const [stored] = await tx
    .select({ updatedAt: promotions.updatedAt })
    .from(promotions)
    .where(eq(promotions.id, id))
    .for('update')
  if (!stored) throw new Refusal('promotion-gone', m.promotion_gone, {})
  refuseStale(expectedVersion, stored.updatedAt)
  const used = await recount(tx, id)
  if (row.maxUses != null && used > row.maxUses)
    throw new Refusal('limit-below-uses', m.promotion_error_below_uses, { used })
  await tx
    .update(promotions)
    .set({ ...row, used: row.maxUses == null ? 0 : used })
    .where(eq(promotions.id, id))
}

/** The uses by orders that were not cancelled, in all and by buyer. */
async function recount(tx: Db, id: string) {
  await tx.delete(promotionBuyers).where(eq(promotionBuyers.promotionId, id))
  await tx.execute(sql`insert into promotion_buyers (promotion_id, who, used)
    select promotion_id, name, count(*) from promotion_uses, unnest(who) as name
    where promotion_id = ${id} and released_at is null group by promotion_id, name`)
  const result = (await tx.execute(
    sql`select count(*)::int as n from promotion_uses where promotion_id = ${id} and released_at is null`,
  )) as unknown as { rows: { n: number }[] }
  return result.rows[0]!.n
}

async function withBoughtProducts(tx: Db, effect: Effect, skus: string[]): Promise<Effect> {
  if (effect.kind !== 'buy-get') return effect
  return { ...effect, of: { ...effect.of, products: await productsOf(tx, skus) } }
}

async function productsOf(tx: Db, skus: string[]) {
  if (!skus.length) return []
  const skuRows = await tx
    .select({ sku: variants.sku, productId: variants.productId })
    .from(variants)
    .where(inArray(variants.sku, skus))
  const unknown = skus.find((sku) => !skuRows.some((one) => one.sku === sku))
  if (unknown) throw new Refusal('sku-unknown', m.promotion_error_sku, { sku: unknown })
  return [...new Set(skuRows.map((one) => one.productId))]
}

/** The promotion's own code, or none if the field was emptied; codes of a batch stay as they are. */
async function saveOwnCode(tx: Db, promotionId: string, code: string | null) {
  const isOwnCode = and(eq(promotionCodes.promotionId, promotionId), isNull(promotionCodes.batch))
  await tx.delete(promotionCodes).where(and(isOwnCode, code ? ne(promotionCodes.code, code) : undefined))
  if (!code) return
  const [updated] = await tx
    .insert(promotionCodes)
    .values({ code, promotionId })
    .onConflictDoUpdate({
      target: promotionCodes.code,
      set: { code },
      setWhere: eq(promotionCodes.promotionId, promotionId),
    })
    .returning({ code: promotionCodes.code })
  if (!updated) throw new Refusal('code-taken', m.promotion_error_code_taken, { code })
}
