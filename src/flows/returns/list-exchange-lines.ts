import type { Db } from '#platform/postgres/db.server.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { listOrderLines, type Order } from '#shop/orders/queries.ts'
import { refuseLine } from '#shop/orders/lines/refuse-line.ts'
import { onSameTerms } from '#shop/returns/exchange-price.ts'
import type { WholeReturn } from '#shop/returns/queries.ts'
import type { ExchangeLine } from '#shop/returns/quote-exchange.ts'
import { isShopResponsible } from '#shop/returns/reasons.ts'
import { worthLeft, type ReturnedLine } from '#shop/returns/suggest-refund.ts'
import { exchangeTargetOf } from '#shop/returns/exchange-target-of.ts'
import { m } from '#words/messages.js'

/** What goes out for the pieces that came, as it was agreed; refuses where it is sold no more. */
export async function listExchangeLines(
  tx: Db,
  order: Pick<Order, 'id' | 'locale'>,
  { lines }: WholeReturn,
  backs: ReturnedLine[],
): Promise<ExchangeLine[]> {
  const ordered = await listOrderLines(tx, order.id)
  const worksOf = (lineId: string) => ordered.filter((one) => one.partOf === lineId && !one.stocked)
  const came = lines.filter((line) => line.pieces.length > 0)
  const wantedIds = came.flatMap(({ wantedVariantId, orderLineId }) => [
    ...(wantedVariantId ? [wantedVariantId] : []),
    ...worksOf(orderLineId).flatMap((work) => work.variantId ?? []),
  ])
  const forSale = await listForSale(tx, order.locale, wantedIds)
  return came.map(({ line, wanted, wantedVariantId, pieces, reason }) => {
    const sold = forSale.find((one) => one.variantId === wantedVariantId)
    if (!sold || !wanted)
      throw refuseLine('return-sold-out', m.refusal_return_sold_out, exchangeTargetOf({ line, wanted }))
    const { paid, left } = worthLeft(backs.find(({ lineId }) => lineId === line.id)!)
    const listed = line.unitPrice * pieces.length
    return {
      sold,
      quantity: pieces.length,
      unitPrice: wanted.unitPrice,
      price: onSameTerms(wanted.unitPrice * pieces.length, { paid, listed }),
      worth: left,
      finalSince: line.finalSince,
      works: isShopResponsible(reason)
        ? worksOf(line.id).flatMap((work) => forSale.find((one) => one.variantId === work.variantId) ?? [])
        : [],
    }
  })
}
