import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { fallbackLabels } from '#shop/catalogue/texts/with-language-fallback.ts'
import { optionLabel } from '#shop/catalogue/variants/option-label.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { readProductReviewParams, type ProductReviewParams } from '#shop/reviews/product-review-params.ts'
import { listQuestions, type ShownQuestion } from '#shop/reviews/questions/list-questions.ts'
import { listReviews, type ShownReview } from '#shop/reviews/list-reviews.ts'
import { summariseReviews } from '#shop/reviews/summarise-reviews.ts'

/** Number of reviews on the product page itself. */
const onProductPage = 3

type Product = Pick<ProductPage, 'id' | 'options'>

/** Reviews and questions, as many as the product's page shows. */
export async function findReviewsView(product: Product) {
  const [summary, { rows }, questions] = await Promise.all([
    summariseReviews(db, product.id),
    listReviews(db, product.id, { ...readProductReviewParams(new URLSearchParams()), limit: onProductPage }),
    listQuestions(db, product.id, { limit: onProductPage }),
  ])
  return {
    summary,
    reviews: rows.map((row) => reviewView(product, row)),
    questions: { total: questions.total, rows: questions.rows.map(questionView) },
  }
}
export type ReviewsView = Awaited<ReturnType<typeof findReviewsView>>

/** The reviews for an address, with the available filters. */
export async function findReviewList(product: Product, params: ProductReviewParams) {
  const [summary, { total, rows }] = await Promise.all([
    summariseReviews(db, product.id),
    listReviews(db, product.id, params),
  ])
  const sizes = summary.sizes.map(({ value, count }) => ({ value, count, label: sizeLabel(product, value) }))
  return { summary, sizes, total, reviews: rows.map((row) => reviewView(product, row)) }
}

const sizeOf = ({ options }: Product, value: string) => options.find((one) => one.key === 'size' && one.value === value)

const sizeLabel = (product: Product, value: string) =>
  optionLabel('size', value, sizeOf(product, value)?.label, requestLocale())

/** The shop's reply, in English where it exists and the page is English. */
const inPageWords = <Said extends string | null>(said: Said, inEnglish: string | null) =>
  (requestLocale() === 'en' && inEnglish) || said

const reviewView = (product: Product, { createdAt, size, locale, reply, replyEn, ...row }: ShownReview) => ({
  ...row,
  reply: inPageWords(reply, replyEn),
  /** The review's language where it differs from the page's. */
  foreign: locale === requestLocale() ? null : locale,
  size: size && sizeLabel(product, size),
  lent: size ? fallbackLabels([sizeOf(product, size)?.label], requestLocale()) : [],
  at: createdAt.toISOString(),
})
export type ReviewView = ReturnType<typeof reviewView>

export const questionView = ({ createdAt, answers, ...row }: ShownQuestion) => ({
  ...row,
  at: createdAt.toISOString(),
  answers: answers.map(({ createdAt: at, textEn, ...answer }) => ({
    ...answer,
    text: inPageWords(answer.text, textEn),
    at: at.toISOString(),
  })),
})
export type QuestionView = ReturnType<typeof questionView>
