import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { promotionCodes, promotions } from './schema.ts'

/** Without letters that look like digits. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const newCode = (prefix: string) =>
  prefix + Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')

export const maxCodesAtOnce = 5_000

/** `batch`, the moment when the form was opened, comes with it, so that a form sent twice makes one batch. */
type Batch = { promotionId: string; count: number; prefix: string; batch: Date }

/** Makes a batch of codes that nobody can guess, each for one order. Answers the number of codes made. */
export const makeCodes = (db: Db, actor: Actor, { promotionId, count, prefix, batch }: Batch) =>
  db.transaction(async (tx) => {
    // Locked, so that the second of two forms sent at once sees the codes of the first.
    await tx.select({ id: promotions.id }).from(promotions).where(eq(promotions.id, promotionId)).for('no key update')
    const isOfBatch = and(eq(promotionCodes.promotionId, promotionId), eq(promotionCodes.batch, batch))
    const [earlier] = await tx.select({ code: promotionCodes.code }).from(promotionCodes).where(isOfBatch).limit(1)
    if (earlier) return 0
    let codeCount = 0
    while (codeCount < count) {
      const rows = Array.from({ length: Math.min(1_000, count - codeCount) }, () => ({
        code: newCode(prefix),
        promotionId,
        batch,
        maxUses: 1,
      }))
      codeCount += (await tx.insert(promotionCodes).values(rows).onConflictDoNothing().returning()).length
    }
    const after = { batch, count: codeCount, prefix }
    await recordChange(tx, actor, { verb: 'promotion.codes-made', id: promotionId, after })
    return codeCount
  })
