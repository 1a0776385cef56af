import { sql } from 'drizzle-orm'
import { variants } from '#shop/catalogue/schema.ts'
import { stock } from '#shop/inventory/schema.ts'

/** The price really paid at this moment. */
export const paid = sql`case when ${variants.salePrice} < ${variants.price} and (${variants.saleFrom} is null or ${variants.saleFrom} <= now()) and (${variants.saleUntil} is null or ${variants.saleUntil} > now()) then ${variants.salePrice} else ${variants.price} end`

/** Services can always be had; goods while some are left. A variant without a stock row has no stock kept: only then its product is asked what it is. */
export const canBeBought = sql`coalesce(${stock.onHand} > ${stock.reserved}, (select category = 'services' from products where id = ${variants.productId}))`
