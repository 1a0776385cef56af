import { sql } from 'drizzle-orm'
import { media } from '#shop/media/schema.ts'
import { productMedia, products } from '../schema.ts'

/** The file of a product's first picture, for queries that read products. */
export const firstPicture = sql<
  string | null
>`(select ${media.file} from ${productMedia} join ${media} on ${media.id} = ${productMedia.mediaId} where ${productMedia.productId} = ${products.id} order by ${productMedia.position} limit 1)`
