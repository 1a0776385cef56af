import { Printer } from 'lucide-react'
import { Form } from 'react-router'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { BookForm } from './book-form.tsx'
import type { ShipmentIntent } from './shipment-actions.ts'
import { PartForm } from './part-form.tsx'
import { LoseForm } from './lose-form.tsx'
import { InspectionForm, FailedAttemptForm, ShipmentReturnForm } from './return-forms.tsx'
import type { ShipmentsView, ShipmentView } from './read-shipments.ts'
import { inputOf } from '#kit/field.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { Rejected } from '#web/admin-kit/form/read-form.ts'
import { shipFields } from '#web/admin-kit/form/ship-form.ts'

type Props = { view: ShipmentsView; parcel: ShipmentView; answer?: Answer }

/** The actions that are possible in the current state of the shipment. */
export function ShipmentActions(props: Props) {
  const { parcel } = props
  if (parcel.state === 'preparing') return parcel.bookedAt ? <Booked {...props} /> : <Unbooked {...props} />
  if (parcel.isOnTheRoad) return <OnTheRoad {...props} />
  if (parcel.state === 'returned') return <Returned {...props} />
  if (parcel.state === 'lost') return <Lost {...props} />
  return null
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-4">{children}</div>
)

type Act = { intent: ShipmentIntent; parcel: ShipmentView; variant?: ButtonLook['variant']; children: ReactNode }

const Act = ({ intent, parcel, variant = 'outline', children }: Act) => (
  <Form method="post">
    <input type="hidden" name="shipmentId" value={parcel.id} />
    <SubmitButton intent={intent} busyText={m.admin_busy()} variant={variant}>
      {children}
    </SubmitButton>
  </Form>
)

/** Packed but not booked: book at a carrier, or send by hand. */
const Unbooked = ({ view, parcel, answer }: Props) => (
  <>
    {view.bookable.length > 0 && <BookForm view={view} shipment={parcel} answer={answer} />}
    <Collapsible
      open={view.bookable.length === 0 || answer?.intent === `leave:${parcel.id}`}
      summary={view.method === 'pickup' ? m.shipment_admin_ready_summary() : m.shipment_admin_by_hand()}
      className="mt-4 border-t border-line pt-2"
      summaryClass="type-label min-h-11 text-ink"
    >
      <CarriageForm intent="leave" parcel={parcel} answer={answer} words={m.admin_do_ship()} />
    </Collapsible>
    <Row>
      <Act intent="unpack" parcel={parcel} variant="quiet">
        {m.shipment_admin_do_unpack()}
      </Act>
    </Row>
  </>
)

const Booked = ({ view, parcel }: Props) => (
  <Row>
    <Act intent="leave-booked" parcel={parcel} variant="primary">
      {m.shipment_admin_do_leave_booked({ carrier: parcel.carrier ?? '' })}
    </Act>
    <Label view={view} parcel={parcel} />
    <Act intent="read" parcel={parcel}>
      {m.shipment_admin_do_read()}
    </Act>
    <Act intent="unbook" parcel={parcel} variant="quiet">
      {m.shipment_admin_do_unbook()}
    </Act>
  </Row>
)

const Label = ({ view, parcel }: Props) => (
  <a
    href={`/admin/orders/${view.id}/label?shipment=${parcel.id}`}
    target="_blank"
    rel="noreferrer"
    className={buttonClass({ variant: 'outline', size: 'sm' })}
  >
    <Printer aria-hidden size={18} strokeWidth={1.8} />
    {m.shipment_admin_do_label()}
    <span className="sr-only"> ({m.admin_new_window()})</span>
  </a>
)

const OnTheRoad = ({ view, parcel, answer }: Props) => (
  <>
    <Row>
      <Act intent="deliver" parcel={parcel} variant="primary">
        {m.shipment_admin_do_deliver()}
      </Act>
      {parcel.state !== 'in_transit' && view.method !== 'pickup' && (
        <Act intent="carry-on" parcel={parcel}>
          {m.shipment_admin_do_carry_on()}
        </Act>
      )}
      {parcel.bookedAt && (
        <>
          <Act intent="read" parcel={parcel}>
            {m.shipment_admin_do_read()}
          </Act>
          <Label view={view} parcel={parcel} />
        </>
      )}
    </Row>
    {parcel.state !== 'failed_attempt' && <FailedAttemptForm shipment={parcel} answer={answer} />}
    {view.method !== 'pickup' && <PartForm shipment={parcel} answer={answer} />}
    <ShipmentReturnForm shipment={parcel} answer={answer} />
    {view.method !== 'pickup' && <LoseForm shipment={parcel} answer={answer} />}
    {!parcel.bookedAt && view.method !== 'pickup' && (
      <Collapsible
        open={answer?.intent === `track:${parcel.id}`}
        summary={m.shipment_admin_change_tracking()}
        className="mt-2 border-t border-line pt-2"
        summaryClass="type-label min-h-11 text-ink"
      >
        <CarriageForm intent="track" parcel={parcel} answer={answer} words={m.shipment_admin_do_change_tracking()} />
      </Collapsible>
    )}
  </>
)

type CarriageProps = { intent: 'leave' | 'track'; parcel: ShipmentView; answer?: Answer; words: string }

const CarriageForm = ({ intent, parcel, answer, words }: CarriageProps) => (
  <Form method="post" noValidate className="grid gap-4 pt-1">
    <input type="hidden" name="shipmentId" value={parcel.id} />
    <TrackingFields parcel={parcel} formAnswer={answerTo(answer, `${intent}:${parcel.id}`)} />
    <div>
      <SubmitButton intent={intent} busyText={m.admin_busy()}>
        {words}
      </SubmitButton>
    </div>
  </Form>
)

const Lost = ({ parcel }: Props) =>
  parcel.mayGoAgain && (
    <>
      <p className="mt-4 text-muted">{m.shipment_admin_lost_next()}</p>
      <Row>
        <Act intent="again" parcel={parcel}>
          {m.shipment_admin_do_again()}
        </Act>
      </Row>
    </>
  )

const Returned = ({ parcel }: Props) => (
  <>
    {!parcel.checkedAt && <InspectionForm shipment={parcel} />}
    {parcel.mayGoAgain && (
      <Row>
        <Act intent="again" parcel={parcel}>
          {m.shipment_admin_do_again()}
        </Act>
      </Row>
    )}
  </>
)

/** Carrier and tracking code, typed by hand. */
const TrackingFields = ({ parcel, formAnswer: { errors, values } }: { parcel: ShipmentView; formAnswer: Rejected }) => (
  <div className="grid gap-4 md:grid-cols-3">
    <Field label={m.admin_carrier()} error={errors.carrier}>
      <TextInput
        {...inputOf(shipFields.carrier)}

        defaultValue={values.carrier ?? parcel.carrier ?? ''}
      />
    </Field>
    <Field label={m.admin_tracking_code()} optionalMark={m.admin_optional()} error={errors.trackingCode}>
      <TextInput
        {...inputOf(shipFields.trackingCode)}

        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={values.trackingCode ?? parcel.trackingCode ?? ''}
      />
    </Field>
    <Field label={m.admin_tracking_link()} optionalMark={m.admin_optional()} error={errors.trackingUrl}>
      <TextInput
        {...inputOf(shipFields.trackingUrl)}

        placeholder="https://"
        defaultValue={values.trackingUrl ?? parcel.trackingUrl ?? ''}
      />
    </Field>
  </div>
)
