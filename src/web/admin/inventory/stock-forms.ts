import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { m } from '#words/messages.js'
import { adjustFields, receiveFields } from './inventory-fields.ts'

const most = 100_000

/** Parses whole numbers as people type them: `12`, `1.200`, `+3`, `−2`. */
const whole = (typed: string) => Number(typed.replace(/[\s.]/g, '').replace('−', '-'))

export const receiveForm = z.object({
  quantity: z
    .string()
    .transform(whole)
    .pipe(
      z
        .int({ error: () => m.admin_error_quantity() })
        .min(1, { error: () => m.admin_error_quantity() })
        .max(most, { error: () => m.admin_error_most({ most: '100.000' }) }),
    ),
  note: textOf(receiveFields.note),
})

const changed = z
  .int({ error: () => m.admin_error_change() })
  .min(-most, { error: () => m.admin_error_most({ most: '100.000' }) })
  .max(most, { error: () => m.admin_error_most({ most: '100.000' }) })
  .refine((change) => change !== 0, { error: () => m.admin_error_change() })

/** A loss can only reduce the stock. */
export const adjustForm = z
  .object({
    kind: z.enum(['correct', 'loss']).default('correct'),
    change: z.string().transform(whole).pipe(changed),
    reason: textOf(adjustFields.reason, { min: 3, missing: () => m.admin_error_reason() }),
  })
  .refine(({ kind, change }) => kind === 'correct' || change < 0, {
    path: ['change'],
    error: () => m.stock_loss_up(),
  })

const lowAt = z
  .string()
  .default('')
  .transform((typed) => (typed.trim() === '' ? null : whole(typed)))
  .pipe(
    z
      .int({ error: () => m.stock_low_error() })
      .min(0, { error: () => m.stock_low_error() })
      .max(999, { error: () => m.stock_low_error() })
      .nullable(),
  )
export const warnForm = z.object({ variant: lowAt, product: lowAt })
