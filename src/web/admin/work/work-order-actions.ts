import { handBackSkates } from '#flows/orders/hand-back-skates.ts'
import { shopDay } from '#kit/clock.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { changeWorkOrderDue } from '#shop/work/change-work-order-due.ts'
import { finishWorkOrder } from '#shop/work/finish-work-order.ts'
import { findWorkOrder } from '#shop/work/queries.ts'
import { startWorkOrder } from '#shop/work/start-work-order.ts'
import { takeInSkates } from '#shop/work/take-in-skates.ts'
import { m } from '#words/messages.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { dueForm, finishForm, handBackForm, intakeForm, startForm, type WorkOrderIntent } from './work-forms.ts'

type Sent = { db: Db; actor: Actor; form: FormData }
type Move = (sent: Sent) => Promise<Omit<Answer, 'intent'> | undefined>

/** Runs a flow; a refusal becomes a message, with the typed values. */
async function run({ form }: Sent, work: Promise<unknown>) {
  const { refusal } = await orRefusal(work)
  if (!refusal) return
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  return { refusal: refusal.say(requestLocale()), values }
}

const takeIn: Move = async (sent) => {
  const { value, rejected } = readForm(intakeForm, sent.form)
  if (rejected) return rejected
  const { work: workId, ...intake } = value
  return run(sent, takeInSkates(sent.db, sent.actor, { workId, ...intake }))
}

const start: Move = async (sent) => {
  const { value, rejected } = readForm(startForm, sent.form)
  return rejected ?? run(sent, startWorkOrder(sent.db, sent.actor, { workId: value.work }))
}

const finish: Move = async (sent) => {
  const { value, rejected } = readForm(finishForm, sent.form)
  if (rejected) return rejected
  const { work: workId, ...done } = value
  return run(sent, finishWorkOrder(sent.db, sent.actor, { workId, ...done }))
}

const due: Move = async (sent) => {
  const { value, rejected } = readForm(dueForm(shopDay(new Date())), sent.form)
  return rejected ?? run(sent, changeWorkOrderDue(sent.db, sent.actor, { workId: value.work, dueOn: value.dueOn }))
}

const handBack: Move = async (sent) => {
  const { value, rejected } = readForm(handBackForm, sent.form)
  if (rejected) return rejected
  const work = await findWorkOrder(sent.db, value.work)
  if (!work) return { refusal: m.refusal_work_unknown() }
  const takes = value.way ? { way: value.way, amount: value.owed, reason: m.workshop_take_counter() } : null
  return run(sent, handBackSkates(sent.db, sent.actor, { orderId: work.orderId, carrier: m.workshop_counter(), takes }))
}

/** The action of each form; undefined means success. */
export const workOrderActions: Record<WorkOrderIntent, Move> = {
  'take-in': takeIn,
  start,
  finish,
  due,
  'hand-back': handBack,
}
