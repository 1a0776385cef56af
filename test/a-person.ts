import type { Db } from '#platform/postgres/db.server.ts'
import { staff, system } from '#shop/identity/actor.ts'
import { addUser, type NewUser } from '#shop/identity/accounts/add-user.ts'

let made = 0

/** A user with a confirmed address and a password. Returns the id and the actor. */
export async function aUser(db: Db, changes: Partial<NewUser> = {}) {
  made += 1
  const email = changes.email ?? `nguoi-${made}@example.com`
  const person = { email, name: 'Nguyễn Thị Lan', password: 'Truot-bang-2026!', role: 'user', locale: 'vi' } as const
  const id = await addUser(db, system, { ...person, ...changes })
  return { id, email, actor: staff(id) }
}
