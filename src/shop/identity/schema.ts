import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Locale } from '#kit/localized.ts'
import { createdAt, moment } from '#platform/columns.server.ts'
import type { Role } from './role.ts'

/** users, sessions, accounts, verifications, rate_limits: as better-auth wants them; the library owns what is written there. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  locale: text().$type<Locale>().notNull().default('vi'),
  createdAt: createdAt(),
  updatedAt: createdAt(),
})

const ownedBy = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    expiresAt: moment().notNull(),
    token: text().notNull().unique(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    ipAddress: text(),
    userAgent: text(),
    userId: ownedBy(),
  },
  (t) => [index('sessions_of_user').on(t.userId)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: ownedBy(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [uniqueIndex('accounts_identity').on(t.providerId, t.accountId), index('accounts_of_user').on(t.userId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('verifications_by_identifier').on(t.identifier)],
)

export const rateLimits = pgTable('rate_limits', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint({ mode: 'number' }).notNull(),
})

export const userRoles = pgTable(
  'user_roles',
  { userId: ownedBy(), role: text().$type<Role>().notNull(), grantedAt: createdAt(), grantedBy: text() },
  (t) => [primaryKey({ columns: [t.userId, t.role] })],
)
