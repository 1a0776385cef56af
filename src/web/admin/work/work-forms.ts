import { z } from 'zod'
import type { DeclaredField } from '#kit/declare-fields.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { unlessEmpty } from '#platform/forms/unless-empty.ts'
import { receiptForms } from '#shop/payments/receipts/receipt-form.ts'
import { m } from '#words/messages.js'
import { finishFields, intakeFields } from './work-order-fields.ts'

const text = (field: DeclaredField) => textOf(field).transform((value) => value || null)

export const intakeForm = z.object({
  work: z.uuid(),
  cameBy: z.enum(['brought', 'sent']),
  condition: text(intakeFields.condition),
})
export const startForm = z.object({ work: z.uuid() })
export const finishForm = z.object({ work: z.uuid(), hollow: text(finishFields.hollow), note: text(finishFields.note) })
export const dueForm = (today: string) =>
  z.object({
    work: z.uuid(),
    dueOn: z.iso
      .date({ error: () => m.workshop_due_error() })
      .refine((day) => day >= today, { error: () => m.workshop_due_error() }),
  })
/** `owed`: the open amount that the page showed. */
export const handBackForm = z.object({
  work: z.uuid(),
  way: unlessEmpty(z.enum(receiptForms)),
  owed: z.coerce.number().int().default(0),
})
export const workOrderIntents = ['take-in', 'start', 'finish', 'due', 'hand-back'] as const
export type WorkOrderIntent = (typeof workOrderIntents)[number]
