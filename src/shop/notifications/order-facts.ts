import type { OrderChange } from '#shop/orders/order-change.ts'
import type { Locale } from '#kit/localized.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { WholeOrder } from '#shop/orders/queries.ts'
import type { Payment } from '#shop/payments/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { EmailFact } from './templates/order-email.tsx'

/** The bank account and memo of a transfer; `qr` is the content of the VietQR code. */
export type Transfer = { bank: string; account: string; holder: string; amount: number; memo: string; qr?: string }

/** The facts of a return that its emails use. */
export type ReturnFacts = { code: string; sendBy: string | null; declineReason: string | null }

type Line = WholeOrder['lines'][number]
type Parcel = WholeOrder['shipments'][number]

/** The fields of an order that emails use. */
export type EmailOrder = Pick<
  WholeOrder,
  | 'id'
  | 'code'
  | 'state'
  | 'userId'
  | 'locale'
  | 'name'
  | 'phone'
  | 'method'
  | 'subtotal'
  | 'discounts'
  | 'shippingFee'
  | 'shippingDiscount'
  | 'total'
  | 'deliverFrom'
  | 'deliverUntil'
  | 'exchangeDays'
  | 'address'
> & {
  channel?: WholeOrder['channel']
  placedAt?: WholeOrder['placedAt']
  eInvoice?: WholeOrder['eInvoice']
  notKept?: WholeOrder['notKept']
  lines: (Pick<Line, 'id' | 'partOf' | 'name' | 'options' | 'quantity' | 'total' | 'stocked' | 'finalSince'> &
    Partial<Pick<Line, 'bundleId' | 'ended' | 'picture'>>)[]
  shipments: (Pick<
    Parcel,
    'id' | 'state' | 'againOf' | 'carrier' | 'trackingCode' | 'trackingUrl' | 'codAmount' | 'handedOverAt'
  > & {
    lines: { orderLineId: string; quantity: number }[]
  })[]
  timeline: Pick<WholeOrder['timeline'][number], 'kind' | 'actor'>[]
}

/** All facts that an order email may use, read when it is written, so that a delayed email is still true. */
export type OrderFacts = {
  order: EmailOrder
  settings: ShopSettings
  payment?: Pick<Payment, 'method' | 'state' | 'amount' | 'received' | 'refunded' | 'dueAt'>
  /** Money to be refunded or on its way back, the part that returned goods paid for an exchange included. */
  back?: number
  transfer?: Transfer
  /** The shipment, the refund or the return that the email is about, if any. */
  shipment?: EmailOrder['shipments'][number]
  refund?: { amount: number; method: PaymentMethod | null }
  returned?: ReturnFacts
  /** The changes of the latest edit. */
  changes?: OrderChange[]
}

/** The text of an email; undefined where its content is no longer true. */
export type OrderEmailText = {
  subject: string
  title: string
  texts: string[]
  facts?: EmailFact[]
  qr?: { text: string; alt: string }
  action?: { label: string; link: string }
  links?: { label: string; link: string }[]
}
export type OrderEmailWriter = (facts: OrderFacts, options: { locale: Locale }) => OrderEmailText | undefined
