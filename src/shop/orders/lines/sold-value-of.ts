import { worthOf, type OrderLineValue } from '../shipments/cod-shares.ts'

/** The price for which these pieces were sold, in đồng. */
export const soldValueOf = (lines: OrderLineValue[], pieces: { orderLineId: string; quantity: number }[]) =>
  pieces.reduce((sum, { orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId)
    return sum + (line ? worthOf(line, quantity) : 0)
  }, 0)
