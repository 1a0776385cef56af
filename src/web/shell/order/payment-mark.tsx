import type { CheckoutMethod } from '#shop/checkout/payment-method.ts'
import { methodWords } from './payment-words.ts'

/**
 * Our own drawing of a payment method, a picture named by the method. It has no words, since the name stands beside it or in the caller's label.
 */
export const PaymentMark = ({ method }: { method: CheckoutMethod }) => (
  <img src={`/pictures/payments/${method}.svg`} alt="" width={68} height={24} loading="lazy" className="pay-mark" />
)

/** The method's name, with its mark at the end of the line. */
export const MarkedMethod = ({ method }: { method: CheckoutMethod }) => (
  <span className="flex items-start justify-between gap-x-3">
    <span className="min-w-0">{methodWords[method]()}</span>
    <PaymentMark method={method} />
  </span>
)
