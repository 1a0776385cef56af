import { sql, type Placeholder } from 'drizzle-orm'
import type { Localized } from '#kit/localized.ts'
import { products, productTranslations } from '#shop/catalogue/schema.ts'
import { settings } from '#shop/settings/schema.ts'
import { shopSettings } from '#shop/settings/settings.ts'

/**
 * Return rules are copied onto the order, so that a later change of settings does not affect it. They are read within the INSERT itself, so that placing
 * an order needs no extra query.
 */
export const frozenReturnDays = () =>
  sql<number>`coalesce((select (${settings.value})::int from ${settings} where ${settings.key} = 'exchangeDays'), ${shopSettings.parse({}).exchangeDays})`

/** The name of the product in both languages. */
export const productNamesOf = (productId: string | Placeholder) =>
  sql<Localized>`(select jsonb_object_agg(${productTranslations.locale}, ${productTranslations.name}) from ${productTranslations} where ${productTranslations.productId} = ${productId})`

export const warrantyOf = (productId: string | Placeholder) =>
  sql<number>`coalesce((select ${products.warrantyMonths} from ${products} where ${products.id} = ${productId}), 0)`
