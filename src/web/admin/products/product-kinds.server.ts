import type { Locale } from '#kit/localized.ts'
import { typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'
import { typesOf } from '#shop/catalogue/attributes/types.ts'
import type { Taxonomy } from './read-products.ts'

type Own = { category: CategorySlug; type: string }

/** Types of products by category; an unlisted type of the product itself can still be chosen. */
export const productKindsOf = ({ categories }: Taxonomy, locale: Locale, own?: Own) =>
  categories.map(({ value, label }) => {
    const known: readonly string[] = typesOf[value as CategorySlug] ?? []
    const types = own?.category === value ? [...new Set([...known, own.type])] : known
    return { label, types: types.map((type) => ({ value: `${value}/${type}`, label: typeLabel(type, locale) })) }
  })
export type ProductKinds = ReturnType<typeof productKindsOf>
