import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { bareAddress } from './redirect-path.ts'
import { redirects } from '../schema.ts'

type Move = { from: string; to: string }

/** Redirects a moved address for good, together with all addresses that led to the old one. A redirect never leads in a circle. */
export async function redirectMovedAddress(tx: Db, actor: string, { from: former, to }: Move) {
  const from = bareAddress(former)
  await tx.delete(redirects).where(eq(redirects.from, bareAddress(to)))
  await tx.update(redirects).set({ to }).where(eq(redirects.to, former))
  if (from !== former) await tx.update(redirects).set({ to }).where(eq(redirects.to, from))
  await tx
    .insert(redirects)
    .values({ from, to, by: actor })
    .onConflictDoUpdate({ target: redirects.from, set: { to, by: actor, createdAt: sql`now()` } })
}
