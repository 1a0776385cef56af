import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { BetterAuthPlugin } from 'better-auth/types'
import { z } from 'zod'
import type { Db } from '#platform/postgres/db.server.ts'
import { claimUnconfirmed } from './claim-unconfirmed.ts'
import { configuredSocials, signInGatewayOf } from './social.ts'

/** What the library lacks: providers that check what they are told, and a session for who proved the address by a letter. */
export const authEndpoints = (db: Db) =>
  ({
    id: 'own-doors',
    init(ctx) {
      const own = configuredSocials().map((social) => {
        const { keys, provider } = signInGatewayOf(social)
        return provider(keys.find()!, (vouched) => claimUnconfirmed(db, vouched))
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
