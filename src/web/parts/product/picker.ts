import type { Dong } from '#kit/money.ts'
import { cheapestOf, leadOf, shadesOf, usualWidth } from '#shop/catalogue/variants/lead.ts'
import type { OptionKey, Options } from '#shop/catalogue/product.ts'
import { withFit } from './size-and-width.ts'

/** `stock`: how many can be bought, counted no further than 4; null where no stock is kept. */
export type PickVariant = { id: string; options: Options; stock: number | null }
export type PricedVariant = PickVariant & { price: Dong; salePrice: Dong | null }
export type PickOption = { key: OptionKey; values: { value: string }[] }
type Pick = { key: OptionKey; value: string }
export type PickState = 'available' | 'sold-out' | 'impossible'

export const isFree = ({ stock }: PickVariant) => stock !== 0

/** The order of choice: an option is limited only by those before it, since two that limited each other could not be changed any more. */
const rank: Record<OptionKey, number> = { colour: 0, width: 1, size: 2, blade_length: 3, hollow: 4, length: 5, kind: 6 }

/** The state of a value, given the choices before it. Choosing it may drop a later choice that does not go with it. */
export function stateOf(variants: readonly PickVariant[], choice: Options, key: OptionKey, value: string): PickState {
  const earlierChoices = Object.entries(choice).filter(([one]) => rank[one as OptionKey] < rank[key])
  const fit = candidates(variants, { ...Object.fromEntries(earlierChoices), [key]: value })
  return fit.some(isFree) ? 'available' : fit.length ? 'sold-out' : 'impossible'
}

/** The choice after choosing one more value: values that do not go with it are dropped or replaced by defaults. */
export function choose(
  variants: readonly PickVariant[],
  options: readonly PickOption[],
  choice: Options,
  { key, value }: Pick,
): Options {
  return chooseAll(variants, options, choice, { [key]: value })
}

/** The same after several values at once, such as a size in a width. */
export function chooseAll(
  variants: readonly PickVariant[],
  options: readonly PickOption[],
  choice: Options,
  picked: Options,
): Options {
  const keptChoice = options.reduce<Options>(
    (sum, { key }) => withValue(variants, sum, key, key in picked ? undefined : choice[key]),
    picked,
  )
  return withDefaults(variants, options, keptChoice)
}

/** The same of what the shopper did not choose: it yields to a size that they chose meanwhile. */
export const chooseUnlessChosen: typeof chooseAll = (variants, options, choice, suggested) =>
  choice.size ? choice : chooseAll(variants, options, choice, suggested)

/** The state of a size in a width, in the chosen colour: a cell of the grid. */
export function fitState(variants: readonly PickVariant[], choice: Options, size: string, width: string): PickState {
  const fit = candidates(variants, { ...choice, size, width })
  return fit.some(isFree) ? 'available' : fit.length ? 'sold-out' : 'impossible'
}

/** The choice in an address, as far as it exists, with defaults for the rest: the colour is the one that the card shows. */
export function readPickedChoice(
  variants: readonly PricedVariant[],
  options: readonly PickOption[],
  params: URLSearchParams,
): Options {
  const fromAddress = withFit(Object.fromEntries(params))
  const validChoice = options.reduce<Options>((sum, { key }) => withValue(variants, sum, key, fromAddress[key]), {})
  const lead = leadOf(shadesOf(candidates(variants, validChoice).map(offered)), {
    colours: valuesOf(options, 'colour'),
    widths: valuesOf(options, 'width'),
  })
  const isColoured = options.some(({ key }) => key === 'colour')
  return withDefaults(
    variants,
    options,
    isColoured ? withValue(variants, validChoice, 'colour', lead?.choice.colour) : validChoice,
  )
}

const offered = (variant: PricedVariant) => ({
  options: variant.options,
  paid: paidFor(variant),
  canBeBought: isFree(variant),
})

export const paidFor = ({ price, salePrice }: { price: Dong; salePrice: Dong | null }) => ({
  now: salePrice ?? price,
  was: salePrice === null ? null : price,
})

/** The price for a choice: the lowest of the variants it leaves open, and whether others differ. */
export function priceOf(variants: readonly PricedVariant[], choice: Options) {
  const paid = candidates(variants, choice).map(paidFor)
  const cheapest = cheapestOf(paid) ?? { now: 0, was: null }
  return { ...cheapest, isFrom: paid.some(({ now }) => now > cheapest.now) }
}

const valuesOf = (options: readonly PickOption[], key: OptionKey) =>
  options.find((option) => option.key === key)?.values.map(({ value }) => value) ?? []

export const choiceQuery = (options: readonly PickOption[], choice: Options) =>
  `?${new URLSearchParams(options.flatMap(({ key }) => (choice[key] === undefined ? [] : [[key, choice[key]]])))}`

/** The choice in one line, as the cart keeps it. */
export const choiceWords = (
  options: readonly { key: OptionKey; values: { value: string; label: string }[] }[],
  choice: Options,
) => options.flatMap(({ key, values }) => values.find(({ value }) => value === choice[key])?.label ?? []).join(' · ')

/** Labels among these options that exist only in Vietnamese. */
export const fallbackWords = (options: readonly { values: { label: string; lang?: string }[] }[]) =>
  options.flatMap(({ values }) => values.flatMap(({ label, lang }) => (lang ? label : [])))

/** The first choice that is still to be made. */
export const missingKey = (options: readonly PickOption[], choice: Options) =>
  options.find(({ key }) => choice[key] === undefined)?.key

export const variantOf = <V extends PickVariant>(
  variants: readonly V[],
  options: readonly PickOption[],
  choice: Options,
) => (missingKey(options, choice) ? undefined : candidates(variants, choice)[0])

/** Runs for every cell of the size grid during hydration, so the choice is read once, not once for each variant. */
export function candidates<V extends PickVariant>(variants: readonly V[], choice: Options) {
  const chosen = Object.entries(choice).filter(([, value]) => value !== undefined)
  return variants.filter(({ options }) => chosen.every(([key, value]) => options[key as OptionKey] === value))
}

function withValue(variants: readonly PickVariant[], sum: Options, key: OptionKey, value: string | undefined): Options {
  const next = { ...sum, [key]: value }
  return value !== undefined && candidates(variants, next).length ? next : sum
}

/** Colour, regular width and options with a single value are chosen by default; a size never is. */
function withDefaults(variants: readonly PickVariant[], options: readonly PickOption[], choice: Options): Options {
  return options.reduce((sum, { key, values }) => {
    if (sum[key] !== undefined) return sum
    const possible = values
      .map(({ value }) => value)
      .filter((value) => candidates(variants, { ...sum, [key]: value }).length)
    if (key === 'width') return { ...sum, width: usualWidth(possible) }
    return key === 'colour' || values.length === 1 ? { ...sum, [key]: possible[0] } : sum
  }, choice)
}
