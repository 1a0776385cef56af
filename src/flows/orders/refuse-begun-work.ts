import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { WholeOrder } from '#shop/orders/queries.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { m } from '#words/messages.js'

type Became = { id: string; variantId: string | null; quantity: number }

/** What is on the bench, or done, is not undone by taking its line out, making it fewer, or putting another pair under it. */
export async function refuseBegunWork(db: Db, { id, lines: before }: WholeOrder, lines: Became[]) {
  const begun = (await listWorkOrdersOf(db, id)).filter(({ state }) => state === 'in_work' || state === 'done')
  const isKept = (lineId: string | null) => {
    const [was, is] = [before, lines].map((some: Became[]) => some.find((line) => line.id === lineId))
    return !was || (is?.variantId === was.variantId && is.quantity >= was.quantity)
  }
  const touched = begun.find(({ orderLineId, pairLineId }) => !isKept(orderLineId) || !isKept(pairLineId))
  if (touched) throw new Refusal('work-begun', m.refusal_edit_work_begun, { code: touched.code })
}
