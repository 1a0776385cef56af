import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { changePrice } from '#shop/catalogue/prices/change-price.ts'
import type { Priced } from '#shop/catalogue/prices/price.ts'
import { hasStock } from '#shop/catalogue/product.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { adjustStock } from '#shop/inventory/moves/adjust-stock.ts'
import { lockVariantRows, type LockedVariantRow } from '#shop/inventory/moves/lock-variant-rows.ts'
import { m } from '#words/messages.js'

type SheetPart = 'price' | 'sale' | 'from' | 'until' | 'stock'
/** The values that were on the screen and the new ones; a half (price or stock) that is left out stays as it is. */
export type SheetRowInput = {
  variantId: string
  prices?: { seen: Priced; wanted: Priced }
  onHand?: { seen: number; wanted: number }
}
type CellRefusal = Pick<Refusal, 'code' | 'say'>
export type SheetRowError = { variantId: string; part: SheetPart; refusal: CellRefusal }
type SheetEdit = { rows: SheetRowInput[]; note: string }

/**
 * Saves prices and stock of many variants, all or none. A row that somebody else changed since it was loaded is reported, never overwritten; stock moves
 * by the difference, with its cause in the ledger. Returns the number of changed rows, or the problems cell by cell.
 */
export const saveSheet = (
  db: Db,
  actor: Actor,
  { rows, note }: SheetEdit,
): Promise<{ changed: number; errors: SheetRowError[] }> =>
  db.transaction(async (tx) => {
    const lockedRows = await lockVariantRows(
      tx,
      rows.map(({ variantId }) => variantId),
    )
    const errors = rows.flatMap((row) => checkRow(row, lockedRows.get(row.variantId)))
    if (errors.length) return { changed: 0, errors }
    const byProduct = Map.groupBy(
      rows.filter(({ prices }) => prices),
      ({ variantId }) => lockedRows.get(variantId)!.productId,
    )
    for (const productId of [...byProduct.keys()].sort()) {
      const prices = byProduct
        .get(productId)!
        .map(({ variantId, prices: rowPrices }) => ({ variantId, ...rowPrices!.wanted }))
      await changePrice(tx, actor, { productId, prices })
    }
    for (const { variantId, onHand } of rows.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1)))
      if (onHand && onHand.wanted !== onHand.seen)
        await adjustStock(tx, actor, { variantId, change: onHand.wanted - onHand.seen, note })
    return { changed: rows.length, errors: [] }
  })

const priceParts = ['price', 'salePrice', 'saleFrom', 'saleUntil'] as const
const cellOf = { price: 'price', salePrice: 'sale', saleFrom: 'from', saleUntil: 'until' } as const

function checkRow({ variantId, prices, onHand }: SheetRowInput, locked: LockedVariantRow | undefined): SheetRowError[] {
  if (!locked || locked.archivedAt)
    return [{ variantId, part: 'price', refusal: new Refusal('variant-gone', m.product_admin_variant_gone, {}) }]
  const checked = [prices && checkPrices(locked, prices), onHand && checkStock(locked, onHand)]
  return checked.flatMap((error) => (error ? [{ variantId, part: error[0], refusal: error[1] }] : []))
}

type CellError = [SheetPart, CellRefusal] | undefined

function checkPrices(locked: LockedVariantRow, { seen, wanted }: NonNullable<SheetRowInput['prices']>): CellError {
  const { price, salePrice, saleFrom, saleUntil } = wanted
  const changed = priceParts.find((part) => !isDeepStrictEqual(locked[part], seen[part]))
  if (changed) return [cellOf[changed], new Refusal('changed-meanwhile', m.product_sheet_price_moved, {})]
  if (salePrice !== null && salePrice >= price)
    return ['sale', new Refusal('sale-not-lower', m.product_admin_error_sale, {})]
  if (salePrice === 0 && hasStock(locked.category))
    return ['sale', new Refusal('sale-free', m.product_admin_error_sale_free, {})]
  if (saleFrom && saleUntil && saleFrom >= saleUntil)
    return ['until', new Refusal('sale-over-before', m.promotion_error_order, {})]
  if (price === 0 && (locked.status === 'active' || locked.status === 'scheduled') && hasStock(locked.category))
    return ['price', new Refusal('price-missing', m.product_sheet_price_free, {})]
}

function checkStock(locked: LockedVariantRow, { seen, wanted }: NonNullable<SheetRowInput['onHand']>): CellError {
  const [onHand, reserved] = [locked.onHand ?? 0, locked.reserved ?? 0]
  if (!hasStock(locked.category)) return ['stock', new Refusal('no-shelf', m.product_admin_no_shelf, {})]
  if (onHand !== seen)
    return ['stock', new Refusal('changed-meanwhile', m.product_sheet_stock_moved, { seen, there: onHand })]
  if (wanted < reserved)
    return ['stock', new Refusal('stock-below-reserved', m.product_sheet_below_reserved, { reserved })]
}
