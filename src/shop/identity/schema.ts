import { sql, type SQL } from 'drizzle-orm'
import {
  check,
  bigint,
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Locale } from '#kit/localized.ts'
import { createdAt, moment, onlyWords } from '#platform/postgres/columns.server.ts'
import { roles, type Role } from './role.ts'
import type { StaffArea } from './staff/staff-area.ts'
import type { ConsentPurpose } from './consents/consent.ts'
import type { SkaterLevel, SkaterDiscipline, Posture } from './skaters/skater.ts'

/** users, sessions, accounts, verifications, rate_limits: tables of better-auth, which writes them. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /** E.164 */
    phone: text(),
    twoFactorEnabled: boolean().notNull().default(false),
    locale: text().$type<Locale>().notNull().default('vi'),
    /** The time from which nobody can sign in with this account, the reason, and who locked it. */
    lockedAt: moment(),
    lockReason: text(),
    lockedBy: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** The text by which users are searched, without accents (`vi_fold`). */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`vi_fold(${users.name} || ' ' || ${users.email} || ' ' || coalesce(${users.phone}, ''))`,
      ),
  },
  (t) => [
    index('users_by_time').on(t.createdAt, t.id),
    index('users_by_name').on(t.name, t.id),
    index('users_locked')
      .on(t.lockedAt)
      .where(sql`locked_at is not null`),
    index('users_by_text').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
)

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
    /** When this session passed the second factor; before that, a user with two-factor is not signed in. */
    secondFactorAt: moment(),
  },
  (t) => [index('sessions_of_user').on(t.userId), index('sessions_by_use').on(t.updatedAt, t.id)],
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
  (t) => [primaryKey({ columns: [t.userId, t.role] }), check('user_roles_words', onlyWords([t.role, roles]))],
)

/** Roles that the shop's admins define for their colleagues: the areas of the administration, and the most that a holder may give away. Null: no limit. */
export const staffRoles = pgTable('staff_roles', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull().unique(),
  areas: text().array().$type<StaffArea[]>().notNull(),
  /** Percent of the goods of an order. */
  discountPercent: integer(),
  /** Đồng for one order. */
  refundLimit: bigint({ mode: 'number' }),
})

/** Who holds a staff role; each user has one at most. */
export const staffMembers = pgTable(
  'staff_members',
  {
    userId: ownedBy().primaryKey(),
    roleId: uuid()
      .notNull()
      .references(() => staffRoles.id),
    grantedAt: createdAt(),
    grantedBy: text().notNull(),
  },
  (t) => [index('staff_members_by_role').on(t.roleId)],
)

/** Notes of staff about a user; deleted with the account. */
export const userNotes = pgTable(
  'user_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownedBy(),
    text: text().notNull(),
    by: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('user_notes_of_user').on(t.userId, t.at)],
)

/** Invitations of staff. The secret of the link is a proof (proof.ts). */
export const staffInvites = pgTable(
  'staff_invites',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** The staff role that comes with the account; the role is `user` then. */
    staffRoleId: uuid().references(() => staffRoles.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    invitedBy: text().notNull(),
    at: createdAt(),
    sentAt: createdAt(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    revokedAt: moment(),
  },
  (t) => [
    index('staff_invites_by_time').on(t.at),
    uniqueIndex('staff_invites_open')
      .on(t.email)
      .where(sql`accepted_at is null and revoked_at is null`),
    check('staff_invites_words', onlyWords([t.role, roles])),
  ],
)

/** The table of better-auth's twoFactor plugin, which encrypts secret and codes. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    userId: ownedBy(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: moment(),
  },
  (t) => [index('two_factors_of_user').on(t.userId), index('two_factors_by_secret').on(t.secret)],
)

/** Each consent given or withdrawn, with the version of the text that was shown: the proof that Law 91/2025/QH15 requires. Rows are only added. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    purpose: text().$type<ConsentPurpose>().notNull(),
    given: boolean().notNull(),
    textVersion: text().notNull(),
    channel: text().notNull().default('web'),
    ip: text(),
    at: createdAt(),
  },
  (t) => [index('consents_of_user').on(t.userId, t.purpose, t.at)],
)

/** A skater's feet, the user's own or a child's. A nickname is enough; no child's name is needed. */
export const skaters = pgTable(
  'skaters',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownedBy(),
    nickname: text().notNull(),
    isChild: boolean().notNull().default(false),
    /** The first day of the month of birth, for the growth forecast. */
    bornIn: date(),
    sex: text().$type<'f' | 'm'>(),
    discipline: text().$type<SkaterDiscipline>(),
    level: text().$type<SkaterLevel>(),
    weightKg: numeric({ mode: 'number', precision: 4, scale: 1 }),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('skaters_of_user').on(t.userId, t.createdAt)],
)

/** Whole millimetres. Earlier measurements stay, since growth is computed from them. */
export const measurements = pgTable(
  'measurements',
  {
    id: uuid().primaryKey().defaultRandom(),
    skaterId: uuid()
      .notNull()
      .references(() => skaters.id, { onDelete: 'cascade' }),
    measuredOn: date().notNull(),
    posture: text().$type<Posture>().notNull().default('standing'),
    leftMm: integer(),
    rightMm: integer(),
    girthLeftMm: integer(),
    girthRightMm: integer(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('measured_once_a_day').on(t.skaterId, t.measuredOn)],
)

/** The pages of /admin that staff have open now; a row is deleted a minute after the browser's last report. */
export const openPages = pgTable(
  'open_pages',
  {
    /** The path of the page. */
    place: text().notNull(),
    userId: ownedBy(),
    seenAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.place, t.userId] }), index('open_pages_by_time').on(t.seenAt)],
)
