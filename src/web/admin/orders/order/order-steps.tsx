import { formatDateTime } from '#kit/clock.ts'
import type { OrderState } from '#shop/orders/states.ts'
import { Steps } from '#ui/steps.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { AdminOrder } from './read-admin-order.ts'

const path: OrderState[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered']

const labels = (isPickup: boolean) => [
  m.admin_step_placed(),
  m.admin_step_confirmed(),
  m.admin_step_packed(),
  isPickup ? m.admin_step_ready() : m.admin_step_shipped(),
  isPickup ? m.admin_step_collected() : m.admin_step_delivered(),
]

/** How far the order has come and when. An order that is off, or whose state nobody can read, has no way ahead to show. */
export function OrderSteps({ desk }: { desk: AdminOrder }) {
  if (desk.state === 'cancelled' || desk.unreadable.includes(desk.state)) return null
  const reached = desk.state === 'completed' ? path.length - 1 : path.indexOf(desk.state)
  const steps = labels(desk.method === 'pickup').map((label, at) => {
    const when = desk.timeline.find((row) => row.kind === path[at])?.at
    const state = at <= reached ? ('done' as const) : at === reached + 1 ? ('current' as const) : ('todo' as const)
    return { label, state, note: when && formatDateTime(when, getLocale()) }
  })
  const stateWords = { done: m.admin_step_done(), current: m.admin_step_current(), todo: m.admin_step_todo() }
  return (
    <Steps
      label={m.admin_steps()}
      steps={steps}
      stateWords={stateWords}
      className="max-md:hidden rounded-sm border border-line bg-surface px-5 py-4"
    />
  )
}
