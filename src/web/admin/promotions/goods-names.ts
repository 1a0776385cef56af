import type { GoodsKind, NameOf } from '#shop/pricing/say-promotion.ts'

type Named = { slug: string; name: string }

/** Goods by which a promotion can be bounded, to choose from and to say. */
export type GoodsNames = Record<GoodsKind, Named[]>

export const nameIn =
  (names: GoodsNames): NameOf =>
  (kind, slug) =>
    names[kind].find((one) => one.slug === slug)?.name ?? slug
