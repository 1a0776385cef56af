import { sql } from 'drizzle-orm'
import { variants } from '../schema.ts'

/** The price of a variant at this moment. */
export const paidNow = sql`case when ${variants.salePrice} < ${variants.price} and (${variants.saleFrom} is null or ${variants.saleFrom} <= now()) and (${variants.saleUntil} is null or ${variants.saleUntil} > now()) then ${variants.salePrice} else ${variants.price} end`
