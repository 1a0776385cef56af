import { lowStock } from '#shop/inventory/stock.ts'

/** The stock that shoppers see: exact while low, otherwise capped; null where no stock is kept. */
export const shownStock = (available: number | undefined) =>
  available === undefined ? null : Math.max(0, Math.min(available, lowStock + 1))
