import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#kit/localized.ts'
import { createdAt, moment } from '#platform/columns.server.ts'
import { products } from '#shop/catalogue/schema.ts'
import { users } from '#shop/identity/schema.ts'
import type { Fit, Moderation, WearLevel } from './review.ts'

const ofProduct = () =>
  uuid()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/** Words stay when their writer leaves; the name does not (erasure). */
const writer = () => text().references(() => users.id, { onDelete: 'set null' })

const moderated = () => ({
  state: text().$type<Moderation>().notNull().default('waiting'),
  createdAt: createdAt(),
  decidedAt: moment(),
  decidedBy: text(),
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
    /** What was bought and for whom: label of the size, level; as copied from the order or told by the writer. */
    size: text(),
    level: text().$type<WearLevel>(),
    /** Bought here and delivered. */
    verified: boolean().notNull(),
    reply: text(),
    repliedAt: moment(),
    ...moderated(),
  },
  (t) => [
    index('reviews_of_product').on(t.productId, t.state, t.createdAt),
    index('reviews_by_state').on(t.state, t.createdAt),
    uniqueIndex('one_review_a_person').on(t.productId, t.userId),
    check('rating_in_stars', sql`${t.rating} between 1 and 5`),
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
    /** To tell the asker that there is an answer; never shown. */
    email: text(),
    locale: text().$type<Locale>().notNull(),
    text: text().notNull(),
    ...moderated(),
  },
  (t) => [
    index('questions_of_product').on(t.productId, t.state, t.createdAt),
    index('questions_by_state').on(t.state, t.createdAt),
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
    /** Said by the shop itself. */
    official: boolean().notNull().default(false),
    text: text().notNull(),
    ...moderated(),
  },
  (t) => [index('answers_of_question').on(t.questionId, t.createdAt), index('answers_by_state').on(t.state)],
)
