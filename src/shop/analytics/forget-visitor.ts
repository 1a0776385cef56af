import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { funnelSteps } from './schema.ts'
import { dropSteps } from './count-action.ts'
import { untilTallyWritten } from './write-tally.ts'

/** A visitor who withdraws consent is forgotten at once, not when the storage time is over. */
export async function forgetVisitor(db: Db, visitor: string) {
  await untilTallyWritten()
  dropSteps(visitor)
  await db.delete(funnelSteps).where(eq(funnelSteps.visitor, visitor))
}
