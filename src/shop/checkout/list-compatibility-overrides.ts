import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/postgres/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { users } from '#shop/identity/schema.ts'
import { pairOverrides } from './schema.ts'

const [boot, blade] = [alias(variants, 'boot'), alias(variants, 'blade')]

/** Overrides of staff, the latest first: author, reason and order. */
export const listCompatibilityOverrides = (db: Db) =>
  db
    .select({
      mark: pairOverrides.mark,
      bootId: pairOverrides.bootId,
      bladeId: pairOverrides.bladeId,
      bootSku: boot.sku,
      bladeSku: blade.sku,
      issues: pairOverrides.issues,
      reason: pairOverrides.reason,
      at: pairOverrides.at,
      orderId: pairOverrides.orderId,
      withdrawnAt: pairOverrides.withdrawnAt,
      actor: pairOverrides.actor,
      actorName: users.name,
    })
    .from(pairOverrides)
    .innerJoin(boot, eq(boot.id, pairOverrides.bootId))
    .innerJoin(blade, eq(blade.id, pairOverrides.bladeId))
    .leftJoin(users, eq(pairOverrides.actor, sql`'user:' || ${users.id}`))
    .orderBy(desc(pairOverrides.at))
    .limit(100)
