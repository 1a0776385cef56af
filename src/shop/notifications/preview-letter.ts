import { createElement } from 'react'
import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { env } from '#platform/env.server.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { Letter } from './letter.ts'
import { isAccountMail, isOrderMail, isToolMail, type MailKind, type ToolMailKind } from './mail-kind.ts'
import { AccountMail } from './mails/account-mail.tsx'
import { PromotionMail } from './mails/promotion-mail.tsx'
import { StockMail } from './mails/stock-mail.tsx'
import { orderLetter } from './order-letter.ts'
import { withOwnWords } from './own-words.ts'
import { unwatchLink } from './unwatch-link.ts'
import { accountContent } from './write-account-mail.ts'
import { named } from './write-letter.ts'
import { sayNotice } from './write-promotion-mail.ts'
import { sayStock } from './write-stock-mail.ts'
import { sayConfirm, sayDue, sayFit } from './write-tool-mail.ts'
import { m } from '#words/messages.js'
import { accountCaseOf, accountCases } from './previews/account-previews.ts'
import { orderCases, orderFactsOf } from './previews/order-previews.ts'

export type PreviewOf = { kind: MailKind; name: string; locale: Locale }

/** The cases in which a letter is shown, its usual one first. */
export const casesOf = (kind: MailKind): string[] =>
  isOrderMail(kind) ? Object.keys(orderCases[kind]) : isAccountMail(kind) ? Object.keys(accountCases[kind]) : ['usual']

/** A letter as it would leave, about an order and a person that do not exist; nothing for a case that there is not. */
export async function previewLetter(of: PreviewOf, settings: ShopSettings): Promise<Letter | undefined> {
  const letter = await letterOf(of, settings)
  return letter && withOwnWords(letter, of, settings)
}

async function letterOf({ kind, name, locale }: PreviewOf, settings: ShopSettings): Promise<Letter | undefined> {
  if (isOrderMail(kind)) {
    const facts = orderFactsOf({ kind, name, locale }, settings)
    return facts && orderLetter(kind, facts)
  }
  if (isAccountMail(kind)) {
    const one = accountCaseOf({ kind, name, locale }, settings)
    const written = one && (await accountContent(one, settings))
    return (
      written && {
        subject: written.subject,
        page: createElement(AccountMail, written.content),
        brief: '',
        facts: named(written.name),
      }
    )
  }
  if (name !== 'usual') return
  if (kind === 'promotion') return promotionPreview(locale, settings)
  return isToolMail(kind) ? toolPreview(kind, { locale, shop: settings.name }) : stockPreview(locale, settings)
}

function toolPreview(kind: ToolMailKind, frame: { locale: Locale; shop: string }): Letter {
  const reminder = { id: 'sample', dueOn: '2026-12-01', query: 'skill=figure%3Asingle&weight=50&hours=5' }
  if (kind === 'reminder-confirm') return sayConfirm(reminder, frame)
  if (kind === 'reminder-due') return sayDue(reminder, frame)
  return sayFit({ lineId: 'sample', product: 'Lướt Aria 75', choice: '245 mm · EU 39' }, frame)
}

function stockPreview(locale: Locale, settings: ShopSettings): Letter {
  const sold = { product: 'Lướt Aria 75', choice: '245 mm · EU 39', price: dong(4_890_000) }
  const link = `${env.BASE_URL}${locale === 'en' ? '/en' : ''}/product/luot-aria-75`
  const { subject, content } = sayStock({
    ...sold,
    locale,
    shop: settings.name,
    link,
    unwatch: unwatchLink('sample', locale),
  })
  return { subject, page: createElement(StockMail, content), brief: subject, facts: sold }
}

function promotionPreview(locale: Locale, { name: shop }: ShopSettings): Letter {
  const name = m.notice_sample_name({}, { locale })
  const text = m.notice_text_code({ name, code: 'TRUOT10' }, { locale })
  const { subject, content } = sayNotice({ userId: 'sample', locale, shop, subject: name, text })
  return { subject, page: createElement(PromotionMail, content), brief: text, facts: {} }
}
