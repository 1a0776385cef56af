import type { Db } from '#platform/postgres/db.server.ts'
import { readPhone } from '#shop/identity/accounts/phone.ts'
import { findAccountOf } from '#shop/orders/buyers/find-account-of.ts'
import type { TypedOrder } from './typed-draft.ts'

/** The account that the order will belong to, and the draft without it where phone and email are somebody else's. */
export async function checkLinkedAccount(db: Db, typed: TypedOrder) {
  const { userId, phone, email } = typed.values
  const contact = { userId: userId || null, phone: readPhone(phone ?? ''), email: email?.trim() || null }
  const account = await findAccountOf(db, contact)
  return { account, typed: account ? typed : { ...typed, values: { ...typed.values, userId: '' } } }
}
