import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/columns.server.ts'

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: createdAt(),
  updatedBy: text(),
})
