import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isBare, isBlade, isOfOneFamily } from '#shop/advisers/pair-of.ts'
import { hollowForProduct } from '#shop/advisers/hollow-for-product.ts'
import { bundleMarkOf } from '#shop/cart/make-bundle-mark.ts'
import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { listServices, type ServiceWithVariants } from '#shop/catalogue/variants/list-services.ts'
import { listForSale, type ForSale } from '#shop/catalogue/queries.ts'
import { acceptsService } from '#shop/catalogue/variants/services-for.ts'

/** Boots without blade and blades of their kind that are separate lines of the draft, by line number. */
export function separatePairs(lines: readonly CartLineInput[], sold: readonly ForSale[]) {
  const apart = lines.flatMap((line, at) => {
    const part = sold.find(({ variantId }) => variantId === line.variantId)
    return part && !bundleMarkIn(line) ? [{ at, part }] : []
  })
  const blades = apart.filter(({ part }) => isBlade(part))
  return apart
    .filter(({ part }) => isBare(part))
    .flatMap((boot) => blades.filter((blade) => isOfOneFamily(boot.part, blade.part)).map((blade) => ({ boot, blade })))
}

/** Joins two lines into a bundle with the work it needs; surplus pieces of either stay a separate line. */
export async function joinBundle(db: Db, lines: CartLineInput[], lineNumbers: string): Promise<CartLineInput[]> {
  const [bootAt, bladeAt] = lineNumbers.split('+').map(Number)
  const locale = requestLocale()
  const sold = await listForSale(
    db,
    locale,
    lines.map(({ variantId }) => variantId),
  )
  const pair = separatePairs(lines, sold).find(({ boot, blade }) => boot.at === bootAt && blade.at === bladeAt)
  if (!pair) return lines
  const services = await listServices(db, locale)
  const [boot, blade] = [lines[pair.boot.at]!, lines[pair.blade.at]!]
  const quantity = Math.min(boot.quantity, blade.quantity)
  const mark = bundleMarkOf([boot.variantId, blade.variantId, String(lines.length)])
  const joined = (line: CartLineInput, { part }: typeof pair.boot, type: string): CartLineInput => ({
    ...line,
    quantity,
    services: [...withWork(line.services ?? [], part, type, services), mark],
  })
  const set = [joined(boot, pair.boot, 'mounting'), joined(blade, pair.blade, 'sharpening')]
  const surplus = [boot, blade].flatMap((line) =>
    line.quantity > quantity ? [{ ...line, quantity: line.quantity - quantity }] : [],
  )
  return lines.flatMap((line) => (line === boot ? [...set, ...surplus] : line === blade ? [] : [line]))
}

/** Keeps a service of this type that was chosen, otherwise adds the one that suits the product, a sharpening by its hollow. */
function withWork(chosen: string[], part: ForSale, type: string, services: ServiceWithVariants[]) {
  const offered = services
    .filter((one) => one.type === type && acceptsService(part, one))
    .flatMap((one) => one.variants)
  if (offered.some(({ id }) => chosen.includes(id))) return chosen
  const hollow = hollowForProduct({ ...part, levels: [] })
  const first = offered.find(({ options }) => options.hollow === hollow) ?? offered[0]
  return first ? [...chosen, first.id] : chosen
}

/** Splits a bundle into separate lines, each with its services. */
export const splitBundle = (lines: CartLineInput[], mark: string): CartLineInput[] =>
  lines.map((line) =>
    bundleMarkIn(line) === mark ? { ...line, services: line.services?.filter((id) => id !== mark) } : line,
  )
