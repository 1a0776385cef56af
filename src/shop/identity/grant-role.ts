import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from './actor.ts'
import type { Role } from './role.ts'
import { userRoles } from './schema.ts'

/** Gives a role; who has it already keeps it as it was given. */
export async function grantRole(db: Db, actor: Actor, { userId, role }: { userId: string; role: Role }) {
  return db.transaction(async (tx) => {
    const given = await tx
      .insert(userRoles)
      .values({ userId, role, grantedBy: actor })
      .onConflictDoNothing()
      .returning({ role: userRoles.role })
    if (given.length) await emit(tx, { name: 'role.granted', facts: { userId, role, actor } })
    return given.length > 0
  })
}
