import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { BetterAuthPlugin } from 'better-auth/types'
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { log } from '#platform/log/log.server.ts'
import { hashQueued, verifyQueued } from './passwords/hash-queued.ts'
import * as schema from './schema.ts'
import { sessionIdleSeconds } from './sessions/session-rules.ts'
import { signUpHooks, socialSignUpConsents } from './accounts/sign-up-hooks.server.ts'
import { claimUnconfirmed, forgetUnconfirmed } from './sign-in/claim-unconfirmed.ts'
import type { ProviderUserHooks } from './sign-in/sign-in-gateway.ts'
import { configuredSocials, signInGatewayOf } from './sign-in/social.ts'

const session = {
  // The library's expiry is the idle one and slides; findSessionUser enforces the 24 hours from sign-in.
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

/** No letters that look alike in print; 10 of 31 letters: 49 bits. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'

/** Ten codes such as `k7m2q-9xagp`. */
const makeBackupCodes = () =>
  Array.from({ length: 10 }, () => {
    const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })

const twoSteps = {
  twoFactorTable: 'twoFactor',
  // A user of Google has no password; our own actions ask for a fresh sign-in instead.
  allowPasswordless: true,
  backupCodeOptions: { customBackupCodesGenerate: makeBackupCodes, storeBackupCodes: 'encrypted' as const },
}

// A provider’s account is never linked to an existing one automatically: the person who registered the address first might not own it.
const account = {
  accountLinking: { enabled: true, disableImplicitLinking: true, trustedProviders: [], allowDifferentEmails: false },
  // Tokens of the providers are not needed, so they are not stored (sign-up-hooks.server.ts).
  updateAccountOnSignIn: false,
}

/** Sign-up and reset are our own functions (open-account, reset-password): one transaction each, together with their emails. */
const emailAndPassword = {
  enabled: true,
  disableSignUp: true,
  requireEmailVerification: true,
  minPasswordLength: 8,
  maxPasswordLength: 128,
  password: { hash: hashQueued, verify: verifyQueued },
}

const providerUserHooks = (db: Db): ProviderUserHooks => ({
  onConfirmed: async (user) => claimUnconfirmed(db, user, await socialSignUpConsents()),
  onUnconfirmed: async (user) => ((await socialSignUpConsents()) ? forgetUnconfirmed(db, user) : undefined),
})

/** Two parts that the library lacks: sign-in by providers with checked answers, and a session for a user who proved the address by an email. */
const authEndpoints = (db: Db) =>
  ({
    id: 'own-endpoints',
    init(ctx) {
      const own = configuredSocials().map((social) => {
        const { keys, provider } = signInGatewayOf(social)
        return { ...provider(keys.find()!, providerUserHooks(db)), disableImplicitSignUp: true }
      })
      return { context: { socialProviders: [...ctx.socialProviders, ...own] } }
    },
    endpoints: {
      /** Reached from the server only: it has no path. */
      openSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
          if (!user) throw new Error('no such person')
          const session = await ctx.context.internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ ok: true })
        },
      ),
    },
  }) satisfies BetterAuthPlugin

/** docs/reference/security.md 3 has the reason of each option. Our own actions call it; it has no HTTP route of its own. */
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
