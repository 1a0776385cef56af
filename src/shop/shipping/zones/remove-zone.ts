import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { changeZones } from './change-zones.ts'
import { shippingZones } from '../schema.ts'

export const removeZone = (db: Db, actor: Actor, id: string) =>
  changeZones(db, actor, (tx) => tx.delete(shippingZones).where(eq(shippingZones.id, id)))
