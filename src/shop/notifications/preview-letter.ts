import { createElement } from 'react'
import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { env } from '#platform/env.server.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { Email } from './letter.ts'
import { isAccountEmail, isOrderEmail, isToolEmail, type EmailKind, type ToolEmailKind } from './mail-kind.ts'
import { AccountEmail } from './mails/account-mail.tsx'
import { PromotionEmail } from './mails/promotion-mail.tsx'
import { StockEmail } from './mails/stock-mail.tsx'
import { renderOrderEmail } from './order-letter.ts'
import { withMerchantWords } from './own-words.ts'
import { unwatchLink } from './unwatch-link.ts'
import { accountEmailContentOf } from './write-account-mail.ts'
import { greetingName } from './write-letter.ts'
import { promotionEmailOf } from './write-promotion-mail.ts'
import { stockEmailOf } from './write-stock-mail.ts'
import { reminderConfirmEmail, reminderDueEmail, fitQuestionEmail } from './write-tool-mail.ts'
import { m } from '#words/messages.js'
import { accountEmailCaseOf, accountEmailCases } from './previews/account-previews.ts'
import { orderEmailCases, sampleOrderFacts } from './previews/order-previews.ts'

export type EmailPreview = { kind: EmailKind; name: string; locale: Locale }

/** The cases in which a letter is shown, its usual one first. */
export const emailCasesOf = (kind: EmailKind): string[] =>
  isOrderEmail(kind) ? Object.keys(orderEmailCases[kind]) : isAccountEmail(kind) ? Object.keys(accountEmailCases[kind]) : ['usual']

/** A letter as it would leave, about an order and a person that do not exist; nothing for a case that there is not. */
export async function previewEmail(of: EmailPreview, settings: ShopSettings): Promise<Email | undefined> {
  const letter = await letterOf(of, settings)
  return letter && withMerchantWords(letter, of, settings)
}

async function letterOf({ kind, name, locale }: EmailPreview, settings: ShopSettings): Promise<Email | undefined> {
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
  return isToolEmail(kind) ? toolPreview(kind, { locale, shop: settings.name }) : stockPreview(locale, settings)
}

function toolPreview(kind: ToolEmailKind, frame: { locale: Locale; shop: string }): Email {
  const reminder = { id: 'sample', dueOn: '2026-12-01', query: 'skill=figure%3Asingle&weight=50&hours=5' }
  if (kind === 'reminder-confirm') return reminderConfirmEmail(reminder, frame)
  if (kind === 'reminder-due') return reminderDueEmail(reminder, frame)
  return fitQuestionEmail({ lineId: 'sample', product: 'Lướt Aria 75', choice: '245 mm · EU 39' }, frame)
}

function stockPreview(locale: Locale, settings: ShopSettings): Email {
  const sold = { product: 'Lướt Aria 75', choice: '245 mm · EU 39', price: dong(4_890_000) }
  const link = `${env.BASE_URL}${locale === 'en' ? '/en' : ''}/product/luot-aria-75`
  const { subject, content } = stockEmailOf({
    ...sold,
    locale,
    shop: settings.name,
    link,
    unwatch: unwatchLink('sample', locale),
  })
  return { subject, page: createElement(StockEmail, content), brief: subject, facts: sold }
}

function promotionPreview(locale: Locale, { name: shop }: ShopSettings): Email {
  const name = m.notice_sample_name({}, { locale })
  const text = m.notice_text_code({ name, code: 'TRUOT10' }, { locale })
  const { subject, content } = promotionEmailOf({ userId: 'sample', locale, shop, subject: name, text })
  return { subject, page: createElement(PromotionEmail, content), brief: text, facts: {} }
}
