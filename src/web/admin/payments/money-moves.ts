import { z } from 'zod'
import { matchParked } from '#flows/match-parked.ts'
import { reviveOrder } from '#flows/revive-order.ts'
import { sendParkedBack } from '#flows/send-parked-back.ts'
import type { Locale } from '#kit/localized.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { endParked } from '#shop/payments/end-parked.ts'
import { dropRefund, recordRefundByHand } from '#flows/record-refund-by-hand.ts'
import { textOf } from '#platform/field-schema.ts'
import { m } from '#words/messages.js'
import { readForm } from '../form/read-form.ts'
import { paidBackFields, parkedFields } from './declared-fields.ts'

const note = textOf(parkedFields.note, { min: 3, missing: () => m.admin_error_reason() })
const reference = textOf(paidBackFields.reference, { missing: () => m.money_error_reference() })
const code = textOf(parkedFields.code)
  .transform((typed) =>
    typed
      .trim()
      .replace(/^luot\s*/i, '')
      .toUpperCase()
      .slice(-8),
  )
  .pipe(z.string().regex(/^[0-9A-Z]{8}$/, { error: () => m.money_error_code() }))
const id = z.uuid()

type Doing = { db: Db; actor: Actor; form: FormData; locale: Locale }
type Done = { refusal?: string; errors?: Record<string, string>; values?: Record<string, string> } | undefined

const move =
  <T>(schema: z.ZodType<T>, work: (doing: Doing, said: T) => Promise<unknown>) =>
  async (doing: Doing): Promise<Done> => {
    const { value, rejected } = readForm(schema, doing.form)
    if (rejected) return rejected
    const { refusal } = await orRefusal(work(doing, value))
    return (
      refusal && {
        refusal: refusal.say(doing.locale),
        values: Object.fromEntries(doing.form) as Record<string, string>,
      }
    )
  }

/** What staff may do with money that waits, each with a reason. */
export const moneyMoves = {
  match: move(z.object({ id, code, note }), ({ db, actor }, { id: parkedId, ...said }) =>
    matchParked(db, actor, { parkedId, ...said }),
  ),
  revive: move(z.object({ id, code, note }), ({ db, actor }, { id: parkedId, ...said }) =>
    reviveOrder(db, actor, { parkedId, ...said }),
  ),
  'send-back': move(
    z.object({ id, note, reference: textOf(parkedFields.reference).default('') }),
    ({ db, actor }, { id: parkedId, ...said }) =>
      sendParkedBack(db, actor, { parkedId, note: said.note, reference: said.reference || null }),
  ),
  keep: move(z.object({ id, note }), ({ db, actor }, { id: parkedId, ...said }) =>
    endParked(db, actor, { parkedId, ending: 'kept', ...said }),
  ),
  same: move(z.object({ id, note }), ({ db, actor }, { id: parkedId, ...said }) =>
    endParked(db, actor, { parkedId, ending: 'same', ...said }),
  ),
  'refund-done': move(z.object({ id, reference }), ({ db, actor }, { id: refundId, ...said }) =>
    recordRefundByHand(db, actor, { refundId, ...said }),
  ),
  'refund-drop': move(z.object({ id, reference: note }), ({ db, actor }, { id: refundId, reference: why }) =>
    dropRefund(db, actor, { refundId, why }),
  ),
}
export type MoneyIntent = keyof typeof moneyMoves
export const moneyIntent = (word: unknown) =>
  (Object.keys(moneyMoves) as MoneyIntent[]).find((intent) => intent === word)
