import type { Dong } from '#kit/money.ts'
import type { ProductScope } from './promotion.ts'

/** A priced line as promotions see it. `left` is its price before their discounts. */
export type Piece = {
  key: string
  productId: string
  category: string
  type: string
  brandLine: string
  unitPrice: Dong
  listPrice: Dong
  quantity: number
  left: Dong
}

const allows = (list: readonly string[], value: string) => !list.length || list.includes(value)

export const isEverything = ({ categories, types, lines, products }: ProductScope) =>
  !categories.length && !types.length && !lines.length && !products.length

export function inScope(scope: ProductScope, { productId, category, type, brandLine }: Piece) {
  if (isEverything(scope) || scope.products.includes(productId)) return true
  const isByKind = scope.categories.length > 0 || scope.types.length > 0 || scope.lines.length > 0
  return isByKind && allows(scope.categories, category) && allows(scope.types, type) && allows(scope.lines, brandLine)
}

export const isOnSale = ({ unitPrice, listPrice }: Pick<Piece, 'unitPrice' | 'listPrice'>) => listPrice > unitPrice
export const totalOf = ({ unitPrice, quantity }: Piece) => unitPrice * quantity
