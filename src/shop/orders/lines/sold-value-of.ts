import { worthOf, type OrderLineValue } from '../shipments/cod-shares.ts'

/** What these pieces were sold for, in đồng. */
export const soldValueOf = (lines: OrderLineValue[], pieces: { orderLineId: string; quantity: number }[]) =>
  pieces.reduce((sum, { orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId)
    return sum + (line ? worthOf(line, quantity) : 0)
  }, 0)
