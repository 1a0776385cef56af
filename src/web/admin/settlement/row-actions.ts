import { z } from 'zod'
import { matchStatementRow } from '#flows/payments/match-statement-row.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { explainStatementRow } from '#shop/payments/settlements/explain-statement-row.ts'
import { m } from '#words/messages.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { rowFields } from './settlement-fields.ts'

const matching = z.object({
  rowId: z.uuid(),
  seen: z.coerce.number().int().min(0),
  said: textOf(rowFields.said, { min: 2, missing: () => m.shipment_row_error_code() }),
})
const explaining = z.object({
  rowId: z.uuid(),
  note: textOf(rowFields.note, { min: 2, missing: () => m.shipment_row_error_note() }),
})

/** What a person says of a parked row; nothing comes back when it is done. */
export async function handleStatementRow(db: Db, actor: Actor, form: FormData): Promise<Answer | undefined> {
  const isMatch = form.get('intent') === 'match'
  const intent = `${isMatch ? 'match' : 'explain'}:${String(form.get('rowId'))}`
  const read = isMatch ? readForm(matching, form) : readForm(explaining, form)
  if (read.rejected) return { intent, ...read.rejected }
  const moved: Promise<unknown> =
    'said' in read.value ? matchStatementRow(db, actor, read.value) : explainStatementRow(db, actor, read.value)
  const { refusal } = await orRefusal(moved)
  if (!refusal) return undefined
  const values = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  return { intent, refusal: refusal.say(requestLocale()), values }
}
