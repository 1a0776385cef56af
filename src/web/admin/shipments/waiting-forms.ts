import { z } from 'zod'
import type { ShipmentTracking } from '#flows/shipments/hand-over-shipment.ts'
import { maxShipmentsAtOnce } from '#flows/shipments/bulk-shipments.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { carrierManifests } from '#providers/carriers.ts'
import type { WaitingShipment } from '#flows/shipments/list-waiting-shipments.ts'
import { m } from '#words/messages.js'
import { shipFields } from '#web/admin-kit/form/ship-form.ts'
import { typedValues, type Rejected } from '#web/admin-kit/form/read-form.ts'
import { trackingOf, weightOf } from './shipment-fields.ts'
import { bookForm } from './shipment-forms.ts'

/** The carrier that is to make the waybills, or the step itself. */
const intent = z.enum(['hand-over', ...carrierManifests.map(({ id }) => id)])

const picked = z.array(z.uuid()).max(maxShipmentsAtOnce)
const code = textOf(shipFields.trackingCode)
const carrier = textOf(shipFields.carrier, { min: 2, missing: () => m.admin_error_carrier() })

/** Undefined for a form that the page cannot send. */
export function readWaiting(form: FormData) {
  const read = z.object({ intent, picked }).safeParse({ intent: form.get('intent'), picked: form.getAll('shipment') })
  return read.data && { ...read.data, values: typedValues(form) }
}
export type WaitingSent = NonNullable<ReturnType<typeof readWaiting>>

type Sent = Pick<WaitingSent, 'picked' | 'values'>
type Read<T> = { shipments: T[]; rejected?: undefined } | { shipments?: undefined; rejected: Rejected }

/** The ticked parcels with their weights. */
export function readBookings({ picked, values }: Sent): Read<{ shipmentId: string; weightG: number }> {
  const errors: Rejected['errors'] = {}
  const shipments = picked.map((shipmentId) => {
    const weight = bookForm.shape.weightG.safeParse(values[weightOf(shipmentId)])
    if (!weight.success) errors[weightOf(shipmentId)] = weight.error.issues[0]!.message
    return { shipmentId, weightG: weight.data ?? 0 }
  })
  return Object.keys(errors).length ? { rejected: { errors, values } } : { shipments }
}

const untracked = { trackingCode: null, trackingUrl: null }

/**
 * The parcels that leave: the ticked ones, and those with a typed tracking number. A booked parcel keeps its carrier; the others need one, and no number
 * may be typed twice: a scanner that reads one label twice would send two buyers to the same parcel.
 */
export function readHandOvers({ picked, values }: Sent, rows: readonly WaitingShipment[]) {
  const errors: Rejected['errors'] = {}
  const typedCarrier = carrier.safeParse(values.carrier)
  const seen = new Set<string>()
  const leaving = rows.filter(({ id }) => picked.includes(id) || values[trackingOf(id)]?.trim())
  // Ticked, but no longer waiting: the flow says so.
  const gone = picked.filter((id) => !rows.some((row) => row.id === id))
  const waiting = leaving.map(({ id: shipmentId, view, locale }): ShipmentTracking & { shipmentId: string } => {
    if (view === 'booked') return { shipmentId, ...untracked, carrier: '' }
    if (view === 'pickup') return { shipmentId, ...untracked, carrier: m.delivery_pickup({}, { locale }) }
    const typed = code.safeParse(values[trackingOf(shipmentId)] ?? '')
    if (!typed.success) errors[trackingOf(shipmentId)] = typed.error.issues[0]!.message
    else if (typed.data && seen.has(typed.data)) errors[trackingOf(shipmentId)] = m.shipment_admin_tracking_twice()
    if (typed.data) seen.add(typed.data)
    if (!typedCarrier.success) errors.carrier = typedCarrier.error.issues[0]!.message
    return { shipmentId, ...untracked, carrier: typedCarrier.data ?? '', trackingCode: typed.data || null }
  })
  const shipments = [...waiting, ...gone.map((shipmentId) => ({ shipmentId, ...untracked, carrier: '' }))]
  return Object.keys(errors).length ? { rejected: { errors, values } } : { shipments }
}
