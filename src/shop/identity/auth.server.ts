import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { log } from '#platform/log/log.server.ts'
import { hashQueued, verifyQueued } from './passwords/hash-queued.ts'
import { makeBackupCodes } from './two-factor/make-backup-codes.ts'
import { authEndpoints } from './sign-in/auth-endpoints.server.ts'
import * as schema from './schema.ts'
import { sessionIdleSeconds } from './sessions/session-rules.ts'
import { signUpHooks } from './accounts/sign-up-hooks.server.ts'

const session = {
  // The library's clock is the idle one, and slides; the 24 hours from sign-in are findPerson's to enforce.
  expiresIn: sessionIdleSeconds,
  updateAge: 60 * 60,
  freshAge: 600,
  cookieCache: { enabled: false },
  additionalFields: { secondFactorAt: { type: 'date' as const, required: false, input: false } },
}

const user = {
  additionalFields: {
    locale: { type: 'string' as const, required: false, defaultValue: 'vi', input: false },
    phone: { type: 'string' as const, required: false, input: false },
    lockedAt: { type: 'date' as const, required: false, input: false },
  },
}

const twoSteps = {
  issuer: 'Lướt',
  twoFactorTable: 'twoFactor',
  // Who came by Google has no password; our own verbs want a fresh sign-in instead.
  allowPasswordless: true,
  backupCodeOptions: { customBackupCodesGenerate: makeBackupCodes, storeBackupCodes: 'encrypted' as const },
}

// A provider’s account is never put to an existing one by itself: who registered the address first might not be its owner.
const account = {
  accountLinking: { enabled: true, disableImplicitLinking: true, trustedProviders: [], allowDifferentEmails: false },
  // Tokens of the providers are of no use here, so they are not kept (sign-up-hooks.server.ts).
  updateAccountOnSignIn: false,
}

/** Signing up and resetting are our own verbs (open-account, reset-password): one transaction each, with their letters. */
const emailAndPassword = {
  enabled: true,
  disableSignUp: true,
  requireEmailVerification: true,
  minPasswordLength: 8,
  maxPasswordLength: 128,
  password: { hash: hashQueued, verify: verifyQueued },
}

/** Why each option is set so: docs/reference/security.md 3. Our own actions call it; it has no HTTP route of its own. */
function makeAuth(db: Db, secret: string) {
  const live = env.SHOP_MODE === 'live'
  return betterAuth({
    appName: 'luot',
    secret,
    baseURL: env.BASE_URL,
    basePath: '/api/auth',
    trustedOrigins: [env.BASE_URL],
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => (level === 'error' ? log.error : log.warn).call(log, { from: 'better-auth' }, message),
    },
    database: drizzleAdapter(db as never, {
      provider: 'pg',
      usePlural: true,
      schema: { ...schema, rateLimits: schema.rateLimits },
    }),
    emailAndPassword,
    account,
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: signUpHooks(db),
    session,
    user,
    plugins: [twoFactor(twoSteps), authEndpoints(db)],
    rateLimit: { enabled: true, storage: 'database', window: 60, max: 100 },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: live ? '__Host-luot' : 'luot',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: live },
      ipAddress: { ipAddressHeaders: ['x-luot-client'] },
    },
  })
}

export let auth: ReturnType<typeof makeAuth>
export const openAuth = (db: Db, secret: string) => void (auth = makeAuth(db, secret))
