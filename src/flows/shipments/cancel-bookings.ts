import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { system } from '#shop/identity/actor.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { cancelBooking } from './cancel-booking.ts'

export const cancelBookingsJob = 'cancel-bookings'

const bookedButOff = (db: Db, orderId: string) =>
  db
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'cancelled'), isNotNull(shipments.bookedAt)))

/** After an order is cancelled: a job tells the carriers booked for its parcels and retries until they answer. */
export async function queueCancelBookings(db: Db, orderId: string) {
  if ((await bookedButOff(db, orderId)).length) await enqueue(db, cancelBookingsJob, { orderId })
}

export async function cancelBookings(db: Db, orderId: string) {
  for (const { id } of await bookedButOff(db, orderId)) await cancelBooking(db, system, { shipmentId: id })
}
