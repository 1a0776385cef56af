import { and, eq, inArray } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { productWords } from '#shop/catalogue/schema.ts'
import { findAnswer } from '#shop/reviews/questions/find-question.ts'
import type { AnsweredQuestion } from './answered-email.ts'

type About = { facts: Record<string, string>; locale: Locale }

/** The answer that a letter tells of; nothing once the answer or the question is no longer shown. */
export async function findAnsweredQuestion(db: Db, { facts, locale }: About): Promise<AnsweredQuestion | undefined> {
  const found = await findAnswer(db, facts.answerId ?? '')
  if (found?.answer.state !== 'shown' || found.question.state !== 'shown') return
  const { answer, question } = found
  const words = await db
    .select()
    .from(productWords)
    .where(and(eq(productWords.productId, question.productId), inArray(productWords.locale, [locale, 'vi'])))
  const product = words.find((row) => row.locale === locale) ?? words[0]
  if (!product) return
  const said = (locale === 'en' && answer.textEn) || answer.text
  const by = answer.official ? null : answer.name
  return { product: product.name, slug: product.slug, question: question.text, answer: said, by }
}
