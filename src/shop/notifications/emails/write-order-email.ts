import { nestLines } from '#shop/orders/lines/nest-lines.ts'
import { describeOrderDiscounts } from '#shop/orders/lines/describe-order-discounts.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { addressLine } from '#shop/shipping/address.ts'
import { m } from '#words/messages.js'
import { givenName } from '../given-name.ts'
import { orderLinkInLocale } from '../order-link-in-locale.ts'
import { orderEmailTexts } from '../order-messages/order-email-texts.ts'
import type { OrderEmailKind } from '../email-kind.ts'
import type { OrderEmailContent } from '../templates/order-email.tsx'
import type { EmailOrder, OrderFacts } from '../order-facts.ts'

/** A letter about an order, in its language: what the kind says, and below it the order. Nothing where there is nothing to say any more. */
export function writeOrderEmail(kind: OrderEmailKind, facts: OrderFacts) {
  const { order, settings } = facts
  const { locale, code, subtotal, shippingFee, shippingDiscount, total } = order
  const { whyOf, offGoods, offShipping } = describeOrderDiscounts(order, locale)
  const written = (line: EmailOrder['lines'][number]) => ({ ...lineOf(line), why: whyOf(line) })
  const options = { locale }
  const said = orderEmailTexts[kind](facts, options)
  if (!said) return
  const content: OrderEmailContent = {
    locale,
    code,
    title: said.title,
    texts: said.texts,
    facts: said.facts ?? [],
    qr: said.qr && { cid: 'qr', alt: said.qr.alt },
    action: said.action ?? { label: m.email_open_order({}, options), link: orderLinkInLocale(order.id, locale) },
    links: said.links ?? [],
    shop: { name: settings.name, phone: settings.phone },
    greeting: m.email_hello({ name: givenName(order.name, locale) }, options),
    lines: nestLines(order.lines).map((line) => ({
      ...written(line),
      picture: line.picture ?? null,
      choice: [choiceOf(line), line.setWith && m.bundle_with({ name: line.setWith }, options)]
        .filter(Boolean)
        .join(' · '),
      services: line.services.map(written),
    })),
    sums: { subtotal, offGoods, rate: shippingFee + shippingDiscount, offShipping, total },
    where: order.address
      ? `${order.address.name}, ${showPhone(order.address.phone)}, ${addressLine(order.address)}`
      : m.order_pickup_at({ address: settings.address }, options),
  }
  return { subject: said.subject, content, qr: said.qr?.text }
}

type Line = EmailOrder['lines'][number]

const choiceOf = ({ options }: Line) => options.map((option) => option.label).join(' · ')
const lineOf = (line: Line) => ({ name: line.name, choice: choiceOf(line), quantity: line.quantity, total: line.total })
