import type { OrderState } from '#shop/orders/states.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
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

type Props = { state: OrderState; method: MethodCode; className?: string }

/** Đã đặt → Chuẩn bị → Đang giao, or Sẵn sàng to collect → Đã nhận. Nothing is shown for a cancelled order or an unreadable state. */
export function OrderProgress({ state, method, className = 'mt-8 max-w-2xl' }: Props) {
  const at = reached[state]
  if (at === undefined) return null
  const third = method === 'pickup' ? m.order_step_ready() : m.order_step_shipped()
  const steps = [m.order_step_placed(), m.order_step_preparing(), third, m.order_step_delivered()].map(
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
