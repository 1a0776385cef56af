import { sql } from 'drizzle-orm'
import { variants } from '#shop/catalogue/schema.ts'
import { stock } from '#shop/inventory/schema.ts'

/** Services can always be had; goods while some are left. A variant without a stock row has no stock kept: only then its product is asked what it is. */
export const canBeBought = sql`coalesce(${stock.onHand} > ${stock.reserved}, (select category = 'services' from products where id = ${variants.productId}))`
