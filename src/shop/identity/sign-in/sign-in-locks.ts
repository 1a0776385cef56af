/**
 * Counters that lock a user out when they are full, by the names of their limits (sign-in-limits.ts, verify-identity.ts, second-factor-code.ts), and the
 * number of tries that fill them.
 */
export const lockKinds = {
  'sign-in': 5,
  'sign-in-device': 5,
  'sign-in-address': 30,
  'sign-in-network': 50,
  'second-factor': 5,
  'password-again': 10,
} as const
export type LockKind = keyof typeof lockKinds

export const lockKindOf = (key: string): LockKind | undefined => {
  const name = key.slice(0, key.indexOf(':'))
  return Object.hasOwn(lockKinds, name) ? (name as LockKind) : undefined
}
