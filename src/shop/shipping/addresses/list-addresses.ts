import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { provinces, savedAddresses, wards } from '../schema.ts'

const selectAddresses = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: savedAddresses.id,
      name: savedAddresses.name,
      phone: savedAddresses.phone,
      provinceCode: savedAddresses.provinceCode,
      provinceName: provinces.fullName,
      wardCode: savedAddresses.wardCode,
      wardName: wards.fullName,
      /** The ward no longer exists: the address must be updated before anything is sent there. */
      isGone: sql<boolean>`${wards.goneAt} is not null`,
      street: savedAddresses.street,
      isDefault: savedAddresses.isDefault,
      createdAt: savedAddresses.createdAt,
    })
    .from(savedAddresses)
    .innerJoin(provinces, eq(provinces.code, savedAddresses.provinceCode))
    .innerJoin(wards, eq(wards.code, savedAddresses.wardCode))
    .where(where)
    .orderBy(desc(savedAddresses.isDefault), desc(savedAddresses.createdAt), desc(savedAddresses.id))

/** A user's addresses, the default first, then the newest. */
export const listAddresses = (db: Db, userId: string) => selectAddresses(db, eq(savedAddresses.userId, userId))

/** One of the user's own addresses; undefined for another user's. */
export const findAddress = async (db: Db, userId: string, addressId: string) =>
  (await selectAddresses(db, and(eq(savedAddresses.userId, userId), eq(savedAddresses.id, addressId))))[0]
export type AddressRow = Awaited<ReturnType<typeof listAddresses>>[number]
