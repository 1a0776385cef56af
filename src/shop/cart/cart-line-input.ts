import { z } from 'zod'
import { lineKey } from './line-key.ts'
import { maxLineQuantity } from './saved-quantity.ts'

/** More services than one pair can take mean a tampered request. */
const maxServices = 6

const services = z
  .array(z.uuid())
  .max(maxServices)
  .transform((ids) => [...new Set(ids)].sort())

/** A consent cannot lie in the future or before the shop existed; an unreadable time is no consent, and the cart asks again. */
export const agreedAt = z.iso
  .datetime()
  .transform((text) => new Date(Math.min(new Date(text).getTime(), Date.now())))
  .refine((at) => at.getUTCFullYear() >= 2026)
  .nullish()
  .catch(null)

/** The facts that a browser may send about its cart: variants with their services, quantities, and the price it showed. It never decides a price. */
const cartLineInput = z.object({
  variantId: z.uuid(),
  services: services.optional(),
  finalSince: agreedAt,
  quantity: z.int().min(1).max(maxLineQuantity),
  seenPrice: z.int().min(0).max(1e12).nullish(),
})
export type CartLineInput = z.infer<typeof cartLineInput>

/** The wanted quantity of one line; zero removes the line. */
export type LineChange = Omit<CartLineInput, 'quantity'> & { quantity: number }
const lineChange = cartLineInput.extend({ quantity: z.int().min(0).max(maxLineQuantity) })

/** Valid changes, the last one for each line; invalid ones are dropped. */
export function parseLineChanges(raw: unknown): LineChange[] {
  const changes = new Map<string, LineChange>()
  for (const one of Array.isArray(raw) ? raw.slice(0, 100) : []) {
    const read = lineChange.safeParse(one)
    if (read.success) changes.set(lineKey(read.data), read.data)
  }
  return [...changes.values()]
}

/** Valid lines; invalid ones of a tampered or outdated cart are counted and dropped, never guessed. */
export function parseCartLines(raw: unknown): { lines: CartLineInput[]; dropped: number } {
  const list = Array.isArray(raw) ? raw.slice(0, 100) : []
  const lines = new Map<string, CartLineInput>()
  let dropped = Array.isArray(raw) ? Math.max(0, raw.length - 100) : 0
  for (const one of list) {
    const read = cartLineInput.safeParse(one)
    if (!read.success) dropped += 1
    else {
      const key = lineKey(read.data)
      const existing = lines.get(key)
      lines.set(key, {
        ...read.data,
        quantity: read.data.quantity + (existing?.quantity ?? 0),
        finalSince: existing?.finalSince ?? read.data.finalSince,
      })
    }
  }
  return { lines: [...lines.values()], dropped }
}
