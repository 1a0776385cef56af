import type { Dong } from '#kit/money.ts'
import type { Options } from '../product.ts'

/** The current price, and the former one while a sale runs. */
type ShownPrice = { now: Dong; was: Dong | null }

/** The prices of the variants of one colour in one width. */
export type ColourPrices = {
  colour?: string
  width?: string
  cheapest: ShownPrice
  highest: Dong
  canBeBought: boolean
}

type Offered = { options: Options; paid: ShownPrice; canBeBought: boolean }
type Order = { colours: readonly string[]; widths: readonly string[] }

/** The variant that represents a product in lists; `isFrom` if other sizes cost more. */
export type Lead = { choice: Pick<Options, 'colour' | 'width'>; price: ShownPrice; isFrom: boolean }

/** The lowest price; of two equal ones the reduced one. */
export const cheapestOf = (paid: readonly ShownPrice[]): ShownPrice | undefined =>
  paid.toSorted((a, b) => a.now - b.now || (b.was ?? b.now) - (a.was ?? a.now))[0]

export function shadesOf(offered: readonly Offered[]): ColourPrices[] {
  const groups = Map.groupBy(offered, ({ options }) => `${options.colour ?? ''}\n${options.width ?? ''}`)
  return [...groups.values()].map((sameColour) => ({
    colour: sameColour[0]!.options.colour,
    width: sameColour[0]!.options.width,
    cheapest: cheapestOf(sameColour.map(({ paid }) => paid))!,
    highest: Math.max(...sameColour.map(({ paid }) => paid.now)),
    canBeBought: sameColour.some(({ canBeBought }) => canBeBought),
  }))
}

/**
 * The leading colour, in the usual width: an available one before a sold-out one, a reduced one before one at its usual price, then the cheapest, then
 * the first. Cards, lists, search and the product page all use this rule, so that a card never shows the price of another colour.
 */
export function leadOf(shades: readonly ColourPrices[], order: Order): Lead | undefined {
  const colours = [...new Set(shades.map(({ colour }) => colour))].toSorted(byOrder(order.colours))
  const leads = colours.map((colour) =>
    leadIn(
      shades.filter((shade) => shade.colour === colour),
      order,
    ),
  )
  return leads.toSorted((a, b) => rank(a) - rank(b) || a.price.now - b.price.now)[0]
}

const rank = ({ canBeBought, price }: Lead & { canBeBought: boolean }) =>
  (canBeBought ? 0 : 2) + (price.was === null ? 1 : 0)

function leadIn(shades: readonly ColourPrices[], { widths }: Order) {
  const width = usualWidth([...new Set(shades.map((shade) => shade.width))].toSorted(byOrder(widths)))
  const shown = shades.filter((shade) => shade.width === width)
  const price = cheapestOf(shown.map(({ cheapest }) => cheapest))!
  return {
    choice: {
      ...(shades[0]!.colour !== undefined && { colour: shades[0]!.colour }),
      ...(width !== undefined && { width }),
    },
    price,
    isFrom: shown.some(({ highest }) => highest > price.now),
    canBeBought: shades.some(({ canBeBought }) => canBeBought),
  }
}

/** The regular width, if it is made. */
export const usualWidth = <W extends string | undefined>(widths: readonly W[]) =>
  widths.find((one) => one === 'R') ?? widths[0]

/** Values that the product does not list come last, in order of appearance. */
const byOrder = (order: readonly string[]) => {
  const place = (value: string | undefined) => {
    const at = value === undefined ? -1 : order.indexOf(value)
    return at < 0 ? order.length : at
  }
  return (a: string | undefined, b: string | undefined) => place(a) - place(b)
}
