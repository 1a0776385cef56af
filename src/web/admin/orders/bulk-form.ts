import { z } from 'zod'
import { bulkVerbs, mostAtOnce } from '#flows/bulk-orders.ts'

/** Which orders, and what is to be done with them. */
export const bulkForm = z.object({
  intent: z.enum(bulkVerbs),
  order: z.array(z.string().max(40)).max(mostAtOnce * 2),
})

export const formEntries = (form: FormData) => ({ intent: form.get('intent'), order: form.getAll('order') })
