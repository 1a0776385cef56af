import { createElement } from 'react'
import QRCode from 'qrcode'
import { goodsPictures, pictureCid } from '../goods-pictures.ts'
import type { Email } from '../email.ts'
import type { OrderEmailKind } from '../email-kind.ts'
import { OrderEmail } from '../templates/order-email.tsx'
import type { OrderFacts } from '../order-facts.ts'
import { writeOrderEmail } from './write-order-email.ts'

/** Twice the size at which it stands, for sharp screens; four modules of quiet around it, as NAPAS asks (docs/reference/vietnam.md 1.4). */
const qrLook = { errorCorrectionLevel: 'M', margin: 4, width: 480 } as const

/** A letter about an order, ready for any channel. */
export async function renderOrderEmail(kind: OrderEmailKind, facts: OrderFacts): Promise<Email | undefined> {
  const written = writeOrderEmail(kind, facts)
  if (!written) return
  const { subject, content, qr } = written
  const goods = await goodsPictures(content.lines.map(({ picture }) => picture))
  const sent = new Set(goods.map(({ cid }) => cid))
  const lines = content.lines.map(({ picture, ...line }) => ({
    ...line,
    picture: picture && sent.has(pictureCid(picture)) ? pictureCid(picture) : null,
  }))
  const [brief = subject] = content.texts
  return {
    subject,
    page: createElement(OrderEmail, { ...content, lines }),
    brief: `${subject}. ${brief}`,
    facts: { code: content.code, name: facts.order.name, ...asRecord(content.facts) },
    pictures: [...(qr ? [{ cid: 'qr', png: await QRCode.toBuffer(qr, qrLook) }] : []), ...goods],
  }
}

const asRecord = (facts: { label: string; value: string }[]) =>
  Object.fromEntries(facts.map(({ label, value }) => [label, value]))
