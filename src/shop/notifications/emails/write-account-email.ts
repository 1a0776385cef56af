import { and, eq, inArray } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { productTranslations } from '#shop/catalogue/schema.ts'
import { findContact } from '#shop/identity/accounts/find-contact.ts'
import { findOpenInvite } from '#shop/identity/invites/find-invite.ts'
import { findInquiry } from '#shop/inquiries/queries.ts'
import { openProof } from '#shop/identity/proof.ts'
import { findAnswer } from '#shop/reviews/questions/find-question.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'
import { accountEmailTexts, type AccountEmailCase, type AccountEmailFacts } from './account-email-texts.ts'
import { givenName } from '../given-name.ts'
import type { AccountEmailContent } from '../templates/account-email.tsx'
import type { AnsweredQuestion } from './answered-email.ts'

/** Writes an account email with its link, made at this moment; undefined if there is no recipient, or its content is no longer true. */
export async function writeAccountEmail(db: Db, mail: AccountEmailFacts, settings: ShopSettings) {
  return accountEmailContentOf(
    {
      mail,
      person: await findContact(db, mail.to),
      shop: settings.name,
      options: { locale: mail.locale },
      prove: (kind, userId) => openProof(db, kind, userId),
      isInvited: async (inviteId) => Boolean(await findOpenInvite(db, inviteId)),
      findAnswered: () => findAnsweredQuestion(db, mail),
      findInquiry: () => findInquiry(db, mail.facts.inquiryId ?? ''),
    },
    settings,
  )
}

type About = { facts: Record<string, string>; locale: Locale }

/** The answer for the email; undefined once the answer or the question is no longer public. */
async function findAnsweredQuestion(db: Db, { facts, locale }: About): Promise<AnsweredQuestion | undefined> {
  const answered = await findAnswer(db, facts.answerId ?? '')
  if (answered?.answer.state !== 'shown' || answered.question.state !== 'shown') return
  const { answer, question } = answered
  const words = await db
    .select()
    .from(productTranslations)
    .where(
      and(eq(productTranslations.productId, question.productId), inArray(productTranslations.locale, [locale, 'vi'])),
    )
  const product = words.find((row) => row.locale === locale) ?? words[0]
  if (!product) return
  const answerText = (locale === 'en' && answer.textEn) || answer.text
  const by = answer.official ? null : answer.name
  return { product: product.name, slug: product.slug, question: question.text, answer: answerText, by }
}

export async function accountEmailContentOf(one: AccountEmailCase, settings: ShopSettings) {
  const { mail, person } = one
  const { locale } = mail
  const written = await accountEmailTexts[mail.kind](one)
  if (!written) return
  const { subject, ...rest } = written
  const content: AccountEmailContent = {
    ...rest,
    locale,
    shop: { name: settings.name, phone: settings.phone },
    greeting: person && m.email_hello({ name: givenName(person.name, locale) }, { locale }),
  }
  return { subject, content, name: person?.name }
}
