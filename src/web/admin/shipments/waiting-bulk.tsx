import { PackageCheck, Printer, Truck } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import type { WaitingShipment } from '#flows/shipments/list-waiting-shipments.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { carrierSuggestions, shipFields } from '#web/admin-kit/form/ship-form.ts'
import { bulkFormId, type ListBulk } from '#web/admin-kit/list/bulk-bar.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { WaitingResult } from './move-waiting.ts'
import type { WaitingSent } from './waiting-forms.ts'

const labelsPath = '/admin/parcels/labels'

/** The router would fetch the document as a page, so the tab is opened by hand; without scripts the form does it. */
function openLabels(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault()
  const picked = new FormData(event.currentTarget.form!).getAll('shipment').map((id) => ['shipment', String(id)])
  window.open(`${labelsPath}?${new URLSearchParams(picked)}`, '_blank')
}

/** Actions for the ticked parcels: waybills of each connected carrier, labels, and the step by which they leave. */
export const waitingBulk = (bookable: readonly { code: string; name: string }[]): ListBulk<WaitingShipment> => ({
  name: 'shipment',
  pick: ({ id, code }) => ({ id, label: m.order_admin_pick({ code }) }),
  acts: (isNothing) => (
    <>
      {/* Enter in a field presses the first button of the form: this one, which does nothing. */}
      <button type="submit" disabled hidden>
        {m.admin_do_ship()}
      </button>
      {bookable.map(({ code, name }) => (
        <Button
          key={code}
          type="submit"
          name="intent"
          value={code}
          size="sm"
          variant="outline"
          disabled={isNothing}
          icon={<PackageCheck aria-hidden size={17} strokeWidth={1.9} />}
        >
          {m.shipment_admin_waiting_do_book({ carrier: name })}
        </Button>
      ))}
      <Button
        type="submit"
        formAction={labelsPath}
        formMethod="get"
        formTarget="_blank"
        onClick={openLabels}
        size="sm"
        variant="outline"
        disabled={isNothing}
        icon={<Printer aria-hidden size={17} strokeWidth={1.9} />}
      >
        {m.shipment_admin_do_label()}
      </Button>
      <Button
        type="submit"
        name="intent"
        value="hand-over"
        size="sm"
        disabled={isNothing}
        icon={<Truck aria-hidden size={17} strokeWidth={1.9} />}
      >
        {m.shipment_admin_waiting_do_leave()}
      </Button>
    </>
  ),
})

/** Who takes the parcels that have no waybill: one carrier for all of them. */
export const CarrierBand = ({ error, start }: { error?: string; start?: string }) => (
  <div className="border-t border-line px-4 py-3 first:border-t-0 md:px-5">
    <Field label={m.admin_carrier()} hint={m.shipment_admin_waiting_carrier_hint()} error={error} className="max-w-96">
      <TextInput
        {...inputOf(shipFields.carrier)}
        required={false}
        form={bulkFormId}
        list="carriers"
        defaultValue={start}
      />
    </Field>
    <datalist id="carriers">
      {carrierSuggestions.map((carrier) => (
        <option key={carrier}>{carrier}</option>
      ))}
    </datalist>
  </div>
)

type Done = { intent: WaitingSent['intent']; results: readonly WaitingResult[] }

/** One line for all parcels that succeeded, and one for each that did not, with the reason. */
export function WaitingOutcome({ intent, results }: Done) {
  const failed = results.filter(({ refusal }) => refusal)
  const count = formatCount(results.length - failed.length)
  const isDone = results.length > failed.length
  return (
    <div className="grid gap-3" role="status">
      {results.length === 0 && <Notice tone="warning">{m.shipment_admin_waiting_nothing()}</Notice>}
      {isDone && (
        <Notice tone="success">
          {intent === 'hand-over' ? m.shipment_admin_waiting_left({ count }) : m.shipment_admin_waiting_made({ count })}
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice tone="error" title={m.shipment_admin_waiting_failed({ count: formatCount(failed.length) })}>
          <ul className="grid gap-1">
            {failed.map(({ shipmentId, orderId, code, refusal }) => (
              <li key={shipmentId}>
                {orderId && (
                  <>
                    <Link to={`/admin/orders/${orderId}/parcels`} className="link font-semibold">
                      {code}
                    </Link>
                    :{' '}
                  </>
                )}
                {refusal}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
