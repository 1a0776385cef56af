import { z } from 'zod'

/** What a browser may say of its cart: which variant, how many, and the price it showed. It never decides a price. */
export const wantedLine = z.object({
  variantId: z.uuid(),
  quantity: z.int().min(1).max(999),
  seenPrice: z.int().min(0).max(1e12).nullish(),
})
export type WantedLine = z.infer<typeof wantedLine>

/** What is to become of one line; none of it takes it out. */
export type LineChange = Omit<WantedLine, 'quantity'> & { quantity: number }
const lineChange = wantedLine.extend({ quantity: z.int().min(0).max(999) })

/** Changes that make sense; the rest is let go. */
export const readChanges = (raw: unknown): LineChange[] =>
  (Array.isArray(raw) ? raw.slice(0, 100) : []).flatMap((one) => {
    const read = lineChange.safeParse(one)
    return read.success ? [read.data] : []
  })

/** Lines that make sense; of a tampered or outdated cart the rest is counted and let go, never guessed. */
export function readWanted(raw: unknown): { lines: WantedLine[]; dropped: number } {
  const list = Array.isArray(raw) ? raw.slice(0, 100) : []
  const lines = new Map<string, WantedLine>()
  let dropped = Array.isArray(raw) ? Math.max(0, raw.length - 100) : 0
  for (const one of list) {
    const read = wantedLine.safeParse(one)
    if (!read.success) dropped += 1
    else
      lines.set(read.data.variantId, {
        ...read.data,
        quantity: read.data.quantity + (lines.get(read.data.variantId)?.quantity ?? 0),
      })
  }
  return { lines: [...lines.values()], dropped }
}
