import type { TaxonomyKind, NameOf } from '#shop/pricing/describe-promotion.ts'

type Named = { slug: string; name: string }

/** Names of categories, types and lines by which a promotion can be limited. */
export type TaxonomyNames = Record<TaxonomyKind, Named[]>

export const taxonomyNameIn =
  (names: TaxonomyNames): NameOf =>
  (kind, slug) =>
    names[kind].find((one) => one.slug === slug)?.name ?? slug
