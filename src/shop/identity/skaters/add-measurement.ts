import { and, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { measurements, skaters } from '../schema.ts'

type Row = typeof measurements.$inferInsert
type Measured = Required<Pick<Row, 'measuredOn' | 'posture' | 'leftMm' | 'rightMm' | 'girthLeftMm' | 'girthRightMm'>>

/** Adds a measurement; earlier days stay, a second one on the same day replaces the first. */
export const addMeasurement = (
  db: Db,
  { userId, skaterId, measured }: { userId: string; skaterId: string; measured: Measured },
) =>
  db.transaction(async (tx) => {
    const own = await tx
      .select({ id: skaters.id })
      .from(skaters)
      .where(and(eq(skaters.id, skaterId), eq(skaters.userId, userId)))
      .for('update')
    if (!own.length) throw new Refusal('skater-unknown', m.profile_skater_unknown, {})
    await tx
      .insert(measurements)
      .values({ ...measured, skaterId })
      .onConflictDoUpdate({ target: [measurements.skaterId, measurements.measuredOn], set: measured })
  })
