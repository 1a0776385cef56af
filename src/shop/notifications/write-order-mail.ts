import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { env } from '#platform/env.server.ts'
import { orderKey } from '#shop/orders/order-link.ts'
import { nestLines } from '#shop/orders/nest-lines.ts'
import type { WholeOrder } from '#shop/orders/queries.ts'
import { showPhone } from '#shop/identity/phone.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { oneLine } from '#shop/shipping/address.ts'
import { m } from '#words/messages.js'
import { givenName } from './given-name.ts'
import type { OrderMailKind } from './mail-kind.ts'

type Said = { subject: string; title: string; text: string }

/** What a mail says, in the order's language. */
export function writeOrderMail(kind: OrderMailKind, order: WholeOrder, settings: ShopSettings) {
  const { locale, code, subtotal, discount, shippingFee, total } = order
  const options = { locale }
  const { subject, ...said } = speech[kind](order, settings, options)
  return {
    subject,
    content: {
      ...said,
      locale,
      code,
      shop: { name: settings.name, phone: settings.phone },
      greeting: m.mail_hello({ name: givenName(order.name, locale) }, options),
      link: `${env.BASE_URL}${locale === 'en' ? '/en' : ''}/orders/${order.id}?key=${orderKey(order.id)}`,
      lines: nestLines(order.lines).map((line) => ({ ...written(line), services: line.services.map(written) })),
      sums: { subtotal, discount, shippingFee, total },
      where: order.address
        ? `${order.address.name}, ${showPhone(order.address.phone)}, ${oneLine(order.address)}`
        : m.order_pickup_at({ address: settings.address }, options),
    },
  }
}

const written = ({ name, options, quantity, total }: WholeOrder['lines'][number]) => ({
  name,
  choice: options.map((option) => option.label).join(' · '),
  quantity,
  total,
})

type Speech = (order: WholeOrder, settings: ShopSettings, options: { locale: Locale }) => Said

const speech: Record<OrderMailKind, Speech> = {
  'order-placed': ({ code, phone }, _, options) => ({
    subject: m.mail_placed_subject({ code }, options),
    title: m.mail_placed_title({}, options),
    text: m.mail_placed_text({ phone: showPhone(phone) }, options),
  }),
  'order-shipped': (order, settings, options) =>
    order.method === 'pickup' ? ready(order, settings, options) : shipped(order, settings, options),
  'order-delivered': ({ code }, { exchangeDays }, options) => ({
    subject: m.mail_delivered_subject({ code }, options),
    title: m.mail_delivered_title({}, options),
    text: m.mail_delivered_text({ days: exchangeDays }, options),
  }),
}

const shipped: Speech = (order, _, options) => ({
  subject: m.mail_shipped_subject({ code: order.code }, options),
  title: m.mail_shipped_title({}, options),
  text: shippedText(order, options),
})

const ready: Speech = ({ code }, { address }, options) => ({
  subject: m.mail_ready_subject({ code }, options),
  title: m.mail_ready_title({}, options),
  text: m.mail_ready_text({ address }, options),
})

function shippedText({ shipments }: WholeOrder, options: { locale: Locale }) {
  const parcel = shipments.find((one) => one.handedOverAt)
  const carrier = parcel?.carrier ?? ''
  const way = parcel?.trackingCode
    ? m.mail_shipped_text({ carrier, tracking: parcel.trackingCode }, options)
    : m.mail_shipped_text_bare({ carrier }, options)
  return parcel?.codAmount ? `${way} ${m.mail_shipped_cod({ amount: dong(parcel.codAmount) }, options)}` : way
}
