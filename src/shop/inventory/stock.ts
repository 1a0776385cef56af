/** Why stock moved: received, counted or lost by hand; reserved, released, sold or brought back by an order. */
export const stockCauses = ['received', 'adjusted', 'reserved', 'released', 'sold', 'returned'] as const
export type StockCause = (typeof stockCauses)[number]

/** Below this many the shopper is told how many are left, and the shopkeeper is warned. */
export const lowStock = 3

export type StockState = 'in' | 'low' | 'out'
export const stockState = (available: number): StockState =>
  available <= 0 ? 'out' : available <= lowStock ? 'low' : 'in'
