import { asc } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { staffRoles } from '../schema.ts'

/** All staff roles by name. */
export const listStaffRoles = (db: Db) => db.select().from(staffRoles).orderBy(asc(staffRoles.name))
export type StaffRoleRow = Awaited<ReturnType<typeof listStaffRoles>>[number]
