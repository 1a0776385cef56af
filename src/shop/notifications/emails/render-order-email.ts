import { createElement } from 'react'
import QRCode from 'qrcode'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { describeOrderDiscounts } from '#shop/orders/lines/describe-order-discounts.ts'
import { nestLines } from '#shop/orders/lines/nest-lines.ts'
import { addressLine } from '#shop/shipping/address.ts'
import { m } from '#words/messages.js'
import type { Email } from '../email.ts'
import type { OrderEmailKind } from '../email-kind.ts'
import { goodsCid, goodsPictures } from './email-pictures.ts'
import { givenName } from '../given-name.ts'
import { orderLinkInLocale } from '../order-link-in-locale.ts'
import { orderEmailTexts } from '../order-messages/order-email-texts.ts'
import { OrderEmail, type OrderEmailContent } from '../templates/order-email.tsx'
import type { OrderFacts, EmailOrder } from '../order-facts.ts'

/** Twice its display size, for sharp screens; four modules of quiet zone around it, as NAPAS requires (docs/reference/vietnam.md 1.4). */
const qrLook = { errorCorrectionLevel: 'M', margin: 4, width: 480 } as const

/** An order email, ready for any channel. */
export async function renderOrderEmail(kind: OrderEmailKind, facts: OrderFacts): Promise<Email | undefined> {
  const written = writeOrderEmail(kind, facts)
  if (!written) return
  const { subject, content, qr } = written
  const goods = await goodsPictures(content.lines.map(({ picture }) => picture))
  const sent = new Set(goods.map(({ cid }) => cid))
  const lines = content.lines.map(({ picture, ...line }) => ({
    ...line,
    picture: picture && sent.has(goodsCid(picture)) ? goodsCid(picture) : null,
  }))
  const [brief = subject] = content.texts
  return {
    subject,
    page: createElement(OrderEmail, { ...content, lines }),
    brief: `${subject}. ${brief}`,
    facts: { code: content.code, name: facts.order.name, ...asRecord(content.facts) },
    pictures: [
      ...(qr ? [{ cid: 'qr', type: 'png' as const, bytes: await QRCode.toBuffer(qr, qrLook) }] : []),
      ...goods,
    ],
  }
}

/** Renders an order email in its language: the text of its kind, and the order below. Undefined if its content is no longer true. */
export function writeOrderEmail(kind: OrderEmailKind, facts: OrderFacts) {
  const { order, settings } = facts
  const { locale, code, subtotal, shippingFee, shippingDiscount, total } = order
  const { whyOf, offGoods, offShipping } = describeOrderDiscounts(order, locale)
  const written = (line: EmailOrder['lines'][number]) => ({ ...lineOf(line), why: whyOf(line) })
  const options = { locale }
  const texts = orderEmailTexts[kind](facts, options)
  if (!texts) return
  const content: OrderEmailContent = {
    locale,
    code,
    title: texts.title,
    texts: texts.texts,
    facts: texts.facts ?? [],
    qr: texts.qr && { cid: 'qr', alt: texts.qr.alt },
    action: texts.action ?? { label: m.email_open_order({}, options), link: orderLinkInLocale(order.id, locale) },
    links: texts.links ?? [],
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
  return { subject: texts.subject, content, qr: texts.qr?.text }
}

type Line = EmailOrder['lines'][number]

const choiceOf = ({ options }: Line) => options.map((option) => option.label).join(' · ')
const lineOf = (line: Line) => ({ name: line.name, choice: choiceOf(line), quantity: line.quantity, total: line.total })

const asRecord = (facts: { label: string; value: string }[]) =>
  Object.fromEntries(facts.map(({ label, value }) => [label, value]))
