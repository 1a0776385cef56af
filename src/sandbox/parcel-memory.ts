import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { sandboxShipments, type SandboxEntry } from '#platform/sandbox-schema.server.ts'
import type { CarrierName } from '#providers/carriers.ts'

/** The sandboxes of carriers store their parcels in the database, so that all processes of the demo shop agree. */
export type SandboxParcel = typeof sandboxShipments.$inferSelect

type New = {
  carrier: CarrierName
  orderCode: string
  clientOrderCode: string | null
  status: string
  asked: Record<string, unknown>
  fee: number
  expectedAt: Date
}

/** Undefined where the shop's code was used before. */
export async function openParcel(db: Db, parcel: New): Promise<SandboxParcel | undefined> {
  const entry: SandboxEntry = { status: parcel.status, updated_date: new Date().toISOString() }
  const [opened] = await db
    .insert(sandboxShipments)
    .values({ ...parcel, log: [entry] })
    .onConflictDoNothing({ target: [sandboxShipments.carrier, sandboxShipments.clientOrderCode] })
    .returning()
  return opened
}

export const findParcel = async (db: Db, carrier: CarrierName, orderCode: string) =>
  (await db.select().from(sandboxShipments).where(isOne(carrier, orderCode)))[0]

export const findParcelByClient = async (db: Db, carrier: CarrierName, clientOrderCode: string) =>
  (
    await db
      .select()
      .from(sandboxShipments)
      .where(and(eq(sandboxShipments.carrier, carrier), eq(sandboxShipments.clientOrderCode, clientOrderCode)))
  )[0]

const isOne = (carrier: CarrierName, orderCode: string) =>
  and(eq(sandboxShipments.carrier, carrier), eq(sandboxShipments.orderCode, orderCode))

export const listParcels = (db: Db, limit = 50) =>
  db.select().from(sandboxShipments).orderBy(desc(sandboxShipments.at)).limit(limit)

type Step = { carrier: CarrierName; orderCode: string; status: string; reason?: string }

/** Moves a parcel one step and stores when and why. */
export const moveParcel = (db: Db, { carrier, orderCode, status, reason }: Step) =>
  db.transaction(async (tx) => {
    const [parcel] = await tx.select().from(sandboxShipments).where(isOne(carrier, orderCode)).for('update')
    if (!parcel) return
    const movedAt = new Date()
    const entry = { status, updated_date: movedAt.toISOString(), ...(reason && { reason }) }
    const [moved] = await tx
      .update(sandboxShipments)
      .set({ status, movedAt, log: [...parcel.log, entry] })
      .where(isOne(carrier, orderCode))
      .returning()
    return moved
  })

/** The shop changed its request, such as the COD. */
export const changeRequest = (db: Db, { orderCode }: SandboxParcel, request: Record<string, unknown>) =>
  db.update(sandboxShipments).set({ asked: request }).where(eq(sandboxShipments.orderCode, orderCode))
