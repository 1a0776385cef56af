/** The causes of a stock move: received, corrected, counted; reserved, released, sold or returned by an order; written off; returned and unfit for sale. */
export const stockCauses = [
  'received',
  'adjusted',
  'counted',
  'reserved',
  'released',
  'sold',
  'returned',
  'written_off',
] as const
export type StockCause = (typeof stockCauses)[number]

/** Below this number shoppers see how many pieces are left. The threshold for staff is a setting, per product or size if set (stock_thresholds). */
export const lowStock = 3

export type StockState = 'in' | 'low' | 'out'
export const stockState = (available: number, lowAt = lowStock): StockState =>
  available <= 0 ? 'out' : available <= lowAt ? 'low' : 'in'

export const stocktakeStates = ['open', 'closed', 'dropped'] as const
export type StocktakeState = (typeof stocktakeStates)[number]
