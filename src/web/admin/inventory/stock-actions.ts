import type { Locale } from '#kit/localized.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { versionMarkOf } from '#platform/forms/refuse-changed.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { adjustStock } from '#shop/inventory/moves/adjust-stock.ts'
import { findThresholds } from '#shop/inventory/find-thresholds.ts'
import { bookOnce } from '#shop/inventory/moves/book-once.ts'
import { receiveDelivery } from '#shop/inventory/moves/receive-delivery.ts'
import { thresholdValuesOf, setThresholds, type ThresholdValues } from '#shop/inventory/set-thresholds.ts'
import { writeOffStock } from '#shop/inventory/moves/write-off-stock.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { saveMerged } from '#web/admin-kit/form/merge-form.server.ts'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { formId } from './form-id.ts'
import { adjustForm, receiveForm, warnForm } from './stock-forms.ts'

type Sent = { db: Db; actor: Actor; variantId: string; productId: string; form: FormData; locale: Locale }
/** `again`: the form was sent before and is not booked twice. */
type Move = (sent: Sent) => Promise<Omit<Answer, 'intent'> | 'again' | undefined>

const receive: Move = async ({ db, actor, variantId, form }) => {
  const { value, rejected } = readForm(receiveForm, form)
  if (rejected) return rejected
  const takes = [{ variantId, quantity: value.quantity }]
  const isNew = await receiveDelivery(db, actor, { id: formId(form), note: value.note || null, takes })
  if (!isNew) return 'again'
}

const adjust: Move = async ({ db, actor, variantId, form, locale }) => {
  const { value, rejected } = readForm(adjustForm, form)
  if (rejected) return rejected
  const { kind, change, reason } = value
  const book = (tx: Db) =>
    kind === 'loss'
      ? writeOffStock(tx, actor, { variantId, quantity: -change, note: reason })
      : adjustStock(tx, actor, { variantId, change, note: reason })
  const { done: isNew, refusal } = await orRefusal(bookOnce(db, actor, { id: formId(form), note: reason }, book))
  if (isNew === false) return 'again'
  if (refusal) return { refusal: refusal.say(locale), values: { kind, change: String(form.get('change')), reason } }
}

const warn: Move = async ({ db, actor, variantId, productId, form }) => {
  const { failure } = await saveMerged({
    form,
    read: () => findThresholds(db, { variantId, productId }),
    fields: thresholdFields,
    async save(merged, saved) {
      const { value, rejected } = readForm(warnForm, merged)
      if (rejected) return { rejected }
      return {
        done: await setThresholds(db, actor, {
          variantId,
          expectedVersion: versionMarkOf(thresholdValuesOf(saved)),
          ...value,
        }),
      }
    },
  })
  return failure
}

export const thresholdFields = ({ variant, product }: ThresholdValues) => ({
  variant: String(variant ?? ''),
  product: String(product ?? ''),
})

export const stockActions = { receive, adjust, warn }
export type StockIntent = keyof typeof stockActions
