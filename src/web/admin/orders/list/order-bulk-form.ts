import { z } from 'zod'
import { orderBulkVerbs, maxOrdersAtOnce } from '#flows/orders/bulk-orders.ts'

/** The ticked orders and the action. */
export const orderBulkForm = z.object({
  intent: z.enum(orderBulkVerbs),
  order: z.array(z.string().max(40)).max(maxOrdersAtOnce * 2),
})

export const orderBulkEntries = (form: FormData) => ({ intent: form.get('intent'), order: form.getAll('order') })
