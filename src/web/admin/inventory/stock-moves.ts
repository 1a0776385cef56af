import type { Locale } from '#kit/localized.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { adjustStock } from '#shop/inventory/adjust-stock.ts'
import { receiveStock } from '#shop/inventory/receive-stock.ts'
import type { Answer } from '../form/answer.ts'
import { readForm } from '../form/read-form.ts'
import { adjustForm, receiveForm } from './stock-forms.ts'

type Sent = { db: Db; actor: Actor; variantId: string; form: FormData; locale: Locale }
type Move = (sent: Sent) => Promise<Omit<Answer, 'intent'> | undefined>

const receive: Move = async ({ db, actor, variantId, form }) => {
  const { value, rejected } = readForm(receiveForm, form)
  if (rejected) return rejected
  await receiveStock(db, actor, [{ variantId, quantity: value.quantity }], value.note || undefined)
}

const adjust: Move = async ({ db, actor, variantId, form, locale }) => {
  const { value, rejected } = readForm(adjustForm, form)
  if (rejected) return rejected
  const { refusal } = await orRefusal(adjustStock(db, actor, { variantId, change: value.change, note: value.reason }))
  if (refusal)
    return { refusal: refusal.say(locale), values: { change: String(form.get('change')), reason: value.reason } }
}

export const stockMoves = { receive, adjust }
export type StockIntent = keyof typeof stockMoves
