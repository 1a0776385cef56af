import { and, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { markOf } from '#shop/cart/set-mark.ts'
import type { WantedLine } from '#shop/cart/wanted.ts'
import type { AllowedPair } from './problem.ts'
import { pairOverrides } from './schema.ts'

/** The pairs of this basket that staff let pass and that no order has used yet. A basket without sets asks nothing. */
export async function listAllowedPairs(db: Db, wanted: readonly WantedLine[]): Promise<AllowedPair[]> {
  const marks = [...new Set(wanted.flatMap((line) => markOf(line) ?? []))]
  if (!marks.length) return []
  return db
    .select({ mark: pairOverrides.mark, bootId: pairOverrides.bootId, bladeId: pairOverrides.bladeId })
    .from(pairOverrides)
    .where(and(inArray(pairOverrides.mark, marks), isNull(pairOverrides.usedAt), isNull(pairOverrides.withdrawnAt)))
}
