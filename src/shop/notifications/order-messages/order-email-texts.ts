import type { OrderEmailKind } from '../email-kind.ts'
import type { OrderEmailWriter } from '../order-facts.ts'
import { eInvoiceEmail } from './e-invoice-email.ts'
import { cancelledEmail, refundedEmail, remainderCancelledEmail } from './ended-messages.ts'
import { deliveredEmail, deliveryFailedEmail, shippedEmail } from './shipment-messages.ts'
import {
  paymentExpiredEmail,
  paymentFailedEmail,
  paymentPartReceivedEmail,
  paymentReceivedEmail,
} from './payment-messages.ts'
import { placedEmail } from './placed-email.ts'
import { confirmedEmail, editedEmail, workReadyEmail, workResumedEmail } from './prepared-messages.ts'
import {
  returnApprovedEmail,
  returnRequestedEmail,
  returnClosedEmail,
  returnDeclinedEmail,
  returnEndedEmail,
  returnReceivedEmail,
} from './return-messages.ts'

/** The writer of each order email. */
export const orderEmailTexts: Record<OrderEmailKind, OrderEmailWriter> = {
  'order-placed': placedEmail,
  'payment-received': paymentReceivedEmail,
  'payment-part-received': paymentPartReceivedEmail,
  'payment-failed': paymentFailedEmail,
  'payment-expired': paymentExpiredEmail,
  'order-confirmed': confirmedEmail,
  'order-edited': editedEmail,
  'e-invoice': eInvoiceEmail,
  'work-ready': workReadyEmail,
  'work-resumed': workResumedEmail,
  'order-shipped': shippedEmail,
  'delivery-failed': deliveryFailedEmail,
  'order-delivered': deliveredEmail,
  'order-cancelled': cancelledEmail,
  'order-remainder-cancelled': remainderCancelledEmail,
  'order-refunded': refundedEmail,
  'return-requested': returnRequestedEmail,
  'return-approved': returnApprovedEmail,
  'return-declined': returnDeclinedEmail,
  'return-received': returnReceivedEmail,
  'return-closed': returnClosedEmail,
  'return-ended': returnEndedEmail,
}
