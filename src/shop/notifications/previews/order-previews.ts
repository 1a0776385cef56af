import type { Locale } from '#kit/localized.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { OrderEmailKind } from '../email-kind.ts'
import type { OrderFacts } from '../order-facts.ts'
import { sampleOrder } from './sample-order.ts'

type OrderEmailCase = Partial<OrderFacts>

const dueAt = new Date('2026-11-21T09:45:00+07:00')
const payment = (method: 'cod' | 'bank_transfer' | 'vnpay', changes: Partial<OrderFacts['payment']> = {}) => ({
  method,
  state: method === 'cod' ? ('due' as const) : ('awaiting' as const),
  amount: 5_200_000,
  received: 0,
  refunded: 0,
  dueAt: method === 'cod' ? null : dueAt,
  ...changes,
})
const paid = payment('vnpay', { state: 'paid', received: 5_200_000 })

const transfer = {
  bank: 'Vietcombank',
  account: '000000000000',
  holder: 'CUA HANG MAU LUOT',
  amount: 5_200_000,
  memo: 'LUOTK7M2Q9XA',
  qr: '00020101021138540010A00000072701240006970436011200000000000002080QRIBFTTA',
}
const returned = { code: 'K7M2Q9XA-R1', sendBy: '2026-12-08', declineReason: 'Lưỡi đã mài sau khi nhận.' }
const eInvoice = {
  series: '1C26TLT',
  number: '00000128',
  issuedOn: '2026-11-24',
  link: 'https://tracuu.example.vn/',
  lookupCode: 'MAU7K2Q9XA',
}
const pickup = (order: OrderFacts['order']) => ({ ...order, method: 'pickup' as const, address: null })
/** The first of its parcels has left, and the rest is not packed yet. */
const partly = (order: OrderFacts['order']) => ({ ...order, shipments: order.shipments.slice(0, 1) })

type Cases = Record<string, (order: OrderFacts['order']) => OrderEmailCase>

/** The cases for the preview of each order email: the usual case first, then those with other words. */
export const orderEmailCases: Record<OrderEmailKind, Cases> = {
  'order-placed': {
    cod: () => ({ payment: payment('cod') }),
    transfer: () => ({ payment: payment('bank_transfer'), transfer }),
    gateway: () => ({ payment: payment('vnpay') }),
    paid: () => ({ payment: paid }),
    free: () => ({ payment: payment('cod', { state: 'paid', amount: 0 }) }),
    pickup: (order) => ({ order: pickup(order), payment: payment('cod') }),
  },
  'payment-received': { usual: () => ({ payment: paid }) },
  'payment-part-received': {
    transfer: () => ({
      payment: payment('bank_transfer', { received: 2_000_000, dueAt: null }),
      transfer: { ...transfer, amount: 3_200_000 },
    }),
    gateway: () => ({ payment: payment('vnpay', { received: 2_000_000, dueAt: null }) }),
    cod: (order) => ({ order: { ...order, state: 'confirmed' }, payment: payment('cod', { received: 2_000_000 }) }),
  },
  'payment-failed': { usual: () => ({ payment: payment('vnpay', { state: 'failed' }) }) },
  'payment-expired': { usual: () => ({ payment: payment('bank_transfer', { state: 'expired' }) }) },
  'order-confirmed': { usual: () => ({ payment: paid }) },
  'order-edited': {
    over: () => ({ payment: payment('vnpay', { state: 'paid', received: 5_500_000 }) }),
    due: () => ({ payment: payment('vnpay', { received: 5_000_000 }) }),
    details: () => ({
      payment: paid,
      changes: [
        { kind: 'part', part: 'contact' },
        { kind: 'part', part: 'invoice' },
      ],
    }),
  },
  'e-invoice': {
    usual: (order) => ({ order: { ...order, eInvoice }, payment: paid }),
  },
  'work-ready': {
    usual: () => ({ payment: paid }),
    pickup: (order) => ({ order: pickup(order), payment: paid }),
  },
  'work-resumed': { usual: () => ({ payment: paid }) },
  'order-shipped': {
    usual: (order) => ({ shipment: order.shipments[1] }),
    cod: (order) => {
      const lines = order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity }))
      const shipment = { ...order.shipments[0]!, codAmount: 5_200_000, lines }
      return { order: { ...order, shipments: [shipment] }, shipment, payment: payment('cod') }
    },
    part: (order) => ({ order: partly(order), shipment: order.shipments[0] }),
    pickup: (order) => ({ order: pickup(order) }),
    pickupPart: (order) => ({ order: pickup(partly(order)), shipment: order.shipments[0] }),
  },
  'delivery-failed': { usual: (order) => ({ shipment: order.shipments[0] }) },
  'order-delivered': { usual: () => ({ payment: paid }) },
  'order-cancelled': {
    buyer: () => ({ payment: payment('cod', { state: 'void' }) }),
    refund: (order) => ({ order: { ...order, timeline: [{ kind: 'cancelled', actor: 'system' }] }, payment: paid }),
  },
  'order-remainder-cancelled': {
    usual: (order) => ({
      order: {
        ...order,
        notKept: 190_000,
        lines: order.lines.map((line, nth) => ({ ...line, ended: nth === 2 ? 1 : 0 })),
      },
      payment: payment('cod', { state: 'paid', received: 5_010_000 }),
    }),
    refund: (order) => ({ order: { ...order, notKept: 190_000 }, payment: paid }),
  },
  'order-refunded': {
    usual: () => ({ refund: { amount: 190_000, method: 'momo' } }),
    hand: () => ({ refund: { amount: 5_200_000, method: null } }),
  },
  'return-requested': { usual: () => ({ returned }) },
  'return-approved': { usual: () => ({ returned }) },
  'return-declined': { usual: () => ({ returned }) },
  'return-received': { usual: () => ({ returned }) },
  'return-closed': { usual: () => ({ returned }) },
  'return-ended': { usual: () => ({ returned }) },
}

export function sampleOrderFacts(
  { kind, name, locale }: { kind: OrderEmailKind; name: string; locale: Locale },
  settings: ShopSettings,
): OrderFacts | undefined {
  const order = sampleOrder(locale, settings.exchangeDays)
  const sample = Object.hasOwn(orderEmailCases[kind], name) && orderEmailCases[kind][name]!(order)
  return sample ? { order, settings, ...sample } : undefined
}
