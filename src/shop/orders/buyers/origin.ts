import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { preparedInsert } from '#platform/postgres/prepared-insert.server.ts'
import { sign } from '#platform/secrets/secret.server.ts'
import { networkAreaOf } from '#shop/identity/sessions/network-of.ts'
import { orderOrigins } from '../origin-schema.ts'

/** The origin of an order: marks from which neither address nor browser can be recovered. */
export type Origin = { network: string; device: string | null }

export const originOf = ({ ip, device }: { ip: string; device: string | undefined }): Origin => ({
  network: sign('order-network', networkAreaOf(ip)),
  device: device ? sign('order-device', device) : null,
})

export const saveOrigin = (db: Db, orderId: string, origin: Origin) => insert(db, { ...origin, orderId })

const insert = preparedInsert(orderOrigins)

export async function findOrigin(db: Db, orderId: string): Promise<Origin | undefined> {
  const { network, device } = orderOrigins
  const [row] = await db.select({ network, device }).from(orderOrigins).where(eq(orderOrigins.orderId, orderId))
  return row
}
