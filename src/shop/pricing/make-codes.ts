import { randomInt } from 'node:crypto'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { promotionCodes } from './schema.ts'

/** Without letters that look like digits. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const newCode = (prefix: string) =>
  prefix + Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')

export const maxCodesAtOnce = 5_000

type Batch = { promotionId: string; count: number; prefix: string }

/** Makes a batch of codes that nobody can guess, each for one order. Answers the number of codes made. */
export const makeCodes = (db: Db, actor: Actor, { promotionId, count, prefix }: Batch) =>
  db.transaction(async (tx) => {
    const batch = new Date()
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
