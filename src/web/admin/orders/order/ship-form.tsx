import { Truck } from 'lucide-react'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import type { AdminOrder } from './read-admin-order.ts'
import { carrierSuggestions, shipFields } from '#web/admin-kit/form/ship-form.ts'

/** Hands the shipment to a carrier; an order for pickup only becomes ready. */
export function ShipForm({ order, answer }: { order: AdminOrder; answer?: Answer }) {
  const leaving = order.shipments.filter(({ state }) => state === 'preparing')
  const booked = leaving.filter(({ bookedAt }) => bookedAt)
  if (order.method === 'pickup') {
    return (
      <ActionForm intent="ship" answer={answer} button={m.admin_do_ready()}>
        <input type="hidden" name="carrier" value={m.delivery_pickup({}, { locale: order.locale })} />
        <input type="hidden" name="trackingCode" value="" />
        <input type="hidden" name="trackingUrl" value="" />
      </ActionForm>
    )
  }
  return (
    <ActionForm
      intent="ship"
      answer={answer}
      button={
        <>
          <Truck aria-hidden size={19} strokeWidth={1.9} />
          {m.admin_do_ship()}
        </>
      }
    >
      {booked.length && booked.length === leaving.length ? <BookedShipments shipments={booked} /> : <CarrierFields />}
      <WaybillNotes order={order} />
    </ActionForm>
  )
}

/** Carrier and tracking code of a shipment that was not booked. */
const CarrierFields = () => (
  <>
    <div className="grid gap-4 md:grid-cols-3">
      <LineField {...inputOf(shipFields.carrier)} label={m.admin_carrier()} list="carriers" />
      <LineField
        {...inputOf(shipFields.trackingCode)}
        label={m.admin_tracking_code()}
        optional
        autoCapitalize="characters"
        spellCheck={false}
      />
      <LineField {...inputOf(shipFields.trackingUrl)} label={m.admin_tracking_link()} optional placeholder="https://" />
    </div>
    <datalist id="carriers">
      {carrierSuggestions.map((carrier) => (
        <option key={carrier}>{carrier}</option>
      ))}
    </datalist>
  </>
)

/** Booked shipments have their carrier and tracking code already. */
function BookedShipments({ shipments }: { shipments: AdminOrder['shipments'] }) {
  return (
    <>
      <ul className="grid gap-1">
        {shipments.map(({ id, number, carrier, trackingCode }) => (
          <li key={id} className="num text-ink">
            {m.order_admin_booked_shipment({ number, carrier: carrier ?? '', code: trackingCode ?? '' })}
          </li>
        ))}
      </ul>
      <input type="hidden" name="isBooked" value="yes" />
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
