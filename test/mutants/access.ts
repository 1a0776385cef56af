import type { Mutant } from './mutant.ts'

/** Rules of access. */
export const access: Mutant[] = [
  {
    wrong: 'any customer enters the admin',
    file: 'src/web/shell/access/require-role.server.ts',
    from: "(await hasRole(db, userId, 'admin'))",
    to: "(await hasRole(db, userId, 'user'))",
    tests: ['src/web/shell/access/require-staff.db.test.ts'],
  },
  {
    wrong: 'a moderator enters the admin',
    file: 'src/web/shell/access/require-role.server.ts',
    from: "(role !== 'admin' && (await hasRole(db, userId, role)))",
    to: "(await hasRole(db, userId, 'moderator'))",
    tests: ['src/web/shell/access/require-staff.db.test.ts'],
  },
  {
    wrong: 'an admin without two-factor enters a live shop',
    file: 'src/web/shell/access/require-staff.server.ts',
    from: "hasTwoFactor || env.SHOP_MODE !== 'live'",
    to: 'true',
    tests: ['src/web/shell/access/require-staff.db.test.ts'],
  },
  {
    wrong: 'everybody enters the admin when roles cannot be read',
    file: 'src/shop/identity/roles/role-check.ts',
    from: "throw new RoleCheckFailed('neither has_role nor user_roles could be read', { cause })",
    to: 'return true',
    tests: ['src/shop/identity/sign-in/sign-in.db.test.ts'],
  },
  {
    wrong: 'the last admin gives the role away',
    file: 'src/shop/identity/roles/revoke-role.ts',
    from: 'admins.length === 1 && admins[0] === userId',
    to: 'admins.length === 0',
    tests: ['src/shop/identity/roles/roles.db.test.ts'],
  },
  {
    wrong: 'a locked admin counts as the one who remains',
    file: 'src/shop/identity/roles/lock-admin-rows.ts',
    from: 'and(inArray(users.id, ids), isNull(users.lockedAt))',
    to: 'inArray(users.id, ids)',
    tests: ['src/shop/identity/accounts/lock-user.db.test.ts'],
  },
  {
    wrong: 'one customer opens the order of another',
    file: 'src/shop/orders/buyers/is-order-of.ts',
    from: 'and(eq(orders.id, orderId), eq(orders.userId, userId))',
    to: 'eq(orders.id, orderId)',
    tests: ['src/flows/orders/join-guest-orders.db.test.ts'],
  },
  {
    wrong: 'any key of the right length opens an order link',
    file: 'src/platform/secrets/secret.server.ts',
    from: 'expected.length === proofBytes.length && timingSafeEqual(expected, proofBytes)',
    to: 'expected.length === proofBytes.length',
    tests: ['src/web/shell/order/order-pass.test.ts'],
  },
  {
    wrong: 'a browser chooses its own IP address by a header',
    file: 'src/web/server/client-address.ts',
    from: '.at(-1)',
    to: '.at(0)',
    tests: ['src/web/server/client-address.test.ts'],
  },
  {
    wrong: 'a forwarded IP address is trusted without a proxy',
    file: 'src/web/server/client-address.ts',
    from: 'env.TRUST_PROXY &&',
    to: 'true &&',
    tests: ['src/web/server/client-address.test.ts'],
  },
  {
    wrong: 'one IPv6 customer counts as many networks',
    file: 'src/shop/identity/sessions/network-of.ts',
    from: 'groups.slice(0, 4).join',
    to: 'groups.slice(0, 8).join',
    tests: ['src/shop/identity/sessions/network-of.test.ts'],
  },
  {
    wrong: 'after the sign-in a link leads to another site',
    file: 'src/web/shell/access/local-path.ts',
    from: ".replace(/^\\/+/, '/')",
    to: '',
    tests: ['src/web/shell/access/local-path.test.ts'],
  },
]
