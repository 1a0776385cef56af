import { and, eq, inArray } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { env } from '#platform/env.server.ts'
import type { Db } from '#platform/db.server.ts'
import { productWords } from '#shop/catalogue/schema.ts'
import { findAnswer } from '#shop/reviews/find-question.ts'
import { m } from '#words/messages.js'

/** The letter to whoever asked about a product and left an address; nothing once the answer or the question is no longer shown. */
export async function sayAnswered(
  db: Db,
  { facts, locale }: { facts: Record<string, string>; locale: Locale },
  shop: string,
) {
  const found = await findAnswer(db, facts.answerId ?? '')
  if (found?.answer.state !== 'shown' || found.question.state !== 'shown') return
  const { answer, question } = found
  const words = await db
    .select()
    .from(productWords)
    .where(and(eq(productWords.productId, question.productId), inArray(productWords.locale, [locale, 'vi'])))
  const product = words.find((row) => row.locale === locale) ?? words[0]
  if (!product) return
  const options = { locale }
  const who = answer.official ? shop : answer.name
  const path = `/product/${product.slug}/questions`
  return {
    subject: m.mail_answered_subject({ product: product.name }, options),
    title: m.mail_answered_title({}, options),
    text: m.mail_answered_text({ product: product.name, question: question.text, who, answer: answer.text }, options),
    action: {
      label: m.mail_answered_button({}, options),
      link: `${env.BASE_URL}${locale === 'en' ? '/en' : ''}${path}`,
    },
    why: m.mail_answered_why({ shop }, options),
  }
}
