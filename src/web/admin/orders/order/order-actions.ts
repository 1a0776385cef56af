import { allowUnpaidDispatch } from '#flows/payments/allow-unpaid-dispatch.ts'
import { cancelOrder } from '#flows/orders/cancel-order.ts'
import { agreeLaterPayment } from '#flows/payments/agree-later-payment.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { deliverOrder } from '#flows/shipments/deliver-order.ts'
import { cancelRemainder } from '#flows/orders/cancel-remainder.ts'
import { writeOffDebt } from '#flows/payments/write-off-debt.ts'
import { addOrderNote } from '#flows/orders/add-order-note.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { priceRefund, refundOrder } from '#flows/refunds/refund-order.ts'
import { recordEInvoice } from '#flows/orders/record-e-invoice.ts'
import { resendEmail } from '#flows/emails/resend-email.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import { shipOrder } from '#flows/shipments/ship-order.ts'
import type { Locale } from '#kit/localized.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { recordRefundByHand } from '#flows/refunds/record-refund-by-hand.ts'
import { codeOf } from '#shop/orders/buyers/order-code.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { shipOrderForm } from '#web/admin-kit/form/ship-form.ts'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import {
  allowForm,
  cancelForm,
  eInvoiceForm,
  laterForm,
  waiveForm,
  orderNoteForm,
  paidOutForm,
  piecesOfForm,
  refundForm,
  resendForm,
  restForm,
  settleForm,
  unpaidForm,
  versionForm,
} from './order-forms.ts'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { OrderIntent } from './order-intent.ts'

type Sent = { db: Db; actor: Actor; orderId: string; form: FormData; locale: Locale }
type Move = (sent: Sent) => Promise<Omit<Answer, 'intent'> | undefined>

/** Runs a flow; a refusal becomes a message, with the typed values. */
async function run({ form, locale }: Sent, work: Promise<unknown>) {
  const { refusal } = await orRefusal(work)
  if (!refusal) return
  return { refusal: refusal.say(locale), values: typedIn(form) }
}

const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

const seenVersion = ({ form }: Sent) => readForm(versionForm, form).value?.version

/** An unpaid order needs a reason too; the flow refuses a form without it. */
const confirm: Move = (sent) => {
  const { db, actor, orderId } = sent
  const version = seenVersion(sent)
  if (!sent.form.has('reason')) return run(sent, confirmOrder(db, actor, { orderId, version }))
  const { value, rejected } = readForm(unpaidForm, sent.form)
  return rejected
    ? Promise.resolve(rejected)
    : run(sent, confirmOrder(db, actor, { orderId, version, unpaidReason: value.reason }))
}

const allow: Move = (sent) => {
  const { value, rejected } = readForm(allowForm, sent.form)
  if (rejected) return Promise.resolve(rejected)
  const { reason, open: seenOpen } = value
  return run(sent, allowUnpaidDispatch(sent.db, sent.actor, { orderId: sent.orderId, reason, seenOpen }))
}

const ship: Move = (sent) => {
  const { value, rejected } = readForm(shipOrderForm, sent.form)
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
    : run(
        sent,
        cancelOrder(sent.db, sent.actor, {
          orderId: sent.orderId,
          version: seenVersion(sent),
          reason: value.reason,
          refund: value.refund,
        }),
      )
}

const note: Move = (sent) => {
  const { value, rejected } = readForm(orderNoteForm, sent.form)
  return rejected
    ? Promise.resolve(rejected)
    : run(sent, addOrderNote(sent.db, sent.actor, { orderId: sent.orderId, text: value.text, isPublic: value.public }))
}

const resend: Move = (sent) => {
  const { value, rejected } = readForm(resendForm, sent.form)
  return rejected
    ? Promise.resolve(rejected)
    : run(sent, resendEmail(sent.db, sent.actor, value.mail ? { mailId: value.mail } : { orderId: sent.orderId }))
}

/** Fills in the price of the chosen pieces; no money is moved yet. */
const priceRefunded: Move = async (sent) => {
  const { done, refusal } = await orRefusal(priceRefund(sent.db, sent.orderId, piecesOfForm(sent.form)))
  const typed = typedIn(sent.form)
  return refusal
    ? { refusal: refusal.say(sent.locale), values: typed }
    : { values: { ...typed, amount: done.amount ? formatCount(done.amount) : '' } }
}

const refund: Move = (sent) => {
  const { db, actor, orderId, form } = sent
  const { value, rejected } = readForm(refundForm, form)
  return rejected
    ? Promise.resolve(rejected)
    : run(sent, refundOrder(db, actor, { orderId, version: seenVersion(sent), ...value, pieces: piecesOfForm(form) }))
}

const paidOut: Move = (sent) => {
  const { value, rejected } = readForm(paidOutForm, sent.form)
  return rejected
    ? Promise.resolve(rejected)
    : run(
        sent,
        recordRefundByHand(sent.db, sent.actor, {
          refundId: value.refund,
          reference: value.reference,
          isCash: value.cash,
        }),
      )
}

const endRemainder: Move = (sent) => {
  const { db, actor, orderId, form } = sent
  const { value, rejected } = readForm(restForm, form)
  return rejected
    ? Promise.resolve(rejected)
    : run(sent, cancelRemainder(db, actor, { orderId, version: seenVersion(sent), ...value }))
}

const later: Move = (sent) => {
  const { value, rejected } = readForm(laterForm, sent.form)
  return rejected
    ? Promise.resolve(rejected)
    : run(sent, agreeLaterPayment(sent.db, sent.actor, { orderId: sent.orderId, ...value }))
}

const writeOff: Move = (sent) => {
  const { db, actor, orderId, form } = sent
  const { value, rejected } = readForm(waiveForm, form)
  return rejected
    ? Promise.resolve(rejected)
    : run(sent, writeOffDebt(db, actor, { orderId, version: seenVersion(sent), ...value }))
}

const eInvoice: Move = (sent) => {
  const { db, actor, orderId, form } = sent
  const { value, rejected } = readForm(eInvoiceForm, form)
  return rejected
    ? Promise.resolve(rejected)
    : run(sent, recordEInvoice(db, actor, { orderId, eInvoice: value, version: seenVersion(sent) }))
}

/** The action of each form; undefined means success. */
export const orderActions: Record<OrderIntent, Move> = {
  confirm,
  'allow-unpaid': allow,
  pack: (sent) => run(sent, packOrder(sent.db, sent.actor, { orderId: sent.orderId, version: seenVersion(sent) })),
  ship,
  deliver: (sent) => run(sent, deliverOrder(sent.db, sent.actor, { orderId: sent.orderId })),
  cancel,
  settle,
  note,
  resend,
  'price-refund': priceRefunded,
  refund,
  'paid-out': paidOut,
  'e-invoice': eInvoice,
  'end-rest': endRemainder,
  'collect-later': later,
  'write-off': writeOff,
}
