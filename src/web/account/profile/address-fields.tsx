import type { FieldMetadata } from '@conform-to/react'
import { inputOf } from '#kit/field.ts'
import { addressFields } from '#shop/shipping/addresses/address-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { WardCandidateView } from '#web/shell/places/find-ward-candidate-views.server.ts'
import type { PlaceOption } from '#web/shell/places/load-wards.ts'
import { PlaceFields } from '#web/shell/places/place-fields.tsx'
import { usePlace } from '#web/shell/places/use-place.ts'
import { m } from '#words/messages.js'

type Names = 'phone' | 'name' | 'province' | 'ward' | 'street'
type Props = {
  fields: Record<Names, FieldMetadata<string | undefined>>
  provinces: PlaceOption[]
  wards: PlaceOption[]
  heirs?: WardCandidateView[]
  typed?: string
}

/** Who receives, and where: the wards follow the province. */
export function AddressFields({
  fields: { phone, name, province, ward, street },
  provinces,
  wards: known,
  heirs,
  typed,
}: Props) {
  const place = usePlace({ province: province.initialValue ?? '', ward: ward.initialValue ?? '' }, known)
  return (
    <>
      <Field id={name.id} label={m.profile_recipient()} error={name.errors?.[0]}>
        <TextInput {...inputOf(addressFields.name)} defaultValue={name.initialValue} />
      </Field>
      <Field id={phone.id} label={m.checkout_phone()} error={phone.errors?.[0]}>
        <TextInput {...inputOf(addressFields.phone)} defaultValue={phone.initialValue} />
      </Field>
      <PlaceFields
        fields={{ province, ward }}
        provinces={provinces}
        {...place}
        heirs={heirs}
        typed={typed}
        refreshText={m.profile_wards_show()}
      />
      <Field id={street.id} label={m.checkout_street()} hint={m.checkout_street_hint()} error={street.errors?.[0]}>
        <TextInput {...inputOf(addressFields.street)} defaultValue={street.initialValue} />
      </Field>
    </>
  )
}
