import { sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { fillCart, order, totalOf } from '../test/process/buyer.ts'
import { visitor } from '../test/process/visitor.ts'
import type { Stage } from './customer.ts'

/** A variant in stock, however often the journey runs. */
export const variantOf = ({ closed }: Stage, slug: string) =>
  closed.look(async (db) => {
    await db.execute(sql`update stock set on_hand = 50 where on_hand > 0`)
    const rows = await rowsOf<{ id: string }>(
      db,
      sql`select v.id from variants v join product_translations w on w.product_id = v.product_id
        left join stock s on s.variant_id = v.id where w.slug = ${slug} and coalesce(s.on_hand, 1) > 0 limit 1`,
    )
    return rows[0]!.id
  })

/** Ordered by HTTP, as a guest's browser does; services.test.ts tests the screens. */
export async function placeWork(
  { shop }: Stage,
  line: Record<string, unknown>,
  changes: Record<string, string>,
  locale: Locale = 'vi',
) {
  const buyer = visitor(shop.url)
  const { method = 'standard' } = changes
  await fillCart(buyer, [{ quantity: 1, ...line } as { variantId: string; quantity: number }])
  const filled = order({ seenTotal: await totalOf(buyer, method), email: 'lan@example.com', ...changes })
  const { headers } = await buyer.postForm(locale === 'en' ? '/en/checkout' : '/checkout', filled)
  return /\d{6}-[0-9A-Z]{8}/.exec(headers.location ?? '')![0]
}

export const workOrderOf = ({ closed }: Stage, orderId: string) =>
  closed.look(
    async (db) =>
      (
        await rowsOf<{ id: string; code: string }>(
          db,
          sql`select id, code from work_orders where order_id = ${orderId}`,
        )
      )[0]!,
  )
