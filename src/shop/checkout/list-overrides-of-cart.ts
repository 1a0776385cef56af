import { and, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import type { WantedLine } from '#shop/cart/wanted-line.ts'
import type { CompatibilityOverride } from './problem.ts'
import { pairOverrides } from './schema.ts'

/** The pairs of this basket that staff let pass and that no order has used yet. A basket without sets asks nothing. */
export async function listOverridesOfCart(db: Db, wanted: readonly WantedLine[]): Promise<CompatibilityOverride[]> {
  const marks = [...new Set(wanted.flatMap((line) => bundleMarkIn(line) ?? []))]
  if (!marks.length) return []
  return db
    .select({ mark: pairOverrides.mark, bootId: pairOverrides.bootId, bladeId: pairOverrides.bladeId })
    .from(pairOverrides)
    .where(and(inArray(pairOverrides.mark, marks), isNull(pairOverrides.usedAt), isNull(pairOverrides.withdrawnAt)))
}
