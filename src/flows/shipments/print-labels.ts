import { inArray } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import type { Printed } from '#shop/papers/printed.ts'
import { printParcelLabels } from '#shop/papers/print-parcel-labels.ts'
import { carrierOf } from '#shop/shipping/carriers.ts'

/**
 * The labels of these parcels: the address of the carrier's own sheet where one carrier prints them all at once, else the shop's own labels as a PDF.
 * Undefined if none of the parcels exists.
 */
export async function printLabels(
  db: Db,
  shipmentIds: string[],
  locale: Locale,
): Promise<{ url: string } | Printed | undefined> {
  const found = await db.select().from(shipments).where(inArray(shipments.id, shipmentIds))
  // In the order of the screen, since the labels are stuck on the parcels one after another.
  const rows = shipmentIds.flatMap((shipmentId) => found.find(({ id }) => id === shipmentId) ?? [])
  return (await carrierSheetOf(rows)) ?? (await printParcelLabels(db, shipmentIds, locale))
}

/** Undefined where no carrier prints all of them, or where it does not answer: then the shop's own labels serve. */
async function carrierSheetOf(rows: (typeof shipments.$inferSelect)[]) {
  const carrier = carrierOf(rows[0]?.bookedWith)
  const codes = rows.flatMap(({ bookedWith, bookedAt, trackingCode }) =>
    bookedWith === carrier?.code && bookedAt && trackingCode ? [trackingCode] : [],
  )
  if (!carrier?.labels || codes.length < rows.length) return
  const { done } = await orRefusal(carrier.labels(codes))
  return done && 'url' in done ? done : undefined
}
