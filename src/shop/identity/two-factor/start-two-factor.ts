import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { shopName } from '#shop/settings/shop-name.ts'
import { m } from '#words/messages.js'
import { auth } from '../auth.server.ts'
import type { User } from '../sessions/find-session-user.ts'
import { verifyIdentity } from '../sessions/verify-identity.ts'

type TwoFactorRequest = { person: User; password: string; headers: Headers }

/** Makes a secret for the authenticator app; two-factor is on only after its first code. A repeated call makes a new secret. */
export async function startTwoFactor(db: Db, { person, password, headers }: TwoFactorRequest) {
  if (person.hasTwoFactor) throw new Refusal('two-factor-on', m.security_refusal_already_on, {})
  await verifyIdentity(db, { userId: person.id, signedInAt: person.signedInAt, password })
  const body = { password, method: 'totp' as const, issuer: shopName() }
  const started = await auth.api.enableTwoFactor({ body, headers })
  if (started.method !== 'totp') throw new Error('two-factor was started by another method')
  return { uri: started.totpURI }
}
