import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { sandboxShipments, type SandboxEntry } from '#platform/sandbox-schema.server.ts'
import type { CarrierName } from '#providers/carriers.ts'

/** The sandboxes of carriers store their parcels in the database, so that all processes of the demo shop agree. */
export type SandboxShipment = typeof sandboxShipments.$inferSelect

type New = {
  carrier: CarrierName
  orderCode: string
  clientOrderCode: string | null
  status: string
  request: Record<string, unknown>
  fee: number
  expectedAt: Date
}

/** Undefined where the shop's code was used before. */
export async function openSandboxShipment(db: Db, shipment: New): Promise<SandboxShipment | undefined> {
  const entry: SandboxEntry = { status: shipment.status, updated_date: new Date().toISOString() }
  const [opened] = await db
    .insert(sandboxShipments)
    .values({ ...shipment, log: [entry] })
    .onConflictDoNothing({ target: [sandboxShipments.carrier, sandboxShipments.clientOrderCode] })
    .returning()
  return opened
}

export const findSandboxShipment = async (db: Db, carrier: CarrierName, orderCode: string) =>
  (await db.select().from(sandboxShipments).where(isOne(carrier, orderCode)))[0]

export const findSandboxShipmentByClient = async (db: Db, carrier: CarrierName, clientOrderCode: string) =>
  (
    await db
      .select()
      .from(sandboxShipments)
      .where(and(eq(sandboxShipments.carrier, carrier), eq(sandboxShipments.clientOrderCode, clientOrderCode)))
  )[0]

const isOne = (carrier: CarrierName, orderCode: string) =>
  and(eq(sandboxShipments.carrier, carrier), eq(sandboxShipments.orderCode, orderCode))

export const listSandboxShipments = (db: Db, limit = 50) =>
  db.select().from(sandboxShipments).orderBy(desc(sandboxShipments.at)).limit(limit)

type Step = { carrier: CarrierName; orderCode: string; status: string; reason?: string }

/** Moves a parcel one step and stores when and why. */
export const moveSandboxShipment = (db: Db, { carrier, orderCode, status, reason }: Step) =>
  db.transaction(async (tx) => {
    const [shipment] = await tx.select().from(sandboxShipments).where(isOne(carrier, orderCode)).for('update')
    if (!shipment) return
    const movedAt = new Date()
    const entry = { status, updated_date: movedAt.toISOString(), ...(reason && { reason }) }
    const [moved] = await tx
      .update(sandboxShipments)
      .set({ status, movedAt, log: [...shipment.log, entry] })
      .where(isOne(carrier, orderCode))
      .returning()
    return moved
  })

/** The shop changed its request, such as the COD. */
export const changeRequest = (db: Db, { orderCode }: SandboxShipment, request: Record<string, unknown>) =>
  db.update(sandboxShipments).set({ request }).where(eq(sandboxShipments.orderCode, orderCode))
