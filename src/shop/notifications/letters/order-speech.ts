import type { OrderEmailKind } from '../mail-kind.ts'
import type { OrderEmailWriter } from '../order-facts.ts'
import { eInvoiceEmail } from './say-e-invoice.ts'
import { cancelledEmail, refundedEmail, restEndedEmail } from './say-ended.ts'
import { deliveredEmail, deliveryFailedEmail, shippedEmail } from './say-parcels.ts'
import { paymentExpiredEmail, paymentFailedEmail, paymentPartReceivedEmail, paymentReceivedEmail } from './say-payment.ts'
import { placedEmail } from './say-placed.ts'
import { confirmedEmail, editedEmail, workReadyEmail } from './say-prepared.ts'
import {
  returnApprovedEmail,
  returnRequestedEmail,
  returnClosedEmail,
  returnDeclinedEmail,
  returnReceivedEmail,
} from './say-returns.ts'

/** What each letter about an order says. */
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
  'order-shipped': shippedEmail,
  'delivery-failed': deliveryFailedEmail,
  'order-delivered': deliveredEmail,
  'order-cancelled': cancelledEmail,
  'order-rest-ended': restEndedEmail,
  'order-refunded': refundedEmail,
  'return-asked': returnRequestedEmail,
  'return-approved': returnApprovedEmail,
  'return-declined': returnDeclinedEmail,
  'return-received': returnReceivedEmail,
  'return-closed': returnClosedEmail,
}
