import type { OrderState } from '#shop/orders/states.ts'
import { Steps } from '#ui/steps.tsx'
import { m } from '#words/messages.js'

const reached: Partial<Record<OrderState, number>> = {
  placed: 0,
  confirmed: 1,
  packed: 1,
  shipped: 2,
  delivered: 4,
  completed: 4,
}

/** Đã đặt → Chuẩn bị → Đang giao → Đã nhận. Nothing is shown for a cancelled order or an unreadable state. */
export function OrderProgress({ state, className = 'mt-8 max-w-2xl' }: { state: OrderState; className?: string }) {
  const at = reached[state]
  if (at === undefined) return null
  const steps = [m.order_step_placed(), m.order_step_preparing(), m.order_step_shipped(), m.order_step_delivered()].map(
    (label, step) => ({
      label,
      state: step < at ? ('done' as const) : step === at ? ('current' as const) : ('todo' as const),
    }),
  )
  return (
    <Steps
      label={m.order_progress()}
      steps={steps}
      stateWords={{ done: m.order_step_done(), current: m.order_step_current(), todo: m.order_step_todo() }}
      className={className}
    />
  )
}
