import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/columns.server.ts'

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: createdAt(),
  updatedBy: text(),
})

/** Keys of providers, sealed by AUTH_SECRET (platform/seal); `ending` are the last letters of long ones. */
export const keptKeys = pgTable('kept_keys', {
  name: text().primaryKey(),
  sealed: text().notNull(),
  ending: text().notNull(),
  updatedAt: createdAt(),
  updatedBy: text(),
})
