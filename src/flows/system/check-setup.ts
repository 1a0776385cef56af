import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { products } from '#shop/catalogue/schema.ts'
import { policyKeys } from '#shop/content/policies/policy.ts'
import { hasTwoFactor } from '#shop/identity/two-factor/has-two-factor.ts'
import { missingOwnerFacts } from '#shop/settings/owner-facts.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { shippingRates, shippingZones } from '#shop/shipping/schema.ts'

/** The steps that a shop needs before its first order, in working order. */
const setupSteps = ['owner', 'bank', 'zones', 'policies', 'two-factor', 'mail', 'product'] as const
export type SetupStep = (typeof setupSteps)[number]

/** Which steps are done, derived from the data: nobody ticks anything. */
export async function checkSetup(db: Db, settings: ShopSettings, adminId: string): Promise<Record<SetupStep, boolean>> {
  const [there] = await rowsOf<{ zones: boolean; product: boolean }>(
    db,
    sql`select exists (select from ${shippingZones} join ${shippingRates} on ${shippingRates.zoneId} = ${shippingZones.id}) as zones,
      exists (select from ${products} where ${products.status} = 'active') as product`,
  )
  const { bankAccount, policiesSeen } = settings
  return {
    owner: !missingOwnerFacts(settings).length,
    bank: Boolean(bankAccount.number || env.BANK_ACCOUNT),
    zones: there!.zones,
    policies: policyKeys.every((key) => policiesSeen[key]),
    'two-factor': await hasTwoFactor(db, adminId),
    mail: Boolean(env.SMTP_URL),
    product: there!.product,
  }
}
