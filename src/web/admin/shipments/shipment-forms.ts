import { z } from 'zod'
import { isUuid } from '#kit/is-uuid.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { typedWhole, typedWholeOrNull } from '#platform/forms/typed-whole.ts'
import { carrierManifests } from '#providers/carriers.ts'
import { lossReasons, shipmentReturnReasons } from '#shop/orders/order.ts'
import { m } from '#words/messages.js'
import { orNull, shipForm } from '#web/admin-kit/form/ship-form.ts'
import { failFields, loseFields } from './shipment-fields.ts'

const shipment = z.object({ shipmentId: z.uuid() })
const measure = (max: number) => typedWhole(1, max, () => m.shipment_error_number({ max }))

export const bookForm = shipment.extend({
  carrier: z.enum(carrierManifests.map(({ id }) => id)),
  weightG: measure(50_000),
  length: measure(200),
  width: measure(200),
  height: measure(200),
})

export const trackingForm = shipment.extend({
  ...shipForm.shape,
})

export const shipmentForm = shipment
/** The version of the order that the form showed; to pack by an older one is refused. `id`: the form's own, so that it packs once. */
export const packForm = z.object({ version: z.coerce.number().int().optional(), id: z.uuid().optional() })
export const partDeliveryForm = shipment.extend({
  collected: typedWholeOrNull(0, 999_999_999, () => m.shipment_error_amount()),
})
export const failedAttemptForm = shipment.extend({ reason: textOf(failFields.reason).transform(orNull) })
export const loseForm = shipment.extend({
  reason: z.enum(lossReasons),
  claim: textOf(loseFields.claim).transform(orNull),
})
export const shipmentReturnForm = shipment.extend({
  reason: z.enum(shipmentReturnReasons),
  goods: z.enum(['restock', 'look']),
})

/**
 * The typed pieces per line, from the fields `line-<id>`, or an error for each that is no number up to its `most`. An empty field is an error too,
 * since pieces that nobody counted must not be written off. Lines without a `most` are left to the flow.
 */
export function shipmentLinesIn(form: FormData, most: ReadonlyMap<string, number>) {
  const typed = [...form].flatMap(([name, value]) => {
    const [, lineId] = /^line-(.+)$/.exec(name) ?? []
    return lineId && isUuid(lineId) && typeof value === 'string' ? [{ name, lineId, text: value.trim() }] : []
  })
  const errors = typed.flatMap(({ name, lineId, text }) => {
    const max = most.get(lineId)
    const isRight = /^\d{1,5}$/.test(text) && Number(text) <= (max ?? Infinity)
    return isRight ? [] : [[name, m.shipment_error_pieces({ max: max ?? 0 })]]
  })
  return {
    lines: typed.map(({ lineId, text }) => ({ lineId, quantity: Number(text) })),
    errors: errors.length > 0 && Object.fromEntries(errors),
  }
}

type Pieces = { id: string; pieces: number }
type Counted = { shipments: { id: string }[]; unpacked: { id: string; left: number }[] }

/**
 * How many pieces of each line a form may name: those of its parcel, or those that are not packed. A form to pack that is sent again is left to the flow:
 * its parcel took the pieces already.
 */
export function mostPieces(view: Counted, { shipment, packId }: { shipment?: { content: Pieces[] }; packId: string }) {
  if (shipment) return new Map(shipment.content.map(({ id, pieces }) => [id, pieces]))
  const isAgain = view.shipments.some(({ id }) => id === packId)
  return new Map(isAgain ? [] : view.unpacked.map(({ id, left }) => [id, left]))
}
