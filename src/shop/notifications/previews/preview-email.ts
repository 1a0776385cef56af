import { createElement } from 'react'
import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { linkIn } from '#platform/link-in.server.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { Email } from '../email.ts'
import { isAccountEmail, isOrderEmail, isToolEmail, type EmailKind, type ToolEmailKind } from '../email-kind.ts'
import { AccountEmail } from '../templates/account-email.tsx'
import { PromotionEmail } from '../templates/promotion-email.tsx'
import { StockEmail } from '../templates/stock-email.tsx'
import { withLogo } from '../emails/email-logo.ts'
import { withScene } from '../emails/email-pictures.ts'
import { renderOrderEmail } from '../emails/render-order-email.ts'
import { withMerchantWords } from '../merchant-words.ts'
import { unwatchLink } from '../preferences/unwatch-link.ts'
import { accountEmailContentOf } from '../emails/write-account-email.ts'
import { greetingName } from '../emails/write-email.ts'
import { promotionEmailOf } from '../emails/write-promotion-email.ts'
import { stockEmailOf } from '../emails/write-stock-email.ts'
import { reminderConfirmEmail, reminderDueEmail, fitQuestionEmail } from '../emails/write-tool-email.ts'
import { m } from '#words/messages.js'
import { accountEmailCaseOf, accountEmailCases } from './account-previews.ts'
import { orderEmailCases, sampleOrderFacts } from './order-previews.ts'

type EmailPreview = { kind: EmailKind; name: string; locale: Locale }

/** The preview cases of an email kind, the usual one first. */
export const emailCasesOf = (kind: EmailKind): string[] =>
  isOrderEmail(kind)
    ? Object.keys(orderEmailCases[kind])
    : isAccountEmail(kind)
      ? Object.keys(accountEmailCases[kind])
      : ['usual']

/** An email as it would be sent, about an invented order and user; undefined for an unknown case. */
export async function previewEmail(of: EmailPreview, settings: ShopSettings): Promise<Email | undefined> {
  const email = await emailOf(of, settings)
  return email && withLogo(withMerchantWords(email, of, settings), settings.name)
}

async function emailOf({ kind, name, locale }: EmailPreview, settings: ShopSettings): Promise<Email | undefined> {
  if (isOrderEmail(kind)) {
    const facts = sampleOrderFacts({ kind, name, locale }, settings)
    return facts && renderOrderEmail(kind, facts)
  }
  if (isAccountEmail(kind)) {
    const one = accountEmailCaseOf({ kind, name, locale }, settings)
    const written = one && (await accountEmailContentOf(one, settings))
    return (
      written && {
        subject: written.subject,
        page: createElement(AccountEmail, written.content),
        brief: '',
        facts: greetingName(written.name),
      }
    )
  }
  if (name !== 'usual') return
  if (kind === 'promotion') return promotionPreview(locale, settings)
  return isToolEmail(kind) ? toolPreview(kind, locale, settings) : stockPreview(locale, settings)
}

function toolPreview(kind: ToolEmailKind, locale: Locale, settings: ShopSettings): Email | Promise<Email> {
  const frame = { locale, shop: settings.name, featuresOff: settings.featuresOff }
  const about = { dueOn: '2026-12-01', query: 'skill=figure%3Asingle&weight=50&hours=5' }
  const reminder = { id: 'sample', email: 'sample@example.com', ...about }
  if (kind === 'fit-question')
    return fitQuestionEmail({ lineId: 'sample', product: 'Lướt Aria 75', choice: '245 mm · EU 39' }, frame)
  const email = kind === 'reminder-confirm' ? reminderConfirmEmail(reminder, frame) : reminderDueEmail(reminder, frame)
  return withScene(email, 'sharpening-wheel')
}

function stockPreview(locale: Locale, settings: ShopSettings): Email {
  const sold = { product: 'Lướt Aria 75', choice: '245 mm · EU 39', price: dong(4_890_000) }
  const link = linkIn(locale, '/product/luot-aria-75')
  const { subject, content } = stockEmailOf({
    ...sold,
    locale,
    shop: settings.name,
    link,
    unwatch: unwatchLink('sample@example.com', locale),
  })
  return { subject, page: createElement(StockEmail, content), brief: subject, facts: sold }
}

function promotionPreview(locale: Locale, { name: shop }: ShopSettings): Promise<Email> {
  const name = m.promotion_notice_sample_name({}, { locale })
  const text = m.promotion_notice_text_code({ name, code: 'TRUOT10' }, { locale })
  const { subject, content } = promotionEmailOf({ userId: 'sample', locale, shop, subject: name, text })
  const page = createElement(PromotionEmail, content)
  return withScene({ subject, page, brief: text, facts: {} }, 'rink-at-dusk')
}
