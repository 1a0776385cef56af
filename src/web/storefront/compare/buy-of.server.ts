import type { Locale } from '#kit/localized.ts'
import type { Lead } from '#shop/catalogue/variants/lead.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import { hasStock, matchesChoices, type Options } from '#shop/catalogue/product.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { optionViews } from '#web/parts/product/option-view.server.ts'

/** What of a product can be put into the cart beside others: its leading colour and width, and of the one choice that is left what is there. `buy` is null where more is to be chosen, which its own page asks. */
export function buyOf(
  product: ProductPage,
  { choice, price, isFrom = false }: Partial<Lead>,
  left: Map<string, number>,
  locale: Locale,
) {
  const at = new Date()
  const { variants, category } = product
  const known: Options = Object.fromEntries(Object.entries(choice ?? {}).filter(([, value]) => value !== undefined))
  const there = variants.filter(
    ({ id, options }) => matchesChoices(options, known) && (!hasStock(category) || (left.get(id) ?? 0) > 0),
  )
  const [open, ...more] = optionViews(product, locale).filter(({ key }) => known[key] === undefined)
  const values = open?.values.flatMap(({ value, label }) => {
    const variant = there.find(({ options }) => options[open.key] === value)
    return variant ? [{ value, label, price: priceAt(variant, at).now }] : []
  })
  return {
    price: price?.now ?? 0,
    isFrom,
    isThere: there.length > 0,
    buy: more.length ? null : { known, name: open?.key ?? null, ask: open?.ask ?? null, values: values ?? [] },
  }
}
