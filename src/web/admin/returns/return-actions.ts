import { z } from 'zod'
import { mostDong } from '#kit/money.ts'
import { approveReturn } from '#flows/returns/approve-return.ts'
import { exchangeReturn } from '#flows/returns/exchange-return.ts'
import { receiveReturn, type ReceivedPiece } from '#flows/returns/receive-return.ts'
import { refundReturn } from '#flows/returns/refund-return.ts'
import { withdrawReturn } from '#flows/returns/withdraw-return.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { textError, textOf } from '#platform/forms/field-schema.ts'
import { typedWhole } from '#platform/forms/typed-whole.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { declineReturn } from '#shop/returns/decline-return.ts'
import { m } from '#words/messages.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { pieceFields } from './piece-fields.ts'
import type { AdminReturn } from './read-admin-return.ts'
import { declineFields, exchangeFields, pieceNoteFields, returnRefundFields } from './return-fields.ts'

export const returnIntents = ['approve', 'decline', 'receive', 'refund', 'exchange', 'withdraw'] as const
export type ReturnIntent = (typeof returnIntents)[number]

type Sent = { db: Db; actor: Actor; adminReturn: AdminReturn; form: FormData }
type Move = (sent: Sent) => Promise<Omit<Answer, 'intent'> | undefined>

const declineForm = z.object({
  reason: textOf(declineFields.reason, { min: 3, missing: () => m.admin_error_reason() }),
})
const refundForm = z.object({
  amount: typedWhole(0, mostDong, () => m.return_error_amount()),
  reason: textOf(returnRefundFields.reason).transform((value) => value || null),
})

const exchangeForm = z
  .object({ whole: z.literal('on').optional(), reason: textOf(exchangeFields.reason).default('') })
  .refine(({ whole, reason }) => !whole || reason.length >= 3, {
    path: ['reason'],
    error: () => m.admin_error_reason(),
  })

/** Runs a flow; a refusal becomes a message, with the typed values. */
async function run({ form }: Sent, work: Promise<unknown>) {
  const { refusal } = await orRefusal(work)
  if (!refusal) return
  const typed = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return { refusal: refusal.say(requestLocale()), values: Object.fromEntries(typed) as Record<string, string> }
}

/** The state of each piece: good, unsellable, or not received. */
const piecesIn = ({ adminReturn, form }: Sent): ReceivedPiece[] =>
  adminReturn.lines.flatMap(({ id: lineId, quantity }) =>
    Array.from({ length: quantity }, (_, nth) => nth + 1).flatMap((number) => {
      const names = pieceFields(lineId, number)
      const came = form.get(names.came)
      if (came !== 'good' && came !== 'bad') return []
      const note = String(form.get(names.note) ?? '')
        .normalize()
        .trim()
      return [{ lineId, number, resellable: came === 'good', note: note || null }]
    }),
  )

/** Pieces whose state nobody chose and notes that are too long, each at its piece: goods do not go on sale again by themselves. */
function pieceErrors({ adminReturn, form }: Sent) {
  const undecided = adminReturn.lines.flatMap(({ id, quantity }) =>
    Array.from({ length: quantity }, (_, nth) => pieceFields(id, nth + 1).came).flatMap((name) =>
      ['good', 'bad', 'none'].includes(String(form.get(name)))
        ? []
        : [[name, m.return_admin_piece_undecided()] as const],
    ),
  )
  const typed = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  const noteErrors = typed.flatMap(([name, value]) => {
    const noteError = name.startsWith('note-') && textError(pieceNoteFields.note, value)
    return noteError ? [[name, noteError] as const] : []
  })
  if (!noteErrors.length && !undecided.length) return
  return Promise.resolve({
    errors: Object.fromEntries([...undecided, ...noteErrors]),
    values: Object.fromEntries(typed),
  })
}

const decline: Move = (sent) => {
  const { value, rejected } = readForm(declineForm, sent.form)
  if (rejected) return Promise.resolve(rejected)
  return run(sent, declineReturn(sent.db, sent.actor, { returnId: sent.adminReturn.id, ...value }))
}

const refund: Move = (sent) => {
  const { value, rejected } = readForm(refundForm, sent.form)
  if (rejected) return Promise.resolve(rejected)
  return run(sent, refundReturn(sent.db, sent.actor, { returnId: sent.adminReturn.id, ...value }))
}

/** The carrier collects the difference, unless the customer pays it in advance on the order page. */
const exchange: Move = (sent) => {
  const { value, rejected } = readForm(exchangeForm, sent.form)
  if (rejected) return Promise.resolve(rejected)
  const wholeWorth = value.whole ? value.reason : null
  return run(sent, exchangeReturn(sent.db, sent.actor, { returnId: sent.adminReturn.id, payment: 'cod', wholeWorth }))
}

/** The action of each form; undefined means success. */
export const returnActions: Record<ReturnIntent, Move> = {
  approve: (sent) => run(sent, approveReturn(sent.db, sent.actor, { returnId: sent.adminReturn.id })),
  decline,
  receive: (sent) =>
    pieceErrors(sent) ??
    run(sent, receiveReturn(sent.db, sent.actor, { returnId: sent.adminReturn.id, pieces: piecesIn(sent) })),
  refund,
  exchange,
  withdraw: (sent) => run(sent, withdrawReturn(sent.db, sent.actor, { returnId: sent.adminReturn.id })),
}
