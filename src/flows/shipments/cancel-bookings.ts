import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { system } from '#shop/identity/actor.ts'
import { stillBooked } from '#shop/orders/shipments/still-booked.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { cancelBooking } from './cancel-booking.ts'

export const cancelBookingsJob = 'cancel-bookings'

const listStillBooked = (db: Db, orderId: string) =>
  db
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), stillBooked))

/** After an order is cancelled: a job tells the carriers booked for its parcels and retries until they answer. */
export async function queueCancelBookings(db: Db, orderId: string) {
  if ((await listStillBooked(db, orderId)).length) await enqueue(db, cancelBookingsJob, { orderId })
}

/** Each waybill is asked for, even if the carrier refuses another; then the job fails, so that it is retried. */
export async function cancelBookings(db: Db, orderId: string) {
  const errors: unknown[] = []
  for (const { id } of await listStillBooked(db, orderId))
    await cancelBooking(db, system, { shipmentId: id }).catch((error: unknown) => errors.push(error))
  if (errors.length) throw errors[0]
}
