import type { Mutant } from './mutant.ts'

/** Rules of sessions and their lifetime. */
export const sessions: Mutant[] = [
  {
    wrong: 'a locked user goes on with a session that was left',
    file: 'src/shop/identity/sessions/find-session-user.ts',
    from: 'if (user.lockedAt || isSessionOver(session, owes))',
    to: 'if (isSessionOver(session, owes))',
    tests: ['src/shop/identity/accounts/lock-user.db.test.ts'],
  },
  {
    wrong: 'a user who has not given the second factor counts as signed in',
    file: 'src/shop/identity/sessions/find-session-user.ts',
    from: 'if (owes) return { cookies, owesSecondFactor: true }',
    to: '',
    tests: ['src/shop/identity/sessions/sessions.db.test.ts', 'src/shop/identity/two-factor/two-factor.db.test.ts'],
  },
  {
    wrong: 'a session lives for two days',
    file: 'src/shop/identity/sessions/session-rules.ts',
    from: 'sessionLifetimeMs = 24 * 60',
    to: 'sessionLifetimeMs = 48 * 60',
    tests: ['src/shop/identity/sessions/session-rules.test.ts'],
  },
  {
    wrong: 'a session that nobody uses stays open for a day',
    file: 'src/shop/identity/sessions/session-rules.ts',
    from: 'sessionIdleSeconds = 12 * 60',
    to: 'sessionIdleSeconds = 24 * 60',
    tests: ['src/shop/identity/sessions/sessions.db.test.ts'],
  },
  {
    wrong: 'a password is guessed six times in a quarter of an hour',
    file: 'src/platform/limits/all-limits.server.ts',
    from: "by: 'email and network', ...defaultLimit }",
    to: "by: 'email and network', ...defaultLimit, max: 6 }",
    tests: ['src/shop/identity/sign-in/sign-in.db.test.ts'],
  },
  {
    wrong: 'one two-factor code signs in twice',
    file: 'src/shop/identity/two-factor/second-factor-code.ts',
    from: "if (await secondsToWait(db, uses, use)) throw new Refusal('code-used', m.security_refusal_code_used, {})",
    to: '',
    tests: ['src/shop/identity/two-factor/two-factor.db.test.ts'],
  },
  {
    wrong: 'two-factor codes can be guessed without limit',
    file: 'src/platform/limits/all-limits.server.ts',
    from: "name: 'second-factor', by: 'account', max: 5",
    to: "name: 'second-factor', by: 'account', max: 1000",
    tests: ['src/shop/identity/two-factor/two-factor.db.test.ts'],
  },
  {
    wrong: 'the link of an email works for ever',
    file: 'src/shop/identity/proof.ts',
    from: 'and(eq(verifications.identifier, identifierOf(purpose, token)), gt(verifications.expiresAt, new Date()))',
    to: 'eq(verifications.identifier, identifierOf(purpose, token))',
    tests: ['src/shop/identity/proof.db.test.ts'],
  },
  {
    wrong: 'a thief stays signed in after the owner set a new password by email',
    file: 'src/shop/identity/accounts/reset-password.ts',
    from: 'await tx.delete(sessions).where(eq(sessions.userId, user.id))',
    to: '',
    tests: ['src/shop/identity/proof.db.test.ts'],
  },
  {
    wrong: 'scripts can read the cookie of the cart and of orders',
    file: 'src/web/shell/session/cart-cookie.server.ts',
    from: 'Path=/; HttpOnly; SameSite=Lax',
    to: 'Path=/; SameSite=Lax',
    tests: ['src/web/shell/order/order-pass.test.ts'],
  },
  {
    wrong: 'the cookie of the cart and of orders goes over plain HTTP in a live shop',
    file: 'src/web/shell/session/cart-cookie.server.ts',
    from: "env.SHOP_MODE === 'live' ? '; Secure' : ''",
    to: "''",
    tests: ['src/web/shell/order/order-pass.test.ts'],
  },
  {
    wrong: 'a browser cookie can be written that opens any order',
    file: 'src/web/shell/order/order-pass.server.ts',
    from: 'id && key && isOrderKey(id, key)',
    to: 'id && key',
    tests: ['src/web/shell/order/order-pass.test.ts'],
  },
]
