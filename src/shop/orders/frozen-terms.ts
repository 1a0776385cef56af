import { sql, type Placeholder } from 'drizzle-orm'
import { products } from '#shop/catalogue/schema.ts'
import { settings } from '#shop/settings/schema.ts'
import { shopSettings } from '#shop/settings/settings.ts'

/** Rules of returns are frozen onto the order, so that a later change of settings alters no promise; read within the statement that writes it: placing costs no question more. */
export const promisedDays = () =>
  sql<number>`coalesce((select (${settings.value})::int from ${settings} where ${settings.key} = 'exchangeDays'), ${shopSettings.parse({}).exchangeDays})`

export const warrantyOf = (productId: string | Placeholder) =>
  sql<number>`coalesce((select ${products.warrantyMonths} from ${products} where ${products.id} = ${productId}), 0)`
