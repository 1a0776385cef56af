import { cloneElement, type ReactElement } from 'react'
import type { Locale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import { silent } from '#shop/settings/letter-words.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { givenName } from './given-name.ts'
import type { Letter } from './letter.ts'
import { isAccountMail, isOrderMail, isToolMail, type MailKind } from './mail-kind.ts'

/** What stands in a letter in the merchant's words; left out, the shop's own. */
export type OwnWords = { greeting?: string; extra?: string; signature?: string }

/** Blanks that a letter of this kind can fill. */
export function blanksOf(kind: MailKind): string[] {
  if (isOrderMail(kind)) return ['shop', 'name', 'code']
  if (isAccountMail(kind)) return ['shop', 'name']
  return kind === 'promotion' || isToolMail(kind) ? ['shop'] : ['shop', 'product', 'price']
}

/** Blanks that were typed and that no letter of this kind can fill. */
export const unknownBlanks = (kind: MailKind, text: string) =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!).filter((name) => !blanksOf(kind).includes(name))

/** Filled in one go, so that a name with braces stays a name; a text whose blank is empty this time is not said. */
function fill(text: string, facts: Record<string, string | undefined>): string | undefined {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  if (!text || names.some((name) => !facts[name])) return
  return text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name]!)
}

type About = { kind: MailKind; locale: Locale }

/** A letter with what the merchant says in it. React escapes the words; a subject is one line. */
export function withOwnWords(letter: Letter, { kind, locale }: About, settings: ShopSettings): Letter {
  const { subject, ...said } = settings.letters[kind]?.[locale] ?? silent()
  const { name } = letter.facts
  const facts = {
    ...pick(letter.facts, blanksOf(kind)),
    shop: settings.name,
    name: name && givenName(name, locale),
  }
  const own: OwnWords = Object.fromEntries(
    Object.entries(said).flatMap(([field, text]) => {
      const filled = fill(text, facts)
      return filled ? [[field, filled]] : []
    }),
  )
  return {
    ...letter,
    subject: fill(subject, facts)?.replace(/\s+/g, ' ') ?? letter.subject,
    page: cloneElement(letter.page as ReactElement<{ own?: OwnWords }>, { own }),
  }
}
