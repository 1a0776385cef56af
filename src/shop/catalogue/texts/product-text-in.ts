import { and, eq, type Placeholder } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Locale } from '#kit/localized.ts'
import { products, productTranslations } from '../schema.ts'

/** Joins a product's texts in one language: `.innerJoin(productTranslations, productTextIn(locale))`. */
export const productTextIn = (locale: Locale | Placeholder, productId: PgColumn = products.id) =>
  and(eq(productTranslations.productId, productId), eq(productTranslations.locale, locale))
