import { createElement } from 'react'
import type { Db } from '#platform/db.server.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { findOrderFacts } from './find-order-facts.ts'
import type { Letter } from './letter.ts'
import { isAccountMail, isOrderMail, isToolMail } from './mail-kind.ts'
import { AccountMail } from './mails/account-mail.tsx'
import { PromotionMail } from './mails/promotion-mail.tsx'
import { StockMail } from './mails/stock-mail.tsx'
import { orderLetter } from './order-letter.ts'
import { withOwnWords } from './own-words.ts'
import type { mails } from './schema.ts'
import { oneClick } from './unsubscribe-link.ts'
import { writeAccountMail } from './write-account-mail.ts'
import { writePromotionMail } from './write-promotion-mail.ts'
import { writeStockMail } from './write-stock-mail.ts'
import { writeToolMail } from './write-tool-mail.ts'

export type Queued = typeof mails.$inferSelect

/** What a waiting mail says, written at this moment; nothing when there is nobody to write to, or nothing to say any more. */
export async function writeLetter(db: Db, mail: Queued, settings: ShopSettings): Promise<Letter | undefined> {
  const letter = await letterOf(db, mail, settings)
  return letter && withOwnWords(letter, mail, settings)
}

async function letterOf(db: Db, mail: Queued, settings: ShopSettings): Promise<Letter | undefined> {
  const { kind } = mail
  if (isAccountMail(kind)) return accountLetter(db, { ...mail, kind }, settings)
  if (kind === 'promotion') return promotionLetter(db, mail, settings)
  if (isToolMail(kind)) return writeToolMail(db, { ...mail, kind }, settings)
  if (!isOrderMail(kind)) return stockLetter(db, mail, settings)
  const facts = await findOrderFacts(db, mail, settings)
  return facts && orderLetter(kind, facts)
}

async function accountLetter(db: Db, mail: Parameters<typeof writeAccountMail>[1], settings: ShopSettings) {
  const written = await writeAccountMail(db, mail, settings)
  if (!written) return
  const { subject, content, name } = written
  return { subject, page: createElement(AccountMail, content), brief: content.text, facts: named(name) }
}

/** Whom it is to, where that is known. */
export const named = (name: string | undefined): Record<string, string> => (name ? { name } : {})

async function stockLetter(db: Db, mail: Queued, settings: ShopSettings) {
  const written = await writeStockMail(db, mail, settings)
  if (!written) return
  const { subject, content } = written
  const { product, choice, price } = content
  const page = createElement(StockMail, content)
  return { subject, page, brief: subject, facts: { product, choice, price }, headers: oneClick(content.unwatch) }
}

async function promotionLetter(db: Db, mail: Queued, settings: ShopSettings) {
  const written = await writePromotionMail(db, mail, settings)
  if (!written) return
  const { subject, content } = written
  const page = createElement(PromotionMail, content)
  return { subject, page, brief: content.text, facts: {}, headers: oneClick(content.unsubscribe) }
}
