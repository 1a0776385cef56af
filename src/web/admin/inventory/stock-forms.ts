import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { typedWhole, typedWholeOrNull } from '#platform/forms/typed-whole.ts'
import { m } from '#words/messages.js'
import { adjustFields, receiveFields } from './inventory-fields.ts'

const most = 100_000

export const receiveForm = z.object({
  quantity: typedWhole(1, most, () => m.admin_error_quantity()),
  note: textOf(receiveFields.note),
})

const changed = typedWhole(-most, most, () => m.admin_error_change()).refine((change) => change !== 0, {
  error: () => m.admin_error_change(),
})

/** A loss can only reduce the stock. */
export const adjustForm = z
  .object({
    kind: z.enum(['correct', 'loss']).default('correct'),
    change: changed,
    reason: textOf(adjustFields.reason, { min: 3, missing: () => m.admin_error_reason() }),
  })
  .refine(({ kind, change }) => kind === 'correct' || change < 0, {
    path: ['change'],
    error: () => m.stock_loss_up(),
  })

const lowAt = typedWholeOrNull(0, 999, () => m.stock_low_error())
export const warnForm = z.object({ variant: lowAt, product: lowAt })
