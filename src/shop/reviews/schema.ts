import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#kit/localized.ts'
import { createdAt, moment, onlyWords } from '#platform/postgres/columns.server.ts'
import { products } from '#shop/catalogue/schema.ts'
import { users } from '#shop/identity/schema.ts'
import { moderations, type Fit, type Moderation, type WearLevel, type WidthFit } from './review.ts'

const ofProduct = () =>
  uuid()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/** Texts stay when their writer leaves; the name does not (erasure). */
const writer = () => text().references(() => users.id, { onDelete: 'set null' })

const moderated = () => ({
  state: text().$type<Moderation>().notNull().default('waiting'),
  createdAt: createdAt(),
  decidedAt: moment(),
  decidedBy: text(),
  /** The reason of the moderator, for colleagues; never published. */
  decidedWhy: text(),
})

export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: ofProduct(),
    userId: writer(),
    name: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    rating: integer().notNull(),
    title: text().notNull().default(''),
    text: text().notNull(),
    fit: text().$type<Fit>(),
    /** The bought variant and its wearer: size label, level; copied from the order or given by the writer. */
    size: text(),
    level: text().$type<WearLevel>(),
    /** Bought in this shop and delivered. */
    verified: boolean().notNull(),
    reply: text(),
    /** The reply in English; without it English readers see the other one. */
    replyEn: text(),
    repliedAt: moment(),
    ...moderated(),
  },
  (t) => [
    index('reviews_of_product').on(t.productId, t.state, t.createdAt),
    index('reviews_by_state').on(t.state, t.createdAt),
    index('reviews_by_time').on(t.createdAt, t.id),
    /** Finds a part of the text, typed without accents. */
    index('reviews_alike').using('gin', sql`vi_fold(name || ' ' || title || ' ' || text) gin_trgm_ops`),
    uniqueIndex('one_review_a_person').on(t.productId, t.userId),
    check('rating_in_stars', sql`${t.rating} between 1 and 5`),
    check('reviews_words', onlyWords([t.state, moderations])),
  ],
)

export const reviewPictures = pgTable(
  'review_pictures',
  {
    id: uuid().primaryKey().defaultRandom(),
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    file: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [index('pictures_of_review').on(t.reviewId, t.position)],
)

export const questions = pgTable(
  'questions',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: ofProduct(),
    userId: writer(),
    name: text().notNull(),
    /** The address to notify of an answer; never published. */
    email: text(),
    locale: text().$type<Locale>().notNull(),
    text: text().notNull(),
    ...moderated(),
  },
  (t) => [
    index('questions_of_product').on(t.productId, t.state, t.createdAt),
    index('questions_by_state').on(t.state, t.createdAt),
    index('questions_by_time').on(t.createdAt, t.id),
    index('questions_alike').using('gin', sql`vi_fold(name || ' ' || text) gin_trgm_ops`),
    check('questions_words', onlyWords([t.state, moderations])),
  ],
)

export const answers = pgTable(
  'answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    questionId: uuid()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    userId: writer(),
    name: text().notNull(),
    /** An answer of the shop itself. */
    official: boolean().notNull().default(false),
    text: text().notNull(),
    /** The shop's own answer in English. */
    textEn: text(),
    ...moderated(),
  },
  (t) => [
    index('answers_of_question').on(t.questionId, t.createdAt),
    index('answers_by_state').on(t.state),
    check('answers_words', onlyWords([t.state, moderations])),
  ],
)

/**
 * How a boot fits, asked once for each sold boot, a fortnight after delivery; an unanswered row has no value. Orders are on a higher floor: there is no
 * foreign key to the line, and the row is anonymous once the order is.
 */
export const fitAnswers = pgTable(
  'fit_answers',
  {
    lineId: uuid().primaryKey(),
    orderId: text().notNull(),
    productId: ofProduct(),
    size: text().notNull(),
    width: text(),
    fit: text().$type<Fit>(),
    widthFit: text().$type<WidthFit>(),
    requestedAt: createdAt(),
    answeredAt: moment(),
  },
  (t) => [index('fit_of_product').on(t.productId, t.fit), index('fit_of_order').on(t.orderId)],
)

/** Addresses that do not want questions about fit. */
export const fitOptOuts = pgTable('fit_opt_outs', { email: text().primaryKey(), since: createdAt() })
