import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { verifyIdentity } from '#shop/identity/sessions/verify-identity.ts'
import type { Admin } from '../admin-guard.server.ts'
import type { Answer } from './answer.ts'
import { ownPasswordFields } from './typed-fields.ts'

/**
 * Checks that the signed-in staff member proved their identity again. Returns undefined if so, otherwise the error, at the password field
 * where there is one.
 */
export async function findIdentityError(
  db: Db,
  { id, signedInAt }: Pick<Admin, 'id' | 'signedInAt'>,
  form: FormData,
): Promise<Omit<Answer, 'intent'> | undefined> {
  const password = String(form.get('password') ?? '').slice(0, ownPasswordFields.password.max)
  const { refusal } = await orRefusal(verifyIdentity(db, { userId: id, signedInAt, password }))
  if (!refusal) return
  const message = refusal.say(requestLocale())
  return refusal.code === 'password-wrong' ? { errors: { password: message }, values: {} } : { refusal: message }
}
