import { APIError, getOAuthState } from 'better-auth/api'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { emailConfirmed, confirmationDue } from '../events.ts'
import { guest } from '../actor.ts'
import { recordSignUpConsents, type GivenConsent } from '../consents/record-consent.ts'
import { userRoles, users } from '../schema.ts'
import { signUpMarkCookie, signUpMarkOf, signUpMarkSeconds } from './sign-up-mark.ts'

type NewUser = { id: string; email: string; emailVerified: boolean }
type NewSession = { userId: string }
type Account = { id: string; userId: string; providerId: string }

export const accountLocked = 'ACCOUNT_LOCKED'

/** What somebody agreed to before they went to a provider to open an account; undefined if they only wanted to sign in. */
export async function socialSignUpConsents() {
  const state = await getOAuthState<{ consents?: GivenConsent[] }>()
  return state?.requestSignUp ? state.consents : undefined
}

/** Hooks for new users and accounts; a locked user gets no session. */
export const signUpHooks = (db: Db) => ({
  user: {
    create: {
      before: async (person: object) => ({ data: { ...person, locale: requestLocale() } }),
      after: async ({ id, email, emailVerified }: NewUser) => {
        await db.insert(userRoles).values({ userId: id, role: 'user', grantedBy: 'sign-up' })
        await recordSignUpConsents(db, guest, id, await socialSignUpConsents())
        if (emailVerified) await emit(db, emailConfirmed(id, email))
      },
    },
  },
  session: {
    create: {
      before: async ({ userId }: NewSession) => {
        const isLocked = and(eq(users.id, userId), isNotNull(users.lockedAt))
        const [locked] = await db.select({ id: users.id }).from(users).where(isLocked)
        if (locked) throw new APIError('FORBIDDEN', { code: accountLocked, message: 'This account is locked' })
      },
    },
  },
  account: {
    create: {
      before: async (account: object) => ({
        data: { ...account, accessToken: null, refreshToken: null, idToken: null },
      }),
      after: async (account: Account, ctx: { setCookie: SetCookie } | null) => askToConfirm(db, account, ctx),
    },
  },
})

type SetCookie = (name: string, value: string, options: object) => unknown

/** The provider does not confirm the address, so the shop sends a confirmation email, and this browser gets the mark that the click needs. */
async function askToConfirm(db: Db, { id, userId, providerId }: Account, ctx: { setCookie: SetCookie } | null) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (providerId === 'credential' || !user || user.emailVerified) return
  const secure = env.SHOP_MODE === 'live'
  ctx?.setCookie(signUpMarkCookie(), signUpMarkOf(id), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: signUpMarkSeconds,
  })
  await emit(db, confirmationDue(userId))
}
