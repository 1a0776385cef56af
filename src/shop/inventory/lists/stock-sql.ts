import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Locale, Localized } from '#kit/localized.ts'
import { productMedia, productOptionValues, products, productTranslations, variants } from '#shop/catalogue/schema.ts'
import { media } from '#shop/media/schema.ts'
import { settings } from '#shop/settings/schema.ts'
import { stock, stockThresholds, stockWatches } from '../schema.ts'
import { lowStock } from '../stock.ts'

/* Facts of a variant, for queries that join variants with their products and left-join their stock. */

export const onHand = sql<number>`coalesce(${stock.onHand}, 0)`
export const reserved = sql<number>`coalesce(${stock.reserved}, 0)`
export const available = sql<number>`${onHand} - ${reserved}`

/** The labels of a variant's options, by option. */
export const labels = sql<
  Record<string, Localized | null>
>`(select coalesce(jsonb_object_agg(${productOptionValues.key}, ${productOptionValues.label}), '{}') from ${productOptionValues} where ${productOptionValues.productId} = ${variants.productId} and ${variants.options} ->> ${productOptionValues.key} = ${productOptionValues.value})`

export const picture = sql<
  string | null
>`(select ${media.file} from ${productMedia} join ${media} on ${media.id} = ${productMedia.mediaId} where ${productMedia.productId} = ${variants.productId} and (${productMedia.options} is null or ${variants.options} @> ${productMedia.options}) order by ${productMedia.position} limit 1)`

/** The Vietnamese name if the other language is empty. */
export const variantNameIn = (locale: Locale) =>
  sql<string>`(select ${productTranslations.name} from ${productTranslations} where ${productTranslations.productId} = ${variants.productId} and ${productTranslations.locale} in (${locale}, 'vi') order by ${productTranslations.locale} = ${locale} desc limit 1)`

/** Services have no stock; an archived variant is listed only while pieces of it are left. */
export const isKeptOnShelf = sql`${products.category} <> 'services' and ((${variants.archivedAt} is null and ${products.status} <> 'archived') or ${onHand} > 0)`

/** The low-stock threshold of a product: its own, else that of the shop. With this many pieces or fewer it runs low (`stockState`). */
export const lowAtOf = (productId: SQLWrapper) => sql<number>`coalesce(
  (select ${stockThresholds.lowAt} from ${stockThresholds} where ${stockThresholds.productId} = ${productId} and ${stockThresholds.variantId} is null),
  (select (${settings.value} #>> '{}')::int from ${settings} where ${settings.key} = 'lowStock'),
  ${lowStock})::int`

/** The low-stock threshold of a variant: its own, else that of its product. */
export const lowAt = sql<number>`coalesce(
  (select ${stockThresholds.lowAt} from ${stockThresholds} where ${stockThresholds.variantId} = ${variants.id}),
  ${lowAtOf(variants.productId)})::int`

export const waiting = sql<number>`(select count(*)::int from ${stockWatches} where ${stockWatches.variantId} = ${variants.id} and ${stockWatches.notifiedAt} is null)`
