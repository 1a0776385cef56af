/** Why stock moved: received, corrected, counted; reserved, released, sold or brought back by an order; broken, lost or come back and no longer to be sold. */
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

/** Below this many the shopper is told how many are left. When the shopkeeper is warned is a setting, for each product or size if wished (stock_thresholds). */
export const lowStock = 3

export type StockState = 'in' | 'low' | 'out'
export const stockState = (available: number, lowAt = lowStock): StockState =>
  available <= 0 ? 'out' : available <= lowAt ? 'low' : 'in'

export const stocktakeStates = ['open', 'closed', 'dropped'] as const
export type StocktakeState = (typeof stocktakeStates)[number]
