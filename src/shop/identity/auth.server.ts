import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Db } from '#platform/db.server.ts'
import { env } from '#platform/env.server.ts'
import { log } from '#platform/log.server.ts'
import { makeBackupCodes } from './make-backup-codes.ts'
import * as schema from './schema.ts'
import { idleSeconds } from './session-rules.ts'

const session = {
  // The library's clock is the idle one, and slides; the 24 hours from sign-in are findPerson's to enforce.
  expiresIn: idleSeconds,
  updateAge: 60 * 60,
  freshAge: 600,
  cookieCache: { enabled: false },
  additionalFields: { secondFactorAt: { type: 'date' as const, required: false, input: false } },
}

const user = {
  additionalFields: {
    locale: { type: 'string' as const, required: false, defaultValue: 'vi', input: false },
    phone: { type: 'string' as const, required: false, input: false },
  },
}

const twoSteps = {
  issuer: 'Lướt',
  twoFactorTable: 'twoFactor',
  // Who came by Google has no password; our own verbs want a fresh sign-in instead.
  allowPasswordless: true,
  backupCodeOptions: { customBackupCodesGenerate: makeBackupCodes, storeBackupCodes: 'encrypted' as const },
}

/** Options: facts/security.md 3. Our own actions call it; its HTTP door stays shut until sign-up needs it. */
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
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 600,
    },
    session,
    user,
    plugins: [twoFactor(twoSteps)],
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
