import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { BookForm } from './book-form.tsx'
import type { ShipmentIntent } from './shipment-actions.ts'
import { ShipmentForm } from './shipment-form.tsx'
import { PartForm } from './part-form.tsx'
import { LoseForm } from './lose-form.tsx'
import { InspectionForm, FailedAttemptForm, ShipmentReturnForm } from './return-forms.tsx'
import type { ShipmentsView, ShipmentView } from './read-shipments.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { shipFields } from '#web/admin-kit/form/ship-form.ts'

type Props = { view: ShipmentsView; shipment: ShipmentView; answer?: Answer }

/** The actions that are possible in the current state of the shipment. */
export function ShipmentActions(props: Props) {
  const { shipment } = props
  if (shipment.state === 'preparing') return shipment.bookedAt ? <Booked {...props} /> : <Unbooked {...props} />
  if (shipment.isOnTheRoad) return <OnTheRoad {...props} />
  if (shipment.state === 'returned') return <Returned {...props} />
  if (shipment.state === 'lost') return <Lost {...props} />
  if (shipment.isStillBooked) return <StillBooked {...props} />
  return null
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-4">{children}</div>
)

type Act = { intent: ShipmentIntent; shipment: ShipmentView; variant?: ButtonLook['variant']; children: ReactNode }

const Act = ({ intent, shipment, variant = 'outline', children }: Act) => (
  <ShipmentForm intent={intent} shipment={shipment} button={children} variant={variant} />
)

/** Packed but not booked: book at a carrier, or send by hand. */
const Unbooked = ({ view, shipment, answer }: Props) => (
  <>
    {view.bookable.length > 0 && <BookForm view={view} shipment={shipment} answer={answer} />}
    <Collapsible
      open={view.bookable.length === 0 || answer?.intent === `leave:${shipment.id}`}
      summary={view.method === 'pickup' ? m.shipment_admin_ready_summary() : m.shipment_admin_by_hand()}
      className="mt-4 border-t border-line pt-2"
      summaryClass="type-label min-h-11 text-ink"
    >
      <CarriageForm intent="leave" shipment={shipment} answer={answer} words={m.admin_do_ship()} />
    </Collapsible>
    <Row>
      <Act intent="unpack" shipment={shipment} variant="quiet">
        {m.shipment_admin_do_unpack()}
      </Act>
    </Row>
  </>
)

const Booked = ({ view, shipment }: Props) => (
  <Row>
    <Act intent="leave-booked" shipment={shipment} variant="primary">
      {m.shipment_admin_do_leave_booked({ carrier: shipment.carrier ?? '' })}
    </Act>
    <Label view={view} shipment={shipment} />
    <Act intent="read" shipment={shipment}>
      {m.shipment_admin_do_read()}
    </Act>
    <Act intent="unbook" shipment={shipment} variant="quiet">
      {m.shipment_admin_do_unbook()}
    </Act>
  </Row>
)

/** Cancelled, but the waybill stands: the carrier may have fetched the goods. */
const StillBooked = ({ shipment }: Props) => (
  <>
    <p className="mt-4 text-muted">{m.shipment_admin_still_booked({ carrier: shipment.carrier ?? '' })}</p>
    <Row>
      <Act intent="read" shipment={shipment} variant="primary">
        {m.shipment_admin_do_read()}
      </Act>
      <Act intent="unbook" shipment={shipment}>
        {m.shipment_admin_do_unbook()}
      </Act>
      <Act intent="held-back" shipment={shipment}>
        {m.shipment_admin_do_held_back()}
      </Act>
      <Act intent="held-gone" shipment={shipment} variant="quiet">
        {m.shipment_admin_do_held_gone()}
      </Act>
    </Row>
  </>
)

const Label = ({ view, shipment }: Props) => (
  <a
    href={`/admin/orders/${view.id}/label?shipment=${shipment.id}`}
    target="_blank"
    rel="noreferrer"
    className={buttonClass({ variant: 'outline', size: 'sm' })}
  >
    <Printer aria-hidden size={18} strokeWidth={1.8} />
    {m.shipment_admin_do_label()}
    <span className="sr-only"> ({m.admin_new_window()})</span>
  </a>
)

const OnTheRoad = ({ view, shipment, answer }: Props) => (
  <>
    <Row>
      <Act intent="deliver" shipment={shipment} variant="primary">
        {m.shipment_admin_do_deliver()}
      </Act>
      {shipment.state !== 'in_transit' && view.method !== 'pickup' && (
        <Act intent="carry-on" shipment={shipment}>
          {m.shipment_admin_do_carry_on()}
        </Act>
      )}
      {shipment.bookedAt && (
        <>
          <Act intent="read" shipment={shipment}>
            {m.shipment_admin_do_read()}
          </Act>
          <Label view={view} shipment={shipment} />
        </>
      )}
    </Row>
    {shipment.state !== 'failed_attempt' && <FailedAttemptForm shipment={shipment} answer={answer} />}
    {view.method !== 'pickup' && <PartForm shipment={shipment} answer={answer} />}
    <ShipmentReturnForm shipment={shipment} answer={answer} />
    {view.method !== 'pickup' && <LoseForm shipment={shipment} answer={answer} />}
    {!shipment.bookedAt && view.method !== 'pickup' && (
      <Collapsible
        open={answer?.intent === `track:${shipment.id}`}
        summary={m.shipment_admin_change_tracking()}
        className="mt-3 border-t border-line pt-2"
        summaryClass="type-label min-h-11 text-ink"
      >
        <CarriageForm
          intent="track"
          shipment={shipment}
          answer={answer}
          words={m.shipment_admin_do_change_tracking()}
        />
      </Collapsible>
    )}
  </>
)

type CarriageProps = { intent: 'leave' | 'track'; shipment: ShipmentView; answer?: Answer; words: string }

/** Carrier and tracking code, typed by hand. */
function CarriageForm({ intent, shipment, answer, words }: CarriageProps) {
  const { carrier, trackingCode, trackingUrl } = shipment
  const saved = { carrier: carrier ?? '', trackingCode: trackingCode ?? '', trackingUrl: trackingUrl ?? '' }
  return (
    <ShipmentForm
      intent={intent}
      shipment={shipment}
      answer={answer}
      saved={saved}
      button={words}
      className="grid gap-4 pt-1"
    >
      <div className="grid gap-4 md:grid-cols-3">
        <LineField {...inputOf(shipFields.carrier)} label={m.admin_carrier()} />
        <LineField
          {...inputOf(shipFields.trackingCode)}
          label={m.admin_tracking_code()}
          optional
          autoCapitalize="characters"
          spellCheck={false}
        />
        <LineField
          {...inputOf(shipFields.trackingUrl)}
          label={m.admin_tracking_link()}
          optional
          placeholder="https://"
        />
      </div>
    </ShipmentForm>
  )
}

const Lost = ({ shipment }: Props) =>
  shipment.mayGoAgain && (
    <>
      <p className="mt-4 text-muted">{m.shipment_admin_lost_next()}</p>
      <Row>
        <Act intent="again" shipment={shipment}>
          {m.shipment_admin_do_again()}
        </Act>
      </Row>
    </>
  )

const Returned = ({ shipment, answer }: Props) => (
  <>
    {!shipment.checkedAt && <InspectionForm shipment={shipment} answer={answer} />}
    {shipment.mayGoAgain && (
      <Row>
        <Act intent="again" shipment={shipment}>
          {m.shipment_admin_do_again()}
        </Act>
      </Row>
    )}
  </>
)
