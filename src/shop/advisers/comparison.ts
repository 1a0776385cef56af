import { clean, roundHalfUp } from './rounding.ts'

export type Compared = {
  id: string
  category: string
  discipline?: string | null
  /** The type within its category: a boot alone, a helmet, a hockey blade. */
  kind?: string
  price: number
  sale_price?: number | null
  stiffness?: number | null
  weight_g?: number | null
  sizes: number[]
  widths: string[]
  warranty_months?: number | null
}
export type CompareProfile = {
  discipline?: string | null
  size_mm?: number | null
  width?: string | null
  stiffness_index?: number | null
  budget?: number | null
}

/** Prices in đồng; a sale price of 0 counts. */
const priceOf = ({ price, sale_price }: Compared) => sale_price ?? price

const facts: Record<string, (product: Compared) => unknown> = {
  price: priceOf,
  stiffness: ({ stiffness }) => stiffness ?? null,
  weight_g: ({ weight_g }) => weight_g ?? null,
  widths: ({ widths }) => [...new Set(widths)].sort().join(),
  warranty_months: ({ warranty_months }) => warranty_months ?? null,
}
const better = { price: -1, weight_g: -1, warranty_months: 1 } as const

/** Two to four products side by side: what differs, which is best at what, and how each fits the skater (docs/reference/skating.md 8.5). */
export function compareProducts({ products, profile }: { products: Compared[]; profile?: CompareProfile | null }) {
  if (products.length < 2 || products.length > 4) return { error: 'need_2_to_4' as const }
  if (new Set(products.map(({ id }) => id)).size < products.length) return { error: 'duplicate' as const }
  if (new Set(products.map(({ category }) => category)).size > 1) return { error: 'mixed_categories' as const }
  const wanted = profile ?? {}
  const isMeant = ({ discipline }: Compared) => wanted.discipline == null || (discipline ?? null) === wanted.discipline
  const intended = products.filter(isMeant)
  return {
    differs: Object.keys(facts).filter((fact) => new Set(products.map(facts[fact]!)).size > 1),
    best: isOneKind(products) ? bestOf(products) : {},
    ranking: isOneKind(intended) ? ranked(intended, wanted) : [],
    excluded: products
      .filter((product) => !isMeant(product))
      .map(({ id }) => id)
      .sort(),
  }
}

/** Different kinds are shown side by side but not ranked: a boot alone that weighs less than a boot with its blade is no advantage. */
export const isOneKind = (products: readonly Compared[]) => new Set(products.map(({ kind }) => kind)).size <= 1

function bestOf(products: Compared[]) {
  const best: Record<string, string[]> = {}
  for (const [fact, sign] of Object.entries(better)) {
    const values = products
      .map((product) => ({ id: product.id, value: facts[fact]!(product) as number | null }))
      .filter(({ value }) => value !== null)
    const top = Math.max(...values.map(({ value }) => value! * sign))
    const leading = values.filter(({ value }) => value! * sign === top)
    if (values.length >= 2 && leading.length < values.length) best[fact] = leading.map(({ id }) => id).sort()
  }
  return best
}

const ranked = (products: Compared[], profile: CompareProfile) =>
  products
    .map((product) => ({ product, score: fit(product, profile) }))
    .sort(
      (a, b) => b.score - a.score || priceOf(a.product) - priceOf(b.product) || (a.product.id < b.product.id ? -1 : 1),
    )
    .map(({ product, score }) => ({ id: product.id, score }))

/** Points lost per criterion; a criterion that the profile does not have costs nothing. */
export function lostPoints(product: Compared, { size_mm, width, stiffness_index, budget }: CompareProfile) {
  const over = budget == null ? 0 : priceOf(product) - budget
  return {
    size: size_mm != null && !product.sizes.includes(size_mm) ? 40 : 0,
    width: width != null && !product.widths.includes(width) ? 15 : 0,
    stiffness:
      stiffness_index == null || product.stiffness == null
        ? 0
        : Math.min(40, 1.5 * Math.abs(product.stiffness - stiffness_index)),
    budget: over > 0 ? Math.min(30, budget ? (50 * over) / budget : 30) : 0,
  }
}

function fit(product: Compared, profile: CompareProfile) {
  const lost = Object.values(lostPoints(product, profile)).reduce((sum, points) => sum + points, 0)
  return Math.max(0, clean(roundHalfUp(100 - lost, 0.1)))
}
