import { lowStock } from '#shop/inventory/stock.ts'

/** What a shopper is told of the stock: exact while it is low, otherwise only that there is more; null where no stock is kept. */
export const shownStock = (available: number | undefined) =>
  available === undefined ? null : Math.max(0, Math.min(available, lowStock + 1))
