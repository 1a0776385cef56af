import { cloneElement, type ReactElement } from 'react'
import type { Locale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import { emptyEmailTexts } from '#shop/settings/email-texts.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { givenName } from './given-name.ts'
import type { Email } from './email.ts'
import { isAccountEmail, isOrderEmail, isToolEmail, type EmailKind } from './email-kind.ts'

/** The texts that the merchant wrote for an email; without them, the shop's defaults. */
export type MerchantWords = { greeting?: string; extra?: string; signature?: string }

/** Placeholders that an email of this kind can fill. */
export function blanksOf(kind: EmailKind): string[] {
  if (isOrderEmail(kind)) return ['shop', 'name', 'code']
  if (isAccountEmail(kind)) return ['shop', 'name']
  return kind === 'promotion' || isToolEmail(kind) ? ['shop'] : ['shop', 'product', 'price']
}

/** Typed placeholders that no email of this kind can fill. */
export const unknownBlanks = (kind: EmailKind, text: string) =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!).filter((name) => !blanksOf(kind).includes(name))

/** Fills all placeholders in one pass, so that a name with braces stays a name; a text with an empty value is left out. */
function fill(text: string, facts: Record<string, string | undefined>): string | undefined {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  if (!text || names.some((name) => !facts[name])) return
  return text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name]!)
}

type About = { kind: EmailKind; locale: Locale }

/** An email with the merchant's texts. React escapes them; a subject is one line. */
export function withMerchantWords(email: Email, { kind, locale }: About, settings: ShopSettings): Email {
  const { subject, ...texts } = settings.emailTexts[kind]?.[locale] ?? emptyEmailTexts()
  const { name } = email.facts
  const facts = {
    ...pick(email.facts, blanksOf(kind)),
    shop: settings.name,
    name: name && givenName(name, locale),
  }
  const own: MerchantWords = Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => {
      const filled = fill(text, facts)
      return filled ? [[field, filled]] : []
    }),
  )
  return {
    ...email,
    subject: fill(subject, facts)?.replace(/\s+/g, ' ') ?? email.subject,
    page: cloneElement(email.page as ReactElement<{ own?: MerchantWords }>, { own }),
  }
}
