import type { z } from 'zod'
import type { attributes } from '#shop/catalogue/attributes/attributes.ts'
import type { ProductInput } from '#shop/catalogue/product-draft.ts'
import { widths as widthOrder, type Width } from '#shop/catalogue/attributes/sizes.ts'
import { optionCodeOf } from '#shop/catalogue/variants/draft-variants.ts'
import { colourOption, type Colour } from './colours.ts'
import { picturesOf, plainPictures, type Look, type PlainLook } from './views.ts'

/** A product and what lies on the shelf, by SKU. Services have no shelf. */
export type SeedProduct = { draft: ProductInput; stock: Record<string, number> }

type Category = ProductInput['category']
type OptionKey = ProductInput['options'][number]['key']
type OptionValue = ProductInput['options'][number]['values'][number]
type Variant = ProductInput['variants'][number]

type Card<C extends Category> = Omit<ProductInput, 'category' | 'attributes' | 'options' | 'variants' | 'pictures'> & {
  category: C
  attributes: z.input<(typeof attributes)[C]>
}

/** `off` in đồng; for all variants, or for the named colours and the sizes from–to only. */
type Sale = { off: number; until?: Date; colours?: Colour[]; sizes?: [from: number, to: number] }

type BootPlan<C extends Category> = {
  card: Card<C> & { attributes: { weight_g: number } }
  /** Head of every SKU, e.g. `FP-ARIA`. */
  sku: string
  /** `[from mm, price]`, small to large. */
  prices: [from: number, price: number][]
  sale?: Sale
  /** Sizes of each width as `200-285`, or with gaps `200-260,270`. */
  runs: (Look & { widths: Partial<Record<Width, string>> })[]
}

const origin = { vi: 'Việt Nam', en: 'Vietnam' }

const sizesIn = (run: string) =>
  run.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number)
    return Array.from({ length: (to - from) / 5 + 1 }, (_, i) => from + 5 * i)
  })

/** The same text gives the same number on every machine (FNV-1a), so every demo shop opens with the same shelf. */
function chance(text: string, outOf: number) {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % outOf
}

const isSoldOut = (sku: string) => chance(`${sku}?`, 100) < 8

/** Middle sizes in the regular width sell most, so more of them are bought in. */
function bootStock(sku: string, width: Width, place: number, count: number) {
  if (isSoldOut(sku)) return 0
  if (Math.min(place, count - 1 - place) < 2) return 1 + chance(sku, 2)
  return width === 'R' ? 3 + chance(sku, 7) : 2 + chance(sku, 4)
}

function salePrice(price: number, sale: Sale | undefined, colour: Colour | undefined, mm = 0) {
  if (!sale || (sale.colours && !(colour && sale.colours.includes(colour)))) return {}
  if (sale.sizes && (mm < sale.sizes[0] || mm > sale.sizes[1])) return {}
  return { sale: { price: price - sale.off, ...(sale.until && { until: sale.until }) } }
}

/** Pair and box; a boot grows by about half a per cent of its weight per millimetre. */
const shipmentWeight = (boot: number, mm: number) => Math.round((2 * boot * (1 + (mm - 240) / 200) + 400) / 10) * 10

function bootVariants<C extends Category>({ card, sku: head, prices, sale, runs }: BootPlan<C>) {
  return runs.flatMap(({ colour, widths }) =>
    Object.entries(widths).flatMap(([width, run]) =>
      sizesIn(run).map((mm, place, all) => {
        const sku = `${head}-${optionCodeOf(colour)}-${mm}-${width}`
        const price = prices.findLast(([from]) => mm >= from)![1]
        const variant: Variant = {
          sku,
          options: { colour, size: String(mm), width },
          price,
          ...salePrice(price, sale, colour, mm),
          weightG: shipmentWeight(card.attributes.weight_g, mm),
        }
        return { variant, mm, width: width as Width, stock: bootStock(sku, width as Width, place, all.length) }
      }),
    ),
  )
}

/** A boot in colours × sizes × widths. */
export function boot<C extends 'figure' | 'hockey' | 'speed' | 'recreational'>(plan: BootPlan<C>): SeedProduct {
  const { card, runs } = plan
  const rows = bootVariants(plan)
  const stock = Object.fromEntries(rows.map((row) => [row.variant.sku, row.stock]))
  // Every boot shows a sold-out size, so that the third look of the size grid is there to be seen.
  if (!Object.values(stock).includes(0)) stock[rows.at(-2)!.variant.sku] = 0
  const sizes = [...new Set(rows.map((row) => row.mm))].sort((a, b) => a - b)
  const widths = widthOrder.filter((width) => rows.some((row) => row.width === width))
  const draft: ProductInput = {
    boxCm: [38, 30, 14],
    origin,
    ...card,
    attributes: card.attributes as ProductInput['attributes'],
    options: [
      colourOption(runs.map((run) => run.colour)),
      { key: 'size', values: sizes.map((mm) => ({ value: String(mm) })) },
      { key: 'width', values: widths.map((value) => ({ value })) },
    ],
    variants: rows.map((row) => row.variant),
    pictures: picturesOf({ vi: card.vi.name, en: card.en.name }, runs),
  }
  return { draft, stock }
}

type Step = OptionValue & { /** Last part of the SKU. */ code: string; price: number; weightG: number }

type GearPlan<C extends Category> = {
  card: Card<C>
  sku: string
  looks?: Look[]
  plain?: PlainLook
  /** Pictures that are another product's too. */
  pictures?: ProductInput['pictures']
  /** The one choice besides the colour; a product without choice has one step and no key. */
  choice?: OptionKey
  steps: Step[]
  sale?: Sale
  /** Least and most pieces of one kind on the shelf; absent for services. */
  shelf?: [least: number, most: number]
}

function gearStock(sku: string, [least, most]: [number, number], kinds: number) {
  return kinds > 3 && isSoldOut(sku) ? 0 : least + chance(sku, most - least + 1)
}

/** Everything that is not a boot: colours × one row of choices, either of them optional. */
export function gear<C extends Category>(plan: GearPlan<C>): SeedProduct {
  const { card, sku: head, looks = [], plain, pictures, choice, steps, sale, shelf } = plan
  const name = { vi: card.vi.name, en: card.en.name }
  const shades = looks.length > 0 ? looks.map((look) => look.colour) : [undefined]
  const variants: Variant[] = shades.flatMap((colour) =>
    steps.map((step) => ({
      sku: [head, colour && optionCodeOf(colour), step.code].filter(Boolean).join('-'),
      options: { ...(colour && { colour }), ...(choice && { [choice]: step.value }) },
      price: step.price,
      ...salePrice(step.price, sale, colour),
      weightG: step.weightG,
    })),
  )
  const draft: ProductInput = {
    ...(card.category === 'services' ? {} : { origin }),
    ...card,
    attributes: card.attributes as ProductInput['attributes'],
    options: [
      ...(looks.length > 0 ? [colourOption(looks.map((look) => look.colour))] : []),
      ...(choice
        ? [{ key: choice, values: steps.map(({ value, label }) => ({ value, ...(label && { label }) })) }]
        : []),
    ],
    variants,
    pictures: pictures ?? (plain ? plainPictures(name, plain) : picturesOf(name, looks)),
  }
  const stock = shelf
    ? Object.fromEntries(variants.map(({ sku }) => [sku, gearStock(sku, shelf, variants.length)]))
    : {}
  return { draft, stock }
}
