import { inputOf } from '#kit/declare-fields.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { WardCandidateView } from '#web/shell/places/find-ward-candidate-views.server.ts'
import type { PlaceOption } from '#web/shell/places/load-wards.ts'
import { PlaceFields } from '#web/shell/places/place-fields.tsx'
import { usePlace } from '#web/shell/places/use-place.ts'
import { m } from '#words/messages.js'
import { PhoneField } from '../fields/phone-field.tsx'
import { buyerFields } from '../fields/order-fields.ts'

type Props = {
  methods: MethodCode[]
  provinces: PlaceOption[]
  wards: PlaceOption[]
  wardCandidates?: WardCandidateView[]
  values: Record<string, string>
  errors: Record<string, string>
}

/** Delivery method, recipient and address; for pickup only the method. */
export function DeliveryPart({ methods, provinces, wardCandidates, values, errors, ...known }: Props) {
  const start = { province: values.province ?? '', ward: values.ward ?? '' }
  const { place, wards, choose } = usePlace(start, known.wards)
  const unit = (name: string) => ({ id: name, name, errors: errors[name] ? [errors[name]] : undefined })
  return (
    <div className="group/place grid gap-4">
      <SelectField
        id="method"
        label={m.order_admin_method()}
        name="method"
        defaultValue={values.method}
        hint={m.order_admin_details_fee_hint()}
        error={errors.method}
        options={methods.map((value) => ({ value, label: deliveryMethodName(value) }))}
      />
      <div className="grid items-start gap-4 group-has-[option[value=pickup]:checked]/place:hidden sm:grid-cols-2">
        <Field id="recipient" label={m.profile_recipient()} error={errors.recipient}>
          <TextInput {...inputOf(buyerFields.recipient)} defaultValue={values.recipient} />
        </Field>
        <PhoneField
          name="recipientPhone"
          label={m.order_admin_details_recipient_phone()}
          values={values}
          errors={errors}
        />
        <PlaceFields
          fields={{ province: unit('province'), ward: unit('ward') }}
          provinces={provinces}
          wards={wards}
          place={place}
          choose={choose}
          wardCandidates={wardCandidates}
          typed={values.oldAddress}
          refreshText={m.checkout_refresh()}
        />
        <Field id="street" label={m.checkout_street()} error={errors.street} className="sm:col-span-2">
          <TextInput {...inputOf(buyerFields.street)} defaultValue={values.street} />
        </Field>
        <Checkbox
          name="inspect"
          label={m.admin_inspect()}
          defaultChecked={values.inspect === 'on'}
          className="sm:col-span-2"
        />
      </div>
    </div>
  )
}
