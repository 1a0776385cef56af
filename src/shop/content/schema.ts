import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#kit/localized.ts'
import { createdAt, moment } from '#platform/columns.server.ts'
import { media } from '#shop/media/schema.ts'
import type { ArticleKind, ArticleState } from './article.ts'
import type { Document } from './document.ts'

export const articles = pgTable(
  'articles',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<ArticleKind>().notNull(),
    /** By what name the shop's own code finds it (`terms`, `privacy`), and the import its source. */
    key: text().unique(),
    state: text().$type<ArticleState>().notNull().default('draft'),
    category: text(),
    author: text(),
    coverId: uuid().references(() => media.id, { onDelete: 'set null' }),
    rank: integer().notNull().default(0),
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('articles_by_kind').on(t.kind, t.state, t.publishedAt)],
)

export const articleTexts = pgTable(
  'article_texts',
  {
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    body: jsonb().$type<Document>().notNull(),
    seoTitle: text(),
    seoDescription: text(),
    updatedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.locale] }), uniqueIndex('article_slug').on(t.locale, t.slug)],
)
