import { formatDate, shopDay } from '#kit/clock.ts'
import { Refusal } from '#kit/refusal.ts'
import { noonOf } from '#kit/work-day.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockOrder } from '#shop/orders/lock-order.ts'
import type { Order } from '#shop/orders/queries.ts'
import { openReturn, type ReturnLineInput, type ReturnInput } from '#shop/returns/open-return.ts'
import { findReturnByKey } from '#shop/returns/queries.ts'
import { maxReturnable, returnable } from '#shop/returns/returnable.ts'
import { notReturnableWords } from '#shop/returns/not-returnable-words.ts'
import { m } from '#words/messages.js'
import { findExchangeVariants } from './find-exchange-variants.ts'
import { listReturnableLines, type ReturnableLine } from './list-returnable-lines.ts'

export type ReturnRequest = ReturnInput & { lines: ReturnLineInput[] }

/**
 * Requests a return, by the customer or by staff for them. Never more pieces than arrived and are not in another return; with `overruled`, a reason,
 * staff may ignore deadlines and product kinds, but not that. Repeating with one key has no effect.
 */
export const requestReturn = (db: Db, actor: Actor, { lines, ...asking }: ReturnRequest, at = new Date()) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, asking.orderId)
    const already = await findReturnByKey(tx, asking.askKey)
    if (already?.orderId === order.id) return already
    if (already || !lines.length) throw new Refusal('return-nothing', m.refusal_return_nothing, {})
    const kept = await listReturnableLines(tx, order)
    for (const line of lines) refuseBeyond(line, kept, { isOverruled: asking.overruled !== null, today: shopDay(at) })
    const wanted = await findExchangeVariants(tx, order, { lines, kept, isExchange: asking.wish === 'exchange' })
    return openReturn(
      tx,
      actor,
      asking,
      lines.map((line, nth) => ({
        ...line,
        wantedVariantId: wanted[nth] ? line.wantedVariantId : null,
        wanted: wanted[nth]!,
      })),
    )
  })

type Rule = { isOverruled: boolean; today: string }

function refuseBeyond(
  { orderLineId, quantity, reason }: ReturnLineInput,
  kept: ReturnableLine[],
  { isOverruled, today }: Rule,
) {
  const found = kept.find(({ line }) => line.id === orderLineId)
  // A line of another order, which the form never sends.
  if (!found) throw new Refusal('return-nothing', m.refusal_return_nothing, {})
  const { name } = found.line
  const may = returnable(found.kept, reason, today)
  const left = isOverruled ? maxReturnable(found.kept) : may.left
  if (left < 1) {
    const words = notReturnableWords[may.why ?? 'none-left']
    throw new Refusal(
      `return-${may.why}`,
      (_, options) => words({ name, until: said(may.until, options) }, options),
      {},
    )
  }
  if (quantity < 1 || quantity > left) throw new Refusal('return-too-many', m.refusal_return_too_many, { name, left })
}

const said = (day: string | null, { locale }: { locale: Order['locale'] }) =>
  day ? formatDate(noonOf(day), locale) : ''
