import { randomInt } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { addDays } from '#kit/clock.ts'
import { ghnStatuses, type GhnStatus } from './carriers/ghn/statuses.ts'
import { standInParcels } from './schema.ts'
import { standInFee, type StandInAsked, type StandInEntry } from './stand-in-parcel.ts'

export type StandInParcel = typeof standInParcels.$inferSelect

/** Twelve letters as GHN gives them. */
const newOrderCode = () => `G${Array.from({ length: 7 }, () => 'ABCDEFGHKLMNPQRTUVXY3479'[randomInt(24)]).join('')}`

export const expectedOf = (at: Date) => addDays(at, 3)

/** The same client_order_code answers the same parcel. */
export async function openStandInParcel(db: Db, asked: StandInAsked): Promise<StandInParcel> {
  const clientOrderCode = asked.client_order_code || null
  const at = new Date()
  const entry: StandInEntry = { status: 'ready_to_pick', updated_date: at.toISOString() }
  const [opened] = await db
    .insert(standInParcels)
    .values({
      orderCode: newOrderCode(),
      clientOrderCode,
      status: 'ready_to_pick',
      asked,
      fee: standInFee(asked),
      expectedAt: expectedOf(at),
      log: [entry],
    })
    .onConflictDoNothing({ target: standInParcels.clientOrderCode })
    .returning()
  if (opened) return opened
  return (await db.select().from(standInParcels).where(eq(standInParcels.clientOrderCode, clientOrderCode!)))[0]!
}

export const findStandInParcel = async (db: Db, orderCode: string) =>
  (await db.select().from(standInParcels).where(eq(standInParcels.orderCode, orderCode)))[0]

export const findStandInParcelByClient = async (db: Db, clientOrderCode: string) =>
  (await db.select().from(standInParcels).where(eq(standInParcels.clientOrderCode, clientOrderCode)))[0]

export const listStandInParcels = (db: Db, limit = 50) =>
  db.select().from(standInParcels).orderBy(desc(standInParcels.at)).limit(limit)

type Step = { orderCode: string; status: GhnStatus; reason?: string }

/** Moves a parcel on and keeps when and why. */
export const moveStandInParcel = (db: Db, { orderCode, status, reason }: Step) =>
  db.transaction(async (tx) => {
    const [parcel] = await tx.select().from(standInParcels).where(eq(standInParcels.orderCode, orderCode)).for('update')
    if (!parcel) return
    const movedAt = new Date()
    const entry = { status, updated_date: movedAt.toISOString(), ...(reason && { reason }) }
    const [moved] = await tx
      .update(standInParcels)
      .set({ status, movedAt, log: [...parcel.log, entry] })
      .where(eq(standInParcels.orderCode, orderCode))
      .returning()
    return moved
  })

/** GHN lets go of a parcel that nobody has fetched yet. */
export const mayCancel = ({ status }: Pick<StandInParcel, 'status'>) => ghnStatuses[status] === 'waiting'

/** What is collected at the door changes until the parcel is there, or on its way back. */
export async function changeStandInCod(db: Db, orderCode: string, cod: number) {
  const parcel = await findStandInParcel(db, orderCode)
  if (!parcel || !['waiting', 'in_transit'].includes(ghnStatuses[parcel.status])) return false
  const asked = { ...parcel.asked, cod_amount: cod }
  await db.update(standInParcels).set({ asked }).where(eq(standInParcels.orderCode, orderCode))
  return true
}
