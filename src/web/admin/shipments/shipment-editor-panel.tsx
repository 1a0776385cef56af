import { formatDate, formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { ShipmentTag } from '#web/admin-kit/states/state-tags.tsx'
import { ShipmentActions } from './shipment-actions.tsx'
import { returnReasonWords } from './return-reason-words.ts'
import { StageTag } from './stage-tag.tsx'
import type { ShipmentsView, ShipmentView } from './read-shipments.ts'

type Props = { view: ShipmentsView; parcel: ShipmentView; answer?: Answer }

/** One shipment with its contents, state and actions. */
export const ShipmentEditorPanel = ({ view, parcel, answer }: Props) => (
  <Panel
    id={`parcel-${parcel.number}`}
    title={m.shipment_admin_one({ number: parcel.number })}
    aside={
      <span className="flex flex-wrap gap-2">
        <ShipmentTag state={parcel.state} method={view.method} />
        {parcel.stage && <StageTag stage={parcel.stage} />}
      </span>
    }
  >
    <ul className="mb-4 grid gap-1">
      {parcel.content.map((line) => (
        <li key={line.id} className="flex justify-between gap-4">
          <span className="min-w-0">
            <span className="text-ink">
              <ProductName name={line.name} />
            </span>
            {line.choice && <span className="text-muted"> · {line.choice}</span>}
          </span>
          <span className="num shrink-0 font-semibold text-ink">× {line.pieces}</span>
        </li>
      ))}
    </ul>
    <ParcelFacts parcel={parcel} isPickup={view.method === 'pickup'} />
    {parcel.codTrouble && (
      <Notice tone="warning" className="mt-4">
        {m.shipment_admin_cod_trouble({ amount: dong(parcel.codAmount), why: parcel.codTrouble })}
      </Notice>
    )}
    <ShipmentActions view={view} parcel={parcel} answer={answer} />
  </Panel>
)

const when = (at: Date | null) => at && formatDateTime(at, getLocale())

const ParcelFacts = ({ parcel, isPickup }: { parcel: ShipmentView; isPickup: boolean }) => (
  <div className="num">
    <FactList
      rows={[
        [m.shipment_admin_rest(), parcel.restNumber && m.shipment_admin_one({ number: parcel.restNumber })],
        [m.admin_carrier(), isPickup ? null : parcel.carrier],
        [m.admin_tracking_code(), parcel.trackingCode && <Tracking parcel={parcel} />],
        [m.admin_cod_amount(), isPickup || parcel.state === 'cancelled' ? null : dong(parcel.codAmount)],
        [m.shipment_admin_carrier_fee(), parcel.carrierFee === null ? null : dong(parcel.carrierFee)],
        [m.shipment_admin_expected(), parcel.expectedAt && formatDate(parcel.expectedAt, getLocale())],
        [m.admin_packed_at(), when(parcel.createdAt)],
        [m.admin_handed_over_at(), when(parcel.handedOverAt)],
        [m.admin_delivered_at(), when(parcel.deliveredAt)],
        [m.shipment_admin_returned_at(), when(parcel.returnedAt)],
        [m.shipment_admin_return_reason(), parcel.returnReason && returnReasonWords[parcel.returnReason]()],
        [m.shipment_admin_failed_attempts(), parcel.failedAttempts || null],
        [m.shipment_admin_carrier_reason(), parcel.carrierReason],
        [m.shipment_admin_read_at(), parcel.bookedAt && when(parcel.carrierReadAt)],
      ]}
    />
  </div>
)

const Tracking = ({ parcel }: { parcel: ShipmentView }) =>
  parcel.trackingUrl ? (
    <a href={parcel.trackingUrl} target="_blank" rel="noreferrer" className="link num break-all">
      {parcel.trackingCode}
      <span className="sr-only"> ({m.admin_new_window()})</span>
    </a>
  ) : (
    <span className="num break-all">{parcel.trackingCode}</span>
  )
