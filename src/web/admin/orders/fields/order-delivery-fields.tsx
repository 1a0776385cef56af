import { useRef, useState } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { methodCodes, type MethodCode } from '#shop/shipping/address.ts'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { shownDeliveryMethods } from '#shop/shipping/zones/worthwhile-deliveries.ts'
import { deliveryDaysText } from '#web/admin-kit/states/delivery-days-text.ts'
import { Field } from '#ui/fields/field.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { WardCandidateView } from '#web/shell/places/find-ward-candidate-views.server.ts'
import type { PlaceOption } from '#web/shell/places/load-wards.ts'
import { PlaceFields } from '#web/shell/places/place-fields.tsx'
import { usePlace, type ChosenPlace } from '#web/shell/places/use-place.ts'
import { m } from '#words/messages.js'
import { buyerFields } from './order-fields.ts'

type DeliveryMethodFee = { method: string; fee: number; daysMin: number; daysMax: number }
type Props = {
  values: Record<string, string | undefined>
  errors: Record<string, string | undefined>
  provinces: PlaceOption[]
  wards: PlaceOption[]
  wardCandidates?: WardCandidateView[]
  /** Fees of the delivery methods for the typed address, where it is known. */
  deliveryMethods: DeliveryMethodFee[]
  shopAddress: string
  /** A choice submits the form at once to get the fees. */
  isLive: boolean
}

/** Delivery method and address. Without scripts any button of the form updates the fees. */
export function OrderDeliveryFields({
  values,
  errors,
  provinces,
  deliveryMethods,
  shopAddress,
  isLive,
  ...known
}: Props) {
  const [method, setMethod] = useState(methodCodes.find((code) => code === values.method) ?? 'standard')
  const box = useRef<HTMLDivElement>(null)
  const submitForFees = () => isLive && setTimeout(() => box.current?.closest('form')?.requestSubmit())
  const start = { province: values.province ?? '', ward: values.ward ?? '' }
  const { place, wards, choose } = usePlace(start, known.wards)
  const pick = (part: Partial<ChosenPlace>) => {
    choose(part)
    if (part.ward) submitForFees()
  }
  const pickMethod = (next: MethodCode) => {
    setMethod(next)
    submitForFees()
  }
  const field = (name: string) => ({ id: name, name, errors: errors[name] ? [errors[name]] : undefined })
  return (
    <div ref={box} className="group/place grid gap-4">
      <div role="radiogroup" aria-label={m.order_admin_method()} className="grid gap-3 sm:grid-cols-2">
        {shownDeliveryMethods(deliveryMethods, method).map((code) => {
          const delivery = deliveryMethods.find((one) => one.method === code)
          return (
            <RadioCard
              key={code}
              id={`method-${code}`}
              name="method"
              value={code}
              checked={method === code}
              onChange={() => pickMethod(code)}
              title={deliveryMethodName(code)}
              note={delivery ? deliveryDaysText(delivery) : m.checkout_standard_note()}
              price={delivery && (delivery.fee ? dong(delivery.fee) : m.checkout_free())}
            />
          )
        })}
        <RadioCard
          id="method-pickup"
          name="method"
          value="pickup"
          checked={method === 'pickup'}
          onChange={() => pickMethod('pickup')}
          title={m.checkout_pickup()}
          note={shopAddress}
          price={m.checkout_free()}
        />
      </div>
      <div className="grid items-start gap-4 group-has-[[value=pickup]:checked]/place:hidden sm:grid-cols-2">
        <PlaceFields
          fields={{ province: field('province'), ward: field('ward') }}
          provinces={provinces}
          wards={wards}
          place={place}
          choose={pick}
          wardCandidates={known.wardCandidates}
          typed={values.oldAddress}
          refreshText={m.checkout_refresh()}
        />
        <Field id="street" label={m.checkout_street()} error={errors.street} className="sm:col-span-2">
          <TextInput {...inputOf(buyerFields.street)} defaultValue={values.street} />
        </Field>
      </div>
    </div>
  )
}
