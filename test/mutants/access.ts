import type { Mutant } from './mutant.ts'

/** Who may do what. */
export const access: Mutant[] = [
  {
    wrong: 'any customer enters the admin',
    file: 'src/web/chrome/insist-on-role.server.ts',
    from: "(await hasRole(db, userId, 'admin'))",
    to: "(await hasRole(db, userId, 'user'))",
    tests: ['src/web/chrome/insist-on-admin.db.test.ts'],
  },
  {
    wrong: 'a moderator enters the admin',
    file: 'src/web/chrome/insist-on-role.server.ts',
    from: "(role !== 'admin' && (await hasRole(db, userId, role)))",
    to: "(await hasRole(db, userId, 'moderator'))",
    tests: ['src/web/chrome/insist-on-admin.db.test.ts'],
  },
  {
    wrong: 'an admin without two-factor enters a live shop',
    file: 'src/web/chrome/insist-on-admin.server.ts',
    from: "env.SHOP_MODE !== 'live' || hasTwoFactor",
    to: 'true',
    tests: ['src/web/chrome/insist-on-admin.db.test.ts'],
  },
  {
    wrong: 'nobody can read roles, and everybody enters',
    file: 'src/shop/identity/role-check.ts',
    from: "throw new RoleCheckFailed('neither has_role nor user_roles could be read', { cause })",
    to: 'return true',
    tests: ['src/shop/identity/sign-in.db.test.ts'],
  },
  {
    wrong: 'the last admin gives the role away',
    file: 'src/shop/identity/revoke-role.ts',
    from: 'admins.length === 1 && admins[0] === userId',
    to: 'admins.length === 0',
    tests: ['src/shop/identity/roles.db.test.ts'],
  },
  {
    wrong: 'a locked admin counts as the one who remains',
    file: 'src/shop/identity/hold-admins.ts',
    from: 'and(inArray(users.id, ids), isNull(users.lockedAt))',
    to: 'inArray(users.id, ids)',
    tests: ['src/shop/identity/lock-person.db.test.ts'],
  },
  {
    wrong: 'one customer opens the order of another',
    file: 'src/shop/orders/is-order-of.ts',
    from: 'and(eq(orders.id, orderId), eq(orders.userId, userId))',
    to: 'eq(orders.id, orderId)',
    tests: ['src/flows/join-guest-orders.db.test.ts'],
  },
  {
    wrong: 'any key as long as a real one opens a link of ours',
    file: 'src/platform/secret.server.ts',
    from: 'expected.length === given.length && timingSafeEqual(expected, given)',
    to: 'expected.length === given.length',
    tests: ['src/web/chrome/order-pass.test.ts'],
  },
  {
    wrong: 'a browser says by itself from which address it comes',
    file: 'src/web/client-address.ts',
    from: '.at(-1)',
    to: '.at(0)',
    tests: ['src/web/client-address.test.ts'],
  },
  {
    wrong: 'an address is believed though no proxy stands in front',
    file: 'src/web/client-address.ts',
    from: 'env.TRUST_PROXY &&',
    to: 'true &&',
    tests: ['src/web/client-address.test.ts'],
  },
  {
    wrong: 'one IPv6 customer counts as millions',
    file: 'src/shop/identity/network-of.ts',
    from: 'groups.slice(0, 4).join',
    to: 'groups.slice(0, 8).join',
    tests: ['src/shop/identity/network-of.test.ts'],
  },
  {
    wrong: 'after the sign-in a link leads to another site',
    file: 'src/web/chrome/local-path.ts',
    from: ".replace(/^\\/+/, '/')",
    to: '',
    tests: ['src/web/chrome/local-path.test.ts'],
  },
]
