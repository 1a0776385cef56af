import { inArray } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { checkBlade } from '#shop/advisers/blade-compatibility.ts'
import { isBlade, isBootPart, pairOf, type Part } from '#shop/advisers/pair-of.ts'
import { variantLabels } from '#shop/catalogue/variants/option-label.ts'
import { listForSale, type ForSale } from '#shop/catalogue/queries.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { lineName } from '#shop/orders/lines/lines-in.ts'
import type { Order } from '#shop/orders/queries.ts'
import { refuseLine } from '#shop/orders/lines/refuse-line.ts'
import { exchangePrice } from '#shop/returns/exchange-price.ts'
import type { ReturnLineInput } from '#shop/returns/open-return.ts'
import { isShopResponsible } from '#shop/returns/return-reasons.ts'
import type { ExchangeTarget } from '#shop/returns/schema.ts'
import { m } from '#words/messages.js'
import type { ReturnableLine } from './list-returnable-lines.ts'

type ExchangeRequest = { lines: ReturnLineInput[]; returnable: ReturnableLine[]; isExchange: boolean }

/** The wanted variant for each line, as it is sold now; null for a refund. Refuses a variant of another product, the same variant, or one out of stock. */
export async function findExchangeVariants(
  db: Db,
  order: Pick<Order, 'locale'>,
  { lines, returnable, isExchange }: ExchangeRequest,
): Promise<(ExchangeTarget | null)[]> {
  if (!isExchange) return lines.map(() => null)
  const ids = lines.flatMap((line) => line.wantedVariantId ?? [])
  const forSale = await listForSale(db, order.locale, ids)
  const stays = returnable.flatMap(({ line }) => (line.bundleId && line.variantId ? [line.variantId] : []))
  const available = await availableOf(db, ids)
  const prices = await pricesOf(db, returnable)
  const targets = lines.map(({ wantedVariantId, orderLineId, quantity, reason }) => {
    const { line } = returnable.find((one) => one.line.id === orderLineId)!
    const sold = forSale.find((one) => one.variantId === wantedVariantId && one.productId === line.productId)
    const isSame = wantedVariantId === line.variantId
    if (!sold || (isSame && !isShopResponsible(reason)))
      throw refuseLine('return-choose', m.refusal_return_choose, { ...line, options: [] })
    const there = (available.get(sold.variantId) ?? 0) - piecesOfOtherLines(lines, { wantedVariantId, orderLineId })
    const options = variantLabels(sold.options, sold.labels, order.locale)
    if (there < quantity) throw refuseLine('return-sold-out', m.refusal_return_sold_out, { ...line, options })
    const was = line.variantId ? prices.get(line.variantId) : undefined
    return {
      sku: sold.sku,
      options,
      unitPrice: exchangePrice(line, was, sold.price),
    }
  })
  if (stays.length)
    refuseUnfitExchange({ lines, returnable, forSale: [...forSale, ...(await listForSale(db, order.locale, stays))] })
  return targets
}

type ExchangeLines = { lines: ReturnLineInput[]; returnable: ReturnableLine[]; forSale: ForSale[] }

type Named = Parameters<typeof lineName>[0]

const refuseUnfit = (own: Named, otherParts: Named[]) => {
  const facts = (locale: Locale) => ({
    name: lineName(own, locale),
    other: otherParts.map((one) => lineName(one, locale)).join(', '),
  })
  return new Refusal(
    'return-set-unfit',
    (_, { locale }) => m.refusal_return_bundle_unfit(facts(locale), { locale }),
    {},
  )
}

/** Boot and blade of a bundle were priced as one because they fit: a new size of one must still fit the other. */
function refuseUnfitExchange({ lines, returnable, forSale }: ExchangeLines) {
  const become = (one: ReturnableLine['line']): Part | undefined => {
    const wish = lines.find(({ orderLineId }) => orderLineId === one.id)?.wantedVariantId ?? one.variantId
    return forSale.find(({ variantId }) => variantId === wish)
  }
  for (const { orderLineId } of lines) {
    const own = returnable.find(({ line }) => line.id === orderLineId)!.line
    const otherParts = returnable.filter(
      ({ line }) => own.bundleId && line.bundleId === own.bundleId && line.id !== own.id,
    )
    const parts = [own, ...otherParts.map(({ line }) => line)].flatMap((line) => become(line) ?? [])
    const [boot, blade] = [parts.find(isBootPart), parts.find(isBlade)]
    if (boot && blade && checkBlade(pairOf(boot, blade)).status === 'no')
      throw refuseUnfit(
        own,
        otherParts.map(({ line }) => line),
      )
  }
}

/** How many pieces of this variant other lines of the same request take. */
const piecesOfOtherLines = (lines: ReturnLineInput[], own: Pick<ReturnLineInput, 'wantedVariantId' | 'orderLineId'>) =>
  lines
    .filter((line) => line.wantedVariantId === own.wantedVariantId && line.orderLineId !== own.orderLineId)
    .reduce((sum, line) => sum + line.quantity, 0)

async function pricesOf(db: Db, returnable: ReturnableLine[]) {
  const ids = returnable.flatMap(({ line }) => line.variantId ?? [])
  if (!ids.length) return new Map<string, number>()
  const rows = await db
    .select({ id: variants.id, price: variants.price })
    .from(variants)
    .where(inArray(variants.id, ids))
  return new Map(rows.map(({ id, price }) => [id, price]))
}
