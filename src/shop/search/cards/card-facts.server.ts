import { decimal } from '#kit/decimal.ts'
import type { Locale } from '#kit/localized.ts'
import { countMessage } from '#kit/count-message.ts'
import { choiceLabel, typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'
import { m } from '#words/messages.js'
import type { VariantSummary } from '../traits/summarise-variants.ts'

type Product = { category: CategorySlug; type: string; attributes: Record<string, unknown> }

const disciplines: Partial<Record<CategorySlug, typeof m.category_figure>> = {
  figure: m.category_figure,
  hockey: m.category_hockey,
  speed: m.category_speed,
  recreational: m.category_recreational,
}

type FactsContext = { summary: VariantSummary | undefined; locale: Locale; isOneCategory: boolean }

/** The facts that decide in this discipline, for the line below the name. `isOneCategory`: the heading of the list says the discipline already. */
export function cardFacts(
  { category, type, attributes }: Product,
  { summary, locale, isOneCategory }: FactsContext,
): string[] {
  const options = { locale }
  const describe = (key: string) =>
    attributes[key] === undefined ? undefined : choiceLabel(key, String(attributes[key]), locale)
  const stiffness =
    typeof attributes.stiffness === 'number'
      ? m.listing_fact_stiffness({ value: attributes.stiffness }, options)
      : undefined
  const discipline = isOneCategory ? undefined : disciplines[category]?.({}, options)
  const sizes = sizeFact(summary?.sizes, locale)
  const facts: Record<CategorySlug, (string | undefined)[]> = {
    figure: [discipline, stiffness, sizes],
    hockey: [discipline, stiffness, sizes],
    speed: [discipline, lower(typeLabel(type, locale)), sizes],
    recreational: [discipline, stiffness ?? lower(describe('lining') ?? ''), sizes],
    blades: [
      m.listing_fact_blade_for({ discipline: lower(describe('blade_for') ?? '') }, options),
      describe('rocker_ft') ?? describe('profile_ft') ?? radius(attributes.radius_m, locale),
      bladeFact(summary, locale),
    ],
    protective: [typeLabel(type, locale), describe('material'), sizes],
    accessories: [typeLabel(type, locale), describe('made_of'), sizes ?? lengthFact(summary, locale)],
    // The name of a service says its type.
    services: [days(attributes.turnaround_days, locale)],
  }
  const [first, ...others] = facts[category].filter((fact) => fact !== undefined && fact !== '') as string[]
  return first === undefined ? [] : [upper(first), ...others]
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const ends = (values: string[]) => {
  const numbers = values.map(Number).sort((a, b) => a - b)
  return { from: numbers[0]!, to: numbers.at(-1)! }
}

function sizeFact(sizes: string[] | null | undefined, locale: Locale) {
  if (!sizes?.length) return
  if (sizes.every((size) => /^\d+$/.test(size))) {
    const { from, to } = ends(sizes)
    return from === to
      ? m.listing_fact_size({ value: from }, { locale })
      : m.listing_fact_sizes({ from, to }, { locale })
  }
  return countMessage(sizes.length, [m.listing_fact_size_count_one, m.listing_fact_size_count], { locale })
}

function bladeFact(summary: VariantSummary | undefined, locale: Locale) {
  if (!summary?.bladeLengths?.length) return sizeFact(summary?.sizes, locale)
  const { from, to } = ends(summary.bladeLengths)
  return m.listing_fact_inches({ from: decimal(from), to: decimal(to) }, { locale })
}

function lengthFact(summary: VariantSummary | undefined, locale: Locale) {
  if (!summary?.lengths?.length) return
  const { from, to } = ends(summary.lengths)
  return m.listing_fact_lengths({ from, to }, { locale })
}

const radius = (metres: unknown, locale: Locale) =>
  typeof metres === 'number' ? m.listing_fact_radius({ value: decimal(metres) }, { locale }) : undefined
const days = (count: unknown, locale: Locale) =>
  typeof count === 'number'
    ? countMessage(count, [m.listing_fact_days_one, m.listing_fact_days], { locale })
    : undefined
