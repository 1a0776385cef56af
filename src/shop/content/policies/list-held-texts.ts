import type { Db } from '#platform/postgres/db.server.ts'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import { policyKeys, type HeldPolicies } from './policy.ts'
import { policyVersions } from '../schema.ts'

/** Titles and dates of an order's policies, in the shop's order. */
export async function listHeldTexts(db: Db, policies: HeldPolicies) {
  const ids = Object.values(policies)
  if (!ids.length) return []
  const rows = await db
    .select({
      id: policyVersions.id,
      key: policyVersions.key,
      written: policyVersions.locale,
      title: policyVersions.title,
      changedAt: policyVersions.changedAt,
    })
    .from(policyVersions)
    .where(isOneOf(policyVersions.id, ids))
  return policyKeys.flatMap((key) => rows.filter((row) => row.key === key))
}
export type HeldText = Awaited<ReturnType<typeof listHeldTexts>>[number]
