import type { TaxonomyKind, NameOf } from '#shop/pricing/describe-promotion.ts'

type Named = { slug: string; name: string }

/** Goods by which a promotion can be bounded, to choose from and to say. */
export type TaxonomyNames = Record<TaxonomyKind, Named[]>

export const taxonomyNameIn =
  (names: TaxonomyNames): NameOf =>
  (kind, slug) =>
    names[kind].find((one) => one.slug === slug)?.name ?? slug
