import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { typedWhole, typedWholeOrNull } from '#platform/forms/typed-whole.ts'
import { m } from '#words/messages.js'
import { adjustFields, receiveFields } from './inventory-fields.ts'

const most = 100_000

/** A number that can be read, so that too many pieces have a sentence of their own. */
const whole = (error: () => string) => typedWhole(-9_999_999_999, 9_999_999_999, error)

export const receiveForm = z.object({
  quantity: whole(() => m.admin_error_quantity()).pipe(
    z
      .int()
      .min(1, { error: () => m.admin_error_quantity() })
      .max(most, { error: () => m.admin_error_most({ most: '100.000' }) }),
  ),
  note: textOf(receiveFields.note),
})

const changed = z
  .int()
  .min(-most, { error: () => m.admin_error_most({ most: '100.000' }) })
  .max(most, { error: () => m.admin_error_most({ most: '100.000' }) })
  .refine((change) => change !== 0, { error: () => m.admin_error_change() })

/** A loss can only reduce the stock. */
export const adjustForm = z
  .object({
    kind: z.enum(['correct', 'loss']).default('correct'),
    change: whole(() => m.admin_error_change()).pipe(changed),
    reason: textOf(adjustFields.reason, { min: 3, missing: () => m.admin_error_reason() }),
  })
  .refine(({ kind, change }) => kind === 'correct' || change < 0, {
    path: ['change'],
    error: () => m.stock_loss_up(),
  })

const lowAt = typedWholeOrNull(0, 999, () => m.stock_low_error())
export const warnForm = z.object({ variant: lowAt, product: lowAt })
