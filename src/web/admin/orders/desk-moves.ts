import { cancelOrder } from '#flows/cancel-order.ts'
import { confirmOrder } from '#flows/confirm-order.ts'
import { deliverOrder } from '#flows/deliver-order.ts'
import { packOrder } from '#flows/pack-order.ts'
import { settleCash } from '#flows/settle-cash.ts'
import { shipOrder } from '#flows/ship-order.ts'
import type { Locale } from '#kit/localized.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { codeOf } from '#shop/orders/order-code.ts'
import type { Answer } from '../form/answer.ts'
import { readForm } from '../form/read-form.ts'
import { cancelForm, settleForm, shipForm } from './desk-forms.ts'
import type { Intent } from './intent.ts'

type Sent = { db: Db; actor: Actor; orderId: string; form: FormData; locale: Locale }
type Move = (sent: Sent) => Promise<Omit<Answer, 'intent'> | undefined>

/** Runs a flow; a refusal comes back in words, with what was typed. */
async function run({ form, locale }: Sent, work: Promise<unknown>) {
  const { refusal } = await orRefusal(work)
  if (!refusal) return
  const typed = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return { refusal: refusal.say(locale), values: Object.fromEntries(typed) as Record<string, string> }
}

const ship: Move = (sent) => {
  const { value, rejected } = readForm(shipForm, sent.form)
  return rejected
    ? Promise.resolve(rejected)
    : run(sent, shipOrder(sent.db, sent.actor, { orderId: sent.orderId, ...value }))
}

const settle: Move = (sent) => {
  const { value, rejected } = readForm(settleForm, sent.form)
  return rejected
    ? Promise.resolve(rejected)
    : run(sent, settleCash(sent.db, sent.actor, { orderId: sent.orderId, ...value }))
}

const cancel: Move = (sent) => {
  const { value, rejected } = readForm(cancelForm(codeOf(sent.orderId)), sent.form)
  return rejected
    ? Promise.resolve(rejected)
    : run(sent, cancelOrder(sent.db, sent.actor, { orderId: sent.orderId, reason: value.reason }))
}

/** What each form of the desk does; nothing comes back when it is done. */
export const deskMoves: Record<Intent, Move> = {
  confirm: (sent) => run(sent, confirmOrder(sent.db, sent.actor, { orderId: sent.orderId })),
  pack: (sent) => run(sent, packOrder(sent.db, sent.actor, { orderId: sent.orderId })),
  ship,
  deliver: (sent) => run(sent, deliverOrder(sent.db, sent.actor, { orderId: sent.orderId })),
  cancel,
  settle,
}
