import { and, eq, inArray } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { measurements, skaters } from '../schema.ts'

type MeasurementRef = { userId: string; skaterId: string; measurementId: string }

/** Deletes a wrong measurement of one of the user's own skaters. */
export async function removeMeasurement(db: Db, { userId, skaterId, measurementId }: MeasurementRef) {
  const own = db
    .select({ id: skaters.id })
    .from(skaters)
    .where(and(eq(skaters.id, skaterId), eq(skaters.userId, userId)))
  const removed = await db
    .delete(measurements)
    .where(and(eq(measurements.id, measurementId), inArray(measurements.skaterId, own)))
    .returning({ id: measurements.id })
  if (!removed.length) throw new Refusal('measurement-unknown', m.profile_measurement_unknown, {})
}
