import { dong } from '#kit/money.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { methodWords } from '#web/shell/order/payment-words.ts'
import { m } from '#words/messages.js'
import type { PlacedView } from '#web/shell/order/view-placed.server.ts'

type Props = {
  placed: PlacedView
  phone: string
  method: PaymentMethod | null
  owed: number
  isToPay: boolean
  isPaid: boolean
}

/** The next steps of this order, as far as they are known. */
export function NextSteps({ placed, phone, method, owed, isToPay, isPaid }: Props) {
  const isByHand = method === 'cod' && owed > 0
  const paying = method && { amount: dong(isPaid ? placed.total : owed), method: methodWords[method]() }
  const steps = [
    ...(isToPay && paying ? [m.order_next_to_pay(paying)] : []),
    ...(isPaid ? [m.order_success_paid(), ...(paying ? [m.order_next_paid(paying)] : [])] : []),
    ...(!isToPay && !isPaid ? [(placed.isPickup ? m.order_success_pickup : m.order_success_text)({ phone })] : []),
    placed.work ? m.order_next_work({ work: placed.work }) : m.order_next_pack(),
    arrival(placed, isByHand),
    ...(isByHand ? [(placed.isPickup ? m.order_next_counter : m.order_next_cod)({ amount: dong(owed) })] : []),
  ].filter(Boolean)
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="type-h3">
        {m.order_next()}
      </h2>
      <ol className="mt-3 grid gap-3.5">
        {steps.map((step, at) => (
          <li key={step} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3.5">
            <span
              aria-hidden
              className={`num grid size-7 place-items-center rounded-full text-[0.875rem] font-semibold ${at ? 'bg-sunken text-body' : 'bg-accent text-on-accent'}`}
            >
              {at + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function arrival({ isPickup, goesTo, from, until, inspect }: PlacedView, isByHand: boolean) {
  if (!goesTo) return ''
  if (isPickup) return m.order_next_pickup({ address: goesTo })
  const comes =
    from && until
      ? from === until
        ? m.order_next_day({ day: from, address: goesTo })
        : m.order_next_days({ from, until, address: goesTo })
      : m.order_next_delivery({ address: goesTo })
  return inspect ? `${comes} ${isByHand ? m.order_inspect() : m.order_inspect_paid()}.` : comes
}
