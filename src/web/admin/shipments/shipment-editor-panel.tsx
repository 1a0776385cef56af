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

type Props = { view: ShipmentsView; shipment: ShipmentView; answer?: Answer }

/** One shipment with its contents, state and actions. */
export const ShipmentEditorPanel = ({ view, shipment, answer }: Props) => (
  <Panel
    id={`parcel-${shipment.number}`}
    title={m.shipment_admin_one({ number: shipment.number })}
    aside={
      <span className="flex flex-wrap gap-2">
        <ShipmentTag state={shipment.state} method={view.method} />
        {shipment.stage && <StageTag stage={shipment.stage} />}
      </span>
    }
  >
    <ul className="mb-4 grid gap-1">
      {shipment.content.map((line) => (
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
    <ShipmentFacts shipment={shipment} isPickup={view.method === 'pickup'} />
    {shipment.codError && (
      <Notice tone="warning" className="mt-4">
        {m.shipment_admin_cod_error({ amount: dong(shipment.codAmount), why: shipment.codError })}
      </Notice>
    )}
    <ShipmentActions view={view} shipment={shipment} answer={answer} />
  </Panel>
)

const when = (at: Date | null) => at && formatDateTime(at, getLocale())

const ShipmentFacts = ({ shipment, isPickup }: { shipment: ShipmentView; isPickup: boolean }) => (
  <div className="num">
    <FactList
      rows={[
        [m.shipment_admin_rest(), shipment.restNumber && m.shipment_admin_one({ number: shipment.restNumber })],
        [m.admin_carrier(), isPickup ? null : shipment.carrier],
        [m.admin_tracking_code(), shipment.trackingCode && <Tracking shipment={shipment} />],
        [m.admin_cod_amount(), isPickup || shipment.state === 'cancelled' ? null : dong(shipment.codAmount)],
        [m.shipment_admin_carrier_fee(), shipment.carrierFee === null ? null : dong(shipment.carrierFee)],
        [m.shipment_admin_expected(), shipment.expectedAt && formatDate(shipment.expectedAt, getLocale())],
        [m.admin_packed_at(), when(shipment.createdAt)],
        [m.admin_handed_over_at(), when(shipment.handedOverAt)],
        [m.admin_delivered_at(), when(shipment.deliveredAt)],
        [m.shipment_admin_returned_at(), when(shipment.returnedAt)],
        [m.shipment_admin_return_reason(), shipment.returnReason && returnReasonWords[shipment.returnReason]()],
        [m.shipment_admin_failed_attempts(), shipment.failedAttempts || null],
        [m.shipment_admin_carrier_reason(), shipment.carrierReason],
        [m.shipment_admin_read_at(), shipment.bookedAt && when(shipment.carrierReadAt)],
      ]}
    />
  </div>
)

const Tracking = ({ shipment }: { shipment: ShipmentView }) =>
  shipment.trackingUrl ? (
    <a href={shipment.trackingUrl} target="_blank" rel="noreferrer" className="link num break-all">
      {shipment.trackingCode}
      <span className="sr-only"> ({m.admin_new_window()})</span>
    </a>
  ) : (
    <span className="num break-all">{shipment.trackingCode}</span>
  )
