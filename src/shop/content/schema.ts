import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Locale, Localized } from '#kit/localized.ts'
import { createdAt, moment, onlyWords } from '#platform/postgres/columns.server.ts'
import { users } from '#shop/identity/schema.ts'
import { media } from '#shop/media/schema.ts'
import { articleKinds, articleStates, type ArticleKind, type ArticleState } from './articles/article.ts'
import type { Document } from './documents/document.ts'

/** The categories of posts. */
export const articleCategories = pgTable('article_categories', {
  slug: text().primaryKey(),
  name: jsonb().$type<Localized>().notNull(),
  rank: integer().notNull().default(0),
})

export const articles = pgTable(
  'articles',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<ArticleKind>().notNull(),
    /** The name by which the shop's own code finds it (`terms`, `privacy`), and the import its source. */
    key: text().unique(),
    state: text().$type<ArticleState>().notNull().default('draft'),
    category: text().references(() => articleCategories.slug, { onUpdate: 'cascade', onDelete: 'set null' }),
    coverId: uuid().references(() => media.id, { onDelete: 'set null' }),
    rank: integer().notNull().default(0),
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index('articles_by_kind').on(t.kind, t.state, t.publishedAt),
    check('articles_words', onlyWords([t.kind, articleKinds], [t.state, articleStates])),
  ],
)

export const articleTranslations = pgTable(
  'article_translations',
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
    author: text(),
    tags: text().array().notNull().default([]),
    /** The number of words of its body, for the reading time. */
    words: integer().notNull().default(0),
    updatedAt: createdAt(),
    /** The digest of the text: equal texts have equal digests. */
    digest: text().generatedAlwaysAs(sql`md5(title || chr(10) || summary || chr(10) || body::text)`),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.locale] }), uniqueIndex('article_slug').on(t.locale, t.slug)],
)

/** The text of an article after each save; the newest version is the present text. */
export const articleVersions = pgTable(
  'article_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: jsonb().$type<Document>().notNull(),
    seoTitle: text(),
    seoDescription: text(),
    author: text(),
    tags: text().array().notNull(),
    by: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('versions_of_article').on(t.articleId, t.at)],
)

/** Input that is not saved yet: the editor's fields, one draft per user. */
export const articleDrafts = pgTable(
  'article_drafts',
  {
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    updatedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.ownerId] })],
)

/** Redirects: from former addresses, and those that staff add. */
export const redirects = pgTable('redirects', {
  id: uuid().primaryKey().defaultRandom(),
  from: text().notNull().unique(),
  to: text().notNull(),
  hits: integer().notNull().default(0),
  lastHitAt: moment(),
  by: text().notNull(),
  createdAt: createdAt(),
})

/** A policy as orders found it, with its placeholders filled. Written once, never changed, so that it can be read as long as there are orders. */
export const policyVersions = pgTable(
  'policy_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    key: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: jsonb().$type<Document>().notNull(),
    /** When its text last changed before that. */
    changedAt: moment().notNull(),
    /** Digest of the text, and of the values of its placeholders. */
    source: text().notNull(),
    facts: text().notNull(),
    validSince: createdAt(),
  },
  (t) => [uniqueIndex('policy_version_once').on(t.key, t.locale, t.source, t.facts)],
)
