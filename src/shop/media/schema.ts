import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#kit/localized.ts'
import { createdAt } from '#platform/postgres/columns.server.ts'

/** A picture, stored under `file` in the widths of widths.ts. `width` and `height`: of the largest file, in px. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey().defaultRandom(),
    file: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('media_by_time').on(t.createdAt, t.id)],
)

export const mediaTranslations = pgTable(
  'media_translations',
  {
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    alt: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.mediaId, t.locale] }),
    /** Finds a part of an alternative text, typed without accents. */
    index('media_translations_alike').using('gin', sql`vi_fold(alt) gin_trgm_ops`),
  ],
)
