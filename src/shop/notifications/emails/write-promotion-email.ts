import { eq } from 'drizzle-orm'
import { inLocale, type Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { promotionViewOf } from '#shop/pricing/list-promotions.ts'
import { promotions } from '#shop/pricing/schema.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { isEmailWanted } from '../preferences/is-email-wanted.ts'
import type { PromotionEmailContent } from '../templates/promotion-email.tsx'
import { promotionAnnouncements } from '../schema.ts'
import { unsubscribeLink } from '../preferences/unsubscribe-link.ts'

type Mail = { facts: Record<string, string>; locale: Locale }

/** Writes the email; undefined if the recipient withdrew consent meanwhile, or the promotion is over. */
export async function writePromotionEmail(db: Db, { facts, locale }: Mail, { name: shop }: ShopSettings) {
  const [row] = await db
    .select({ notice: promotionAnnouncements, promotion: promotions })
    .from(promotionAnnouncements)
    .innerJoin(promotions, eq(promotions.id, promotionAnnouncements.promotionId))
    .where(eq(promotionAnnouncements.promotionId, facts.promotionId!))
  const userId = facts.userId!
  if (!row || promotionViewOf(row.promotion, new Date()) === 'over' || !(await isEmailWanted(db, userId, 'promotions')))
    return
  const { subject, text } = row.notice
  return promotionEmailOf({ userId, locale, shop, subject: inLocale(subject, locale), text: inLocale(text, locale) })
}

type PromotionTexts = { userId: string; locale: Locale; shop: string; subject: string; text: string }

export function promotionEmailOf({ userId, ...texts }: PromotionTexts): {
  subject: string
  content: PromotionEmailContent
} {
  const link = linkIn(texts.locale, '/')
  const unsubscribe = unsubscribeLink({ userId, topic: 'promotions' }, texts.locale)
  return { subject: texts.subject, content: { ...texts, link, unsubscribe } }
}
