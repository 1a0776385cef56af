import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '#platform/postgres/columns.server.ts'

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: createdAt(),
  updatedBy: text(),
})

/** Keys of providers, sealed by AUTH_SECRET (platform/seal); `ending` has the last letters of long ones. */
export const providerKeys = pgTable('provider_keys', {
  name: text().primaryKey(),
  sealed: text().notNull(),
  ending: text().notNull(),
  updatedAt: createdAt(),
  updatedBy: text(),
})

/**
 * The last answer of each provider to its keys. `fingerprint` is that of the tested keys and address: others count as unverified. `provenAt`: it
 * accepted these keys and has not refused them since; `failingSince`: it refuses them, or cannot be reached.
 */
export const providerKeyChecks = pgTable('provider_key_checks', {
  name: text().primaryKey(),
  fingerprint: text().notNull(),
  result: text().$type<'right' | 'wrong' | 'silent'>().notNull(),
  provenAt: moment(),
  failingSince: moment(),
  why: text(),
  triedAt: createdAt(),
})
