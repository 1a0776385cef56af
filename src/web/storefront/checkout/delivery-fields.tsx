import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { checkoutFields } from '#shop/checkout/form-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { FieldError } from '#ui/fields/field-error.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { WardCandidateView } from '#web/shell/places/find-ward-candidate-views.server.ts'
import type { PlaceOption } from '#web/shell/places/load-wards.ts'
import type { Wards } from '#web/shell/places/use-wards.ts'
import { PlaceFields } from '#web/shell/places/place-fields.tsx'
import { m } from '#words/messages.js'
import type { MethodCode } from '#shop/shipping/address.ts'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { shownDeliveryMethods } from '#shop/shipping/zones/worthwhile-deliveries.ts'
import { fieldProps, type CheckoutFieldMetadata } from './contact-fields.tsx'
import type { PlaceParams } from './delivery-request.ts'
import type { CheckoutView } from './view-checkout.server.ts'

type Props = {
  fields: CheckoutFieldMetadata<'method' | 'province' | 'ward' | 'street'>
  provinces: PlaceOption[]
  wards: Wards
  wardCandidates?: WardCandidateView[]
  typed?: string
  methods: CheckoutView['methods']
  shop: { address: string; hours: string }
  place: PlaceParams
  onChoose: (part: Partial<PlaceParams>) => void
}

type CardProps = {
  code: MethodCode
  name: string
  delivery: CheckoutView['methods'][number] | undefined
  isChosen: boolean
  onChoose: () => void
}

const MethodCard = ({ code, name, delivery, isChosen, onChoose }: CardProps) => (
  <RadioCard
    name={name}
    value={code}
    checked={isChosen}
    onChange={onChoose}
    title={deliveryMethodName(code)}
    note={delivery ? deliveryText(delivery) : m.checkout_standard_note()}
    price={delivery && (delivery.fee ? dong(delivery.fee) : m.checkout_free())}
  />
)

/** The days of delivery; goods for pickup are delivered to nobody, but ready. */
export function daysText({ method, from, until }: CheckoutView['methods'][number]) {
  if (method === 'pickup') return m.checkout_ready({ days: from === until ? from : `${from} – ${until}` })
  return from === until ? m.delivery_on({ day: from }) : m.checkout_days({ from, until })
}

function deliveryText(delivery: CheckoutView['methods'][number]) {
  const { notice, isToday } = delivery
  const today = isToday === null ? daysText(delivery) : m.delivery_today({ hour: isToday })
  return [today, notice].filter(Boolean).join('. ')
}

/** Delivery method and address; fee and dates of each method show as soon as the ward is known. */
export function DeliveryFields({
  fields,
  provinces,
  wards,
  methods,
  shop,
  place,
  wardCandidates,
  typed,
  onChoose: change,
}: Props) {
  const { method, province, ward, street } = fields
  const carried = shownDeliveryMethods(methods, place.method)
  return (
    <fieldset className="group/delivery grid gap-5">
      <legend>
        <h2 className="mb-4 type-h2">{m.checkout_delivery()}</h2>
      </legend>
      {/* One item of the grid: the line for an error, empty as a rule, would hold a gap open below the last way. */}
      <div>
        <div
          id={method.id}
          tabIndex={-1}
          className="grid gap-3"
          role="radiogroup"
          aria-label={m.checkout_method()}
          aria-required
          aria-describedby={`${method.id}-error`}
        >
          {carried.map((code) => (
            <MethodCard
              key={code}
              {...{
                code,
                name: method.name,
                delivery: methods.find(({ method }) => method === code),
                isChosen: place.method === code,
              }}
              onChoose={() => change({ method: code })}
            />
          ))}
          {shop.address && (
            <RadioCard
              name={method.name}
              value="pickup"
              checked={place.method === 'pickup'}
              onChange={() => change({ method: 'pickup' })}
              title={m.checkout_pickup()}
              note={[shop.address, shop.hours].filter(Boolean).join(' · ')}
              price={m.checkout_free()}
            />
          )}
        </div>
        <FieldError id={`${method.id}-error`}>{method.errors?.[0]}</FieldError>
      </div>
      <div className="grid gap-5 group-has-[[value=pickup]:checked]/delivery:hidden">
        <div className="field-pairs">
          <PlaceFields
            fields={{ province, ward }}
            provinces={provinces}
            wards={wards}
            place={place}
            choose={change}
            wardCandidates={wardCandidates}
            typed={typed}
            refreshText={m.checkout_refresh()}
          />
        </div>
        <Field id={street.id} label={m.checkout_street()} hint={m.checkout_street_hint()} error={street.errors?.[0]}>
          <TextInput {...inputOf(checkoutFields.street)} {...fieldProps(street)} aria-required />
        </Field>
      </div>
    </fieldset>
  )
}
