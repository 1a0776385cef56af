import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { reminders } from '#shop/advisers/schema.ts'
import { findUser } from '#shop/identity/find-user.ts'
import { stockWatches } from '#shop/inventory/schema.ts'
import { inquiries } from '#shop/inquiries/schema.ts'
import { fitOptOuts, questions } from '#shop/reviews/schema.ts'

/** After a change of address. Of two changes in a row either may be handled first. */
export async function moveEmail(tx: Db, { userId, before }: { userId: string; before: string }) {
  const user = await findUser(tx, userId)
  if (user && user.email !== before) await moveUnderAddress(tx, { before, email: user.email })
}

/** Moves what is kept by address alone from a user's former address to the present one, so that export and erasure find it. */
export async function moveUnderAddress(tx: Db, { before, email }: { before: string; email: string }) {
  const waitsAlready = sql`exists (select from ${stockWatches} own where own.email = ${email} and own.variant_id = ${stockWatches.variantId} and own.notified_at is null)`
  await tx
    .update(stockWatches)
    .set({ email })
    .where(and(eq(stockWatches.email, before), sql`not ${waitsAlready}`))
  await tx.delete(stockWatches).where(eq(stockWatches.email, before))
  await tx.update(reminders).set({ email }).where(eq(reminders.email, before))
  for (const table of [questions, inquiries])
    await tx
      .update(table)
      .set({ email })
      .where(sql`lower(${table.email}) = ${before}`)
  const [optOut] = await tx.delete(fitOptOuts).where(eq(fitOptOuts.email, before)).returning()
  if (optOut)
    await tx
      .insert(fitOptOuts)
      .values({ ...optOut, email })
      .onConflictDoNothing()
}
