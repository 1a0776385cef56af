import { Truck } from 'lucide-react'
import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import type { AdminOrder } from './read-admin-order.ts'
import { shipFields } from '#web/admin-kit/form/ship-form.ts'

/** Carriers that deliver in Vietnam (docs/reference/vietnam.md 4.3), as suggestions; any other name may be typed. */
const carriers = [
  'GHN',
  'GHTK',
  'Viettel Post',
  'J&T Express',
  'Vietnam Post',
  'SPX Express',
  'Ninja Van',
  'Ahamove',
  'Grab',
]

/** Hands the shipment to a carrier; an order for pickup only becomes ready. */
export function ShipForm({ order, answer }: { order: AdminOrder; answer?: Answer }) {
  const leaving = order.shipments.filter(({ state }) => state === 'preparing')
  const booked = leaving.filter(({ bookedAt }) => bookedAt)
  if (order.method === 'pickup') {
    return (
      <Form method="post">
        <input type="hidden" name="carrier" value={m.delivery_pickup({}, { locale: order.locale })} />
        <input type="hidden" name="trackingCode" value="" />
        <input type="hidden" name="trackingUrl" value="" />
        <SubmitButton intent="ship" busyText={m.admin_busy()}>
          {m.admin_do_ready()}
        </SubmitButton>
      </Form>
    )
  }
  return (
    <Form method="post" noValidate className="grid gap-4">
      {booked.length && booked.length === leaving.length ? (
        <BookedShipments shipments={booked} />
      ) : (
        <CarrierFields answer={answer} />
      )}
      <WaybillNotes order={order} />
      <div>
        <SubmitButton intent="ship" busyText={m.admin_busy()} icon={<Truck aria-hidden size={19} strokeWidth={1.9} />}>
          {m.admin_do_ship()}
        </SubmitButton>
      </div>
    </Form>
  )
}

/** Carrier and tracking code of a shipment that was not booked. */
function CarrierFields({ answer }: { answer?: Answer }) {
  const { errors, values } = answerTo(answer, 'ship')
  return (
    <>
      <div className="grid gap-4 md:grid-cols-3">
        <Field label={m.admin_carrier()} error={errors.carrier}>
          <TextInput {...inputOf(shipFields.carrier)} list="carriers" defaultValue={values.carrier} />
        </Field>
        <Field label={m.admin_tracking_code()} optionalMark={m.admin_optional()} error={errors.trackingCode}>
          <TextInput
            {...inputOf(shipFields.trackingCode)}
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={values.trackingCode}
          />
        </Field>
        <Field label={m.admin_tracking_link()} optionalMark={m.admin_optional()} error={errors.trackingUrl}>
          <TextInput {...inputOf(shipFields.trackingUrl)} placeholder="https://" defaultValue={values.trackingUrl} />
        </Field>
      </div>
      <datalist id="carriers">
        {carriers.map((carrier) => (
          <option key={carrier}>{carrier}</option>
        ))}
      </datalist>
    </>
  )
}

/** Booked shipments have their carrier and tracking code already. */
function BookedShipments({ shipments }: { shipments: AdminOrder['shipments'] }) {
  return (
    <>
      <ul className="grid gap-1">
        {shipments.map(({ id, number, carrier, trackingCode }) => (
          <li key={id} className="num text-ink">
            {m.order_admin_booked_parcel({ number, carrier: carrier ?? '', code: trackingCode ?? '' })}
          </li>
        ))}
      </ul>
      <input type="hidden" name="carrier" value={shipments[0]!.carrier ?? ''} />
      <input type="hidden" name="trackingCode" value="" />
      <input type="hidden" name="trackingUrl" value="" />
    </>
  )
}

const collected = ({ shipments }: AdminOrder) =>
  shipments.reduce((sum, one) => sum + (one.state === 'preparing' ? one.codAmount : 0), 0)

/** Reminders for writing the waybill. */
const WaybillNotes = ({ order }: { order: AdminOrder }) => (
  <ul className="grid gap-1 pl-5 list-disc marker:text-accent">
    {/* If the waybill has a wrong amount, the text above names it. */}
    {!order.dispatchBlock && (
      <li>{collected(order) ? m.admin_waybill_collect({ amount: dong(collected(order)) }) : m.admin_waybill_paid()}</li>
    )}
    {order.inspect && <li>{m.admin_waybill_inspect()}</li>}
  </ul>
)
