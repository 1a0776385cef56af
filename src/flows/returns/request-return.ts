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
    const already = await findReturnByKey(tx, asking.requestKey)
    if (already?.orderId === order.id) return already
    if (already || !lines.length) throw new Refusal('return-nothing', m.refusal_return_nothing, {})
    const returnableLines = await listReturnableLines(tx, order)
    for (const line of lines)
      refuseBeyond(line, returnableLines, { isOverruled: asking.overruled !== null, today: shopDay(at) })
    const targets = await findExchangeVariants(tx, order, {
      lines,
      returnable: returnableLines,
      isExchange: asking.wish === 'exchange',
    })
    return openReturn(
      tx,
      actor,
      asking,
      lines.map((line, nth) => ({
        ...line,
        wantedVariantId: targets[nth] ? line.wantedVariantId : null,
        wanted: targets[nth]!,
      })),
    )
  })

type Rule = { isOverruled: boolean; today: string }

function refuseBeyond(
  { orderLineId, quantity, reason }: ReturnLineInput,
  returnableLines: ReturnableLine[],
  { isOverruled, today }: Rule,
) {
  const returnableLine = returnableLines.find(({ line }) => line.id === orderLineId)
  // A line of another order, which the form never sends.
  if (!returnableLine) throw new Refusal('return-nothing', m.refusal_return_nothing, {})
  const { name } = returnableLine.line
  const may = returnable(returnableLine.lineForReturn, reason, today)
  const left = isOverruled ? maxReturnable(returnableLine.lineForReturn) : may.left
  if (left < 1) {
    const words = notReturnableWords[may.why ?? 'none-left']
    throw new Refusal(
      `return-${may.why}`,
      (_, options) => words({ name, until: deadlineText(may.until, options) }, options),
      {},
    )
  }
  if (quantity < 1 || quantity > left) throw new Refusal('return-too-many', m.refusal_return_too_many, { name, left })
}

const deadlineText = (day: string | null, { locale }: { locale: Order['locale'] }) =>
  day ? formatDate(noonOf(day), locale) : ''
