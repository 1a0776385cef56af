import { z } from 'zod'
import type { HandOver } from '#flows/shipments/hand-over-shipment.ts'
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
type Rows = readonly WaitingShipment[]
type Read<T> = { shipments: T[]; rejected?: undefined } | { shipments?: undefined; rejected: Rejected }

/** The ticked parcels with their weights. Those that need no waybill are passed on, so that their refusal is told. */
export function readBookings({ picked, values }: Sent, rows: Rows): Read<{ shipmentId: string; weightG: number }> {
  const errors: Rejected['errors'] = {}
  const shipments = picked.map((shipmentId) => {
    if (rowOf(rows, shipmentId)?.view !== 'unbooked') return { shipmentId, weightG: 0 }
    const weight = bookForm.shape.weightG.safeParse(values[weightOf(shipmentId)])
    if (!weight.success) errors[weightOf(shipmentId)] = weight.error.issues[0]!.message
    return { shipmentId, weightG: weight.data ?? 0 }
  })
  return Object.keys(errors).length ? { rejected: { errors, values } } : { shipments }
}

const untracked = { trackingCode: null, trackingUrl: null }

/**
 * The ticked parcels. A booked one keeps its carrier; the others need one, and no number may be typed twice: a scanner that reads one label twice would
 * send two buyers to the same parcel. What no longer waits is passed on, so that its refusal is told.
 */
export function readHandOvers({ picked, values }: Sent, rows: Rows): Read<HandOver & { shipmentId: string }> {
  const errors: Rejected['errors'] = {}
  const typedCarrier = carrier.safeParse(values.carrier)
  const seen = new Set<string>()
  const shipments = picked.map((shipmentId): HandOver & { shipmentId: string } => {
    const { view, locale } = rowOf(rows, shipmentId) ?? {}
    if (view === 'pickup') return { shipmentId, ...untracked, carrier: m.delivery_pickup({}, { locale }) }
    if (view !== 'unbooked') return { shipmentId, ...untracked, carrier: '', isBooked: true }
    const typed = code.safeParse(values[trackingOf(shipmentId)] ?? '')
    if (!typed.success) errors[trackingOf(shipmentId)] = typed.error.issues[0]!.message
    else if (typed.data && seen.has(typed.data)) errors[trackingOf(shipmentId)] = m.shipment_admin_tracking_twice()
    if (typed.data) seen.add(typed.data)
    if (!typedCarrier.success) errors.carrier = typedCarrier.error.issues[0]!.message
    return { shipmentId, ...untracked, carrier: typedCarrier.data ?? '', trackingCode: typed.data || null }
  })
  return Object.keys(errors).length ? { rejected: { errors, values } } : { shipments }
}

const rowOf = (rows: Rows, shipmentId: string) => rows.find(({ id }) => id === shipmentId)
