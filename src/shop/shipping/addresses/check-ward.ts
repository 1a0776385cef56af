import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { findWard } from '../queries.ts'

/** Refuses a ward that is not in the province. */
export async function checkWard(db: Db, provinceCode: string, wardCode: string) {
  if (!(await findWard(db, provinceCode, wardCode))) throw new Refusal('ward-foreign', m.checkout_ward_other, {})
}
