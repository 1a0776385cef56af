import { and, eq } from 'drizzle-orm'
import { localized } from '#kit/localized.ts'
import type { Words } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { productTranslations } from '#shop/catalogue/schema.ts'
import { notifyUser } from '#shop/notifications/bell/notify-user.ts'
import { queueAccountEmail } from '#shop/notifications/queue/queue-account-email.ts'
import { dropPhotoFiles } from '#shop/media/save-photo.ts'
import { findMeanRating } from '#shop/reviews/find-mean-rating.ts'
import { findAnswer } from '#shop/reviews/questions/find-question.ts'
import { questions, reviews } from '#shop/reviews/schema.ts'
import { setRating } from '#shop/search/traits/set-rating.ts'
import { m } from '#words/messages.js'

type Facts = Record<string, unknown>
type Reaction = (db: Db, facts: Facts, eventId: number) => Promise<unknown>
type DropPages = (db: Db, tags: string[]) => Promise<unknown>
type ReviewNews = { userId: string | null; productId: string; title: Words<object>; text: Words<{ product: string }> }

/** A notification for the author in both languages; guests get none. */
async function notify(db: Db, { userId, productId, title, text }: ReviewNews, eventId: number) {
  if (!userId) return
  const rows = await db.select().from(productTranslations).where(eq(productTranslations.productId, productId))
  const nameIn = (locale: string) => (rows.find((row) => row.locale === locale) ?? rows[0])?.name ?? ''
  await notifyUser(db, {
    userId,
    type: 'other',
    title: localized((locale) => title({}, { locale })),
    message: localized((locale) => text({ product: nameIn(locale) }, { locale })),
    cause: `event:${eventId}`,
  })
}

/** A shown review was shown to its writer too. */
const notifyReviewer =
  (title: Words<object>, text: Words<{ product: string }>): Reaction =>
  async (db, { id }, eventId) => {
    const [row] = await db
      .select()
      .from(reviews)
      .where(and(eq(reviews.id, String(id)), eq(reviews.state, 'shown')))
    // A removed reply is not reported.
    if (row && (title !== m.review_news_reply || row.reply !== null)) await notify(db, { ...row, title, text }, eventId)
  }

const notifyAsker: Reaction = async (db, { id }, eventId) => {
  const [row] = await db
    .select()
    .from(questions)
    .where(and(eq(questions.id, String(id)), eq(questions.state, 'shown')))
  if (row) await notify(db, { ...row, title: m.question_news_shown, text: m.question_news_shown_text }, eventId)
}

/** Tells the asker that there is an answer, also by email if they left an address, and the answerer that the answer is shown. */
const notifyOfAnswer: Reaction = async (db, { id }, eventId) => {
  const answered = await findAnswer(db, String(id))
  if (!answered || answered.answer.state !== 'shown') return
  const { answer, question } = answered
  const about = { productId: question.productId }
  if (question.userId !== answer.userId)
    await notify(
      db,
      { ...about, userId: question.userId, title: m.question_news_answered, text: m.question_news_answered_text },
      eventId,
    )
  if (!answer.official)
    await notify(
      db,
      { ...about, userId: answer.userId, title: m.question_answer_news_shown, text: m.question_answer_news_shown_text },
      eventId,
    )
  if (question.email)
    await queueAccountEmail(db, {
      kind: 'question-answered',
      to: question.email,
      locale: question.locale,
      facts: { answerId: answer.id },
      // An answer that is shown, hidden and shown again is reported once.
      cause: `answer:${answer.id}`,
    })
}

/** Reactions to reviews, questions and answers. `drop` tells every process which pages are out of date. */
export function reviewReactions(drop: DropPages): Record<string, Reaction[]> {
  const pages: Reaction = (db, { productId }) => drop(db, [`product:${String(productId)}`])
  const rating: Reaction = async (db, { productId }) => {
    await setRating(db, String(productId), await findMeanRating(db, String(productId)))
    await drop(db, ['catalogue', `product:${String(productId)}`])
  }
  return {
    'review.written': [rating],
    'review.shown': [rating, notifyReviewer(m.review_news_shown, m.review_news_shown_text)],
    'review.hidden': [rating],
    'review.replied': [pages, notifyReviewer(m.review_news_reply, m.review_news_reply_text)],
    'review.withdrawn': [rating],
    'review.pictures-dropped': [pages, (_, { files }) => dropPhotoFiles('review-pictures', files as string[])],
    'question.written': [],
    'question.shown': [pages, notifyAsker],
    'question.hidden': [pages],
    'question.withdrawn': [pages],
    'answer.written': [],
    'answer.shown': [pages, notifyOfAnswer],
    'answer.hidden': [pages],
    'answer.corrected': [pages],
    'answer.withdrawn': [pages],
    'fit.told': [pages],
  }
}
