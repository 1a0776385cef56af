import { z } from 'zod'
import { matchStatementRow } from '#flows/payments/match-statement-row.ts'
import { orRefusal } from '#kit/refusal.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { explainStatement } from '#shop/payments/settlements/explain-statement.ts'
import { explainStatementRow } from '#shop/payments/settlements/explain-statement-row.ts'
import { m } from '#words/messages.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { readForm, typedValues } from '#web/admin-kit/form/read-form.ts'
import { rowFields } from './settlement-fields.ts'

const note = textOf(rowFields.note, { min: 2, missing: () => m.shipment_row_error_note() })
const matching = z.object({
  rowId: z.uuid(),
  expectedVersion: z.coerce.number().int().min(0),
  said: textOf(rowFields.said, { min: 2, missing: () => m.shipment_row_error_code() }),
})
const explaining = z.object({ rowId: z.uuid(), note })
const explainingAll = z.object({
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  seenRows: z.coerce.number().int().min(1),
  seenAmount: z.coerce.number().int(),
  note,
})

type Sent = { db: Db; actor: Actor; form: FormData }

/** Parses the form and runs the verb; the answer belongs to the form of this row or statement. */
const by =
  <T>(schema: z.ZodType<T>, of: string, verb: (db: Db, actor: Actor, value: T) => Promise<unknown>) =>
  async ({ db, actor, form }: Sent): Promise<Answer | undefined> => {
    const intent = `${String(form.get('intent'))}:${String(form.get(of))}`
    const { value, rejected } = readForm(schema, form)
    if (rejected) return { intent, ...rejected }
    const { refusal } = await orRefusal(verb(db, actor, value))
    return refusal && { intent, refusal: refusal.say(requestLocale()), values: typedValues(form) }
  }

/** Matches or explains open rows of statements; undefined means success. */
export const statementRowActions = {
  match: by(matching, 'rowId', matchStatementRow),
  explain: by(explaining, 'rowId', explainStatementRow),
  'explain-all': by(explainingAll, 'digest', explainStatement),
}
export type StatementRowIntent = keyof typeof statementRowActions
export const statementRowIntentOf = (word: unknown) =>
  (Object.keys(statementRowActions) as StatementRowIntent[]).find((intent) => intent === word)
