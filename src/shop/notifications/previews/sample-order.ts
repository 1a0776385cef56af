import type { Locale } from '#kit/localized.ts'
import type { EmailOrder } from '../order-facts.ts'

const words = {
  vi: { work: 'Gắn lưỡi', guards: 'Bao lưỡi cứng Lướt', colour: 'Trắng', cut: 'Cắt theo lưỡi' },
  en: { work: 'Blade mounting', guards: 'Lướt hard guards', colour: 'White', cut: 'Cut to the blade' },
}

type Line = EmailOrder['lines'][number]

const line = (id: string, name: string, total: number, changes: Partial<Line> = {}): Line => ({
  id,
  name,
  total,
  options: [],
  quantity: 1,
  partOf: null,
  finalSince: null,
  stocked: true,
  ...changes,
})

const sampleShipment = (id: string, trackingCode: string, lineIds: string[]): EmailOrder['shipments'][number] => ({
  id,
  lines: lineIds.map((orderLineId) => ({ orderLineId, quantity: 1 })),
  state: 'handed_over',
  againOf: null,
  carrier: 'GHN',
  trackingCode,
  trackingUrl: `https://donhang.ghn.vn/?order_code=${trackingCode}`,
  codAmount: 0,
  handedOverAt: new Date('2026-11-23T10:00:00+07:00'),
})

const finalSince = new Date('2026-11-21T09:30:00+07:00')

function linesIn(locale: Locale): Line[] {
  const sampleTexts = words[locale]
  const options = [
    { key: 'size' as const, value: '245', label: '245 mm · EU 39' },
    { key: 'colour' as const, value: 'white', label: sampleTexts.colour },
  ]
  return [
    line('boot', 'Lướt Aria 75', 4_890_000, { options, finalSince }),
    line('work', sampleTexts.work, 250_000, { partOf: 'boot', finalSince, stocked: false }),
    line('guards', sampleTexts.guards, 190_000, { options: [{ key: 'colour', value: 'cut', label: sampleTexts.cut }] }),
  ]
}

const address = {
  orderId: '261121-K7M2Q9XA',
  name: 'Nguyễn Thị Lan',
  phone: '+84901234567',
  provinceCode: '01',
  provinceName: 'Thành phố Hà Nội',
  wardCode: '00004',
  wardName: 'Phường Ba Đình',
  street: '12 Phan Đình Phùng',
  unitsVersion: '2026-07-25',
}

/** An invented order with everything that emails show: services on a pair, two shipments, a discount. */
export const sampleOrder = (locale: Locale, exchangeDays: number): EmailOrder => ({
  id: address.orderId,
  code: 'K7M2Q9XA',
  state: 'placed',
  channel: 'web',
  placedAt: new Date('2026-11-21T09:30:00+07:00'),
  userId: null,
  locale,
  name: address.name,
  phone: address.phone,
  method: 'standard',
  lines: linesIn(locale),
  subtotal: 5_330_000,
  discounts: [
    {
      id: 1,
      orderId: address.orderId,
      lineId: 'boot',
      source: 'promotion',
      promotionId: null,
      code: 'MUADONG',
      name: { vi: 'Khuyến mãi mùa đông', en: 'Winter offer' },
      amount: 130_000,
    },
  ],
  shippingFee: 0,
  shippingDiscount: 0,
  total: 5_200_000,
  deliverFrom: '2026-11-25',
  deliverUntil: '2026-11-28',
  exchangeDays,
  shipments: [
    sampleShipment('first', 'GHN7700001', ['boot', 'work']),
    sampleShipment('second', 'GHN7700002', ['guards']),
  ],
  timeline: [{ kind: 'cancelled', actor: 'guest' }],
  address,
})
