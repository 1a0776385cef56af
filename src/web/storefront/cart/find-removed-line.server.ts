import { z } from 'zod'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { readLineKey } from '#shop/cart/line-key.ts'
import { maxLineQuantity } from '#shop/cart/saved-quantity.ts'
import { listForSale } from '#shop/catalogue/queries.ts'

const params = z.object({
  removed: z.array(z.string().max(400)).min(1).max(4),
  count: z.coerce.number().int().min(1).max(maxLineQuantity),
  agreed: z.iso.datetime().optional().catch(undefined),
})

/** The line that the address says was just removed; undefined without one, or when it is not sold. */
export async function findRemovedLine(db: Db, url: string, locale: Locale) {
  const { searchParams } = new URL(url)
  const read = params.safeParse({ ...Object.fromEntries(searchParams), removed: searchParams.getAll('removed') })
  if (!read.success) return null
  const { removed: keys, count: quantity, agreed } = read.data
  const ids = keys.map((key) => readLineKey(key).variantId)
  if (!ids.every((id) => z.uuid().safeParse(id).success)) return null
  const sold = await listForSale(db, locale, ids)
  const first = sold.find(({ variantId }) => variantId === ids[0])
  return first && ids.every((id) => sold.some(({ variantId }) => variantId === id))
    ? { keys, quantity, agreed, name: first.name }
    : null
}
export type RemovedLine = NonNullable<Awaited<ReturnType<typeof findRemovedLine>>>

/** What the address of the cart says after lines were taken out; the parts of a set go together. */
export function paramsOfRemoval(lines: readonly { key: string; quantity: number; finalSince: Date | null }[]) {
  const { quantity, finalSince } = lines[0]!
  const params = new URLSearchParams([...lines.map(({ key }) => ['removed', key]), ['count', String(quantity)]])
  if (finalSince) params.set('agreed', finalSince.toISOString())
  return params
}
