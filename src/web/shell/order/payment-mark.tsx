import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { methodMarks, methodWords } from './payment-words.ts'

/** The logo of a payment method; hidden from screen readers, since its name stands beside it or in the caller's label. */
export const PaymentMark = ({ method }: { method: PaymentMethod }) => (
  <span aria-hidden className="inline-flex shrink-0 gap-1.5">
    {methodMarks[method]?.texts.map((text) => (
      <span
        key={text}
        style={{ color: methodMarks[method]!.colour }}
        className="inline-flex h-5.5 items-center rounded-[5px] bg-[#fff] px-2 text-[0.6875rem] leading-none font-extrabold tracking-tight inset-ring inset-ring-current/30"
      >
        {text}
      </span>
    ))}
  </span>
)

/** The method's name, with its logo at the end of the line. */
export const MarkedMethod = ({ method }: { method: PaymentMethod }) => (
  <span className="flex items-start justify-between gap-x-3">
    <span className="min-w-0">{methodWords[method]()}</span>
    <PaymentMark method={method} />
  </span>
)
