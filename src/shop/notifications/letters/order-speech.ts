import type { OrderMailKind } from '../mail-kind.ts'
import type { Say } from '../order-facts.ts'
import { sayEInvoice } from './say-e-invoice.ts'
import { sayCancelled, sayRefunded, sayRestEnded } from './say-ended.ts'
import { sayDelivered, sayDeliveryFailed, sayShipped } from './say-parcels.ts'
import { sayPaymentExpired, sayPaymentFailed, sayPaymentPartReceived, sayPaymentReceived } from './say-payment.ts'
import { sayPlaced } from './say-placed.ts'
import { sayConfirmed, sayEdited, sayWorkReady } from './say-prepared.ts'
import {
  sayReturnApproved,
  sayReturnAsked,
  sayReturnClosed,
  sayReturnDeclined,
  sayReturnReceived,
} from './say-returns.ts'

/** What each letter about an order says. */
export const orderSpeech: Record<OrderMailKind, Say> = {
  'order-placed': sayPlaced,
  'payment-received': sayPaymentReceived,
  'payment-part-received': sayPaymentPartReceived,
  'payment-failed': sayPaymentFailed,
  'payment-expired': sayPaymentExpired,
  'order-confirmed': sayConfirmed,
  'order-edited': sayEdited,
  'e-invoice': sayEInvoice,
  'work-ready': sayWorkReady,
  'order-shipped': sayShipped,
  'delivery-failed': sayDeliveryFailed,
  'order-delivered': sayDelivered,
  'order-cancelled': sayCancelled,
  'order-rest-ended': sayRestEnded,
  'order-refunded': sayRefunded,
  'return-asked': sayReturnAsked,
  'return-approved': sayReturnApproved,
  'return-declined': sayReturnDeclined,
  'return-received': sayReturnReceived,
  'return-closed': sayReturnClosed,
}
