import { z } from 'zod'
import { lineKey } from './line-key.ts'

/** More services than a pair could ever take are no order of ours. */
const mostServices = 6

const services = z
  .array(z.uuid())
  .max(mostServices)
  .transform((ids) => [...new Set(ids)].sort())

/** A clock that runs ahead cannot have agreed tomorrow, nor anybody before there was a shop; a time that is none is no consent, and the cart asks again. */
export const agreedAt = z.iso
  .datetime()
  .transform((text) => new Date(Math.min(new Date(text).getTime(), Date.now())))
  .refine((at) => at.getUTCFullYear() >= 2026)
  .nullish()
  .catch(null)

/** The facts that a browser may send of its cart: variants with their services, quantities, and the price it showed. It never decides a price. */
const wantedLine = z.object({
  variantId: z.uuid(),
  services: services.optional(),
  finalSince: agreedAt,
  quantity: z.int().min(1).max(999),
  seenPrice: z.int().min(0).max(1e12).nullish(),
})
export type WantedLine = z.infer<typeof wantedLine>

/** The wanted quantity of one line; zero removes the line. */
export type LineChange = Omit<WantedLine, 'quantity'> & { quantity: number }
const lineChange = wantedLine.extend({ quantity: z.int().min(0).max(999) })

/** Changes that make sense, of one line the last; the rest is let go. */
export function parseLineChanges(raw: unknown): LineChange[] {
  const changes = new Map<string, LineChange>()
  for (const one of Array.isArray(raw) ? raw.slice(0, 100) : []) {
    const read = lineChange.safeParse(one)
    if (read.success) changes.set(lineKey(read.data), read.data)
  }
  return [...changes.values()]
}

/** Lines that make sense; of a tampered or outdated cart the rest is counted and let go, never guessed. */
export function parseWantedLines(raw: unknown): { lines: WantedLine[]; dropped: number } {
  const list = Array.isArray(raw) ? raw.slice(0, 100) : []
  const lines = new Map<string, WantedLine>()
  let dropped = Array.isArray(raw) ? Math.max(0, raw.length - 100) : 0
  for (const one of list) {
    const read = wantedLine.safeParse(one)
    if (!read.success) dropped += 1
    else {
      const key = lineKey(read.data)
      const there = lines.get(key)
      lines.set(key, {
        ...read.data,
        quantity: read.data.quantity + (there?.quantity ?? 0),
        finalSince: there?.finalSince ?? read.data.finalSince,
      })
    }
  }
  return { lines: [...lines.values()], dropped }
}
