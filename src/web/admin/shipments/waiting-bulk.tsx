import { PackageCheck, Printer, Truck } from 'lucide-react'
import type { MouseEvent } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import type { WaitingShipment } from '#flows/shipments/list-waiting-shipments.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { carrierSuggestions, shipFields } from '#web/admin-kit/form/ship-form.ts'
import { bulkFormId, type ListBulk } from '#web/admin-kit/list/bulk-bar.tsx'
import { BulkOutcome } from '#web/admin-kit/list/bulk-outcome.tsx'
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

/** Waybills of each connected carrier, labels, and the step by which the ticked parcels leave. */
const acts = (bookable: Bookable) => [
  ...bookable.map(({ code, name }) => ({
    label: m.shipment_admin_waiting_do_book({ carrier: name }),
    Icon: PackageCheck,
    variant: 'outline' as const,
    name: 'intent',
    value: code,
  })),
  {
    label: m.shipment_admin_do_label(),
    Icon: Printer,
    variant: 'outline' as const,
    formAction: labelsPath,
    formMethod: 'get',
    formTarget: '_blank',
    onClick: openLabels,
  },
  { label: m.shipment_admin_waiting_do_leave(), Icon: Truck, name: 'intent', value: 'hand-over' },
]

type Bookable = readonly { code: string; name: string }[]

/** Actions for the ticked parcels. */
export const waitingBulk = (bookable: Bookable): ListBulk<WaitingShipment> => ({
  name: 'shipment',
  pick: ({ id, code }) => ({ id, label: m.order_admin_pick({ code }) }),
  acts: (isNothing) =>
    acts(bookable).map(({ label, Icon, ...button }) => (
      <Button
        key={label}
        type="submit"
        size="sm"
        disabled={isNothing}
        icon={<Icon aria-hidden size={17} strokeWidth={1.9} />}
        {...button}
      >
        {label}
      </Button>
    )),
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
  const failed = results.flatMap(({ shipmentId, orderId, code, refusal }) =>
    refusal ? [{ id: shipmentId, to: orderId && `/admin/orders/${orderId}/parcels`, name: code, refusal }] : [],
  )
  const count = formatCount(results.length - failed.length)
  return (
    <BulkOutcome
      answer={results}
      nothing={m.shipment_admin_waiting_nothing()}
      sent={results.length}
      done={
        intent === 'hand-over' ? m.shipment_admin_waiting_left({ count }) : m.shipment_admin_waiting_made({ count })
      }
      failedTitle={m.shipment_admin_waiting_failed({ count: formatCount(failed.length) })}
      failed={failed}
    />
  )
}
