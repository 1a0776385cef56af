import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { staffMembers, users } from '../schema.ts'

/** Everybody with a staff role, by name. */
export const listStaffMembers = (db: Db) =>
  db
    .select({ id: users.id, name: users.name, roleId: staffMembers.roleId })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .orderBy(asc(users.name), asc(users.id))
