import { createElement } from 'react'
import type { Db } from '#platform/postgres/db.server.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { findOrderFacts } from './find-order-facts.ts'
import type { Email } from '../email.ts'
import { isAccountEmail, isEmailKind, isOrderEmail, isToolEmail } from '../email-kind.ts'
import { AccountEmail } from '../templates/account-email.tsx'
import { PromotionEmail } from '../templates/promotion-email.tsx'
import { StockEmail } from '../templates/stock-email.tsx'
import { withLogo } from './email-logo.ts'
import { goodsPictures, withScene } from './email-pictures.ts'
import { renderOrderEmail } from './render-order-email.ts'
import { withMerchantWords } from '../merchant-words.ts'
import type { emails } from '../schema.ts'
import { oneClick } from '../preferences/unsubscribe-link.ts'
import { writeAccountEmail } from './write-account-email.ts'
import { writePromotionEmail } from './write-promotion-email.ts'
import { writeStockEmail } from './write-stock-email.ts'
import { writeToolEmail } from './write-tool-email.ts'

type QueuedEmail = typeof emails.$inferSelect

/** Writes a queued email at this moment; undefined if there is no recipient, or its content is no longer true. */
export async function writeEmail(db: Db, mail: QueuedEmail, settings: ShopSettings): Promise<Email | undefined> {
  const email = await emailOf(db, mail, settings)
  return email && withLogo(withMerchantWords(email, mail, settings), settings.name)
}

async function emailOf(db: Db, mail: QueuedEmail, settings: ShopSettings): Promise<Email | undefined> {
  const { kind } = mail
  // A process of a newer version, which may be starting beside this one, sends it at the job's next try.
  if (!isEmailKind(kind)) throw new Error(`this version knows no email of the kind ${mail.kind}`)
  if (isAccountEmail(kind)) return accountEmailOf(db, { ...mail, kind }, settings)
  if (kind === 'promotion') return promotionEmailOf(db, mail, settings)
  if (isToolEmail(kind)) return writeToolEmail(db, { ...mail, kind }, settings)
  if (!isOrderEmail(kind)) return stockEmailOf(db, mail, settings)
  const facts = await findOrderFacts(db, mail, settings)
  return facts && renderOrderEmail(kind, facts)
}

async function accountEmailOf(db: Db, mail: Parameters<typeof writeAccountEmail>[1], settings: ShopSettings) {
  const written = await writeAccountEmail(db, mail, settings)
  if (!written) return
  const { subject, content, name } = written
  return { subject, page: createElement(AccountEmail, content), brief: content.text, facts: greetingName(name) }
}

/** The recipient, if known. */
export const greetingName = (name: string | undefined): Record<string, string> => (name ? { name } : {})

async function stockEmailOf(db: Db, mail: QueuedEmail, settings: ShopSettings) {
  const written = await writeStockEmail(db, mail, settings)
  if (!written) return
  const { subject, content } = written
  const { product, choice, price } = content
  const pictures = await goodsPictures([written.picture], 'large')
  const page = createElement(StockEmail, { ...content, picture: pictures[0]?.cid })
  const facts = { product, choice, price }
  return { subject, page, brief: subject, facts, headers: oneClick(content.unwatch), pictures }
}

async function promotionEmailOf(db: Db, mail: QueuedEmail, settings: ShopSettings) {
  const written = await writePromotionEmail(db, mail, settings)
  if (!written) return
  const { subject, content } = written
  const page = createElement(PromotionEmail, content)
  const email = { subject, page, brief: content.text, facts: {}, headers: oneClick(content.unsubscribe) }
  return withScene(email, 'rink-at-dusk')
}
