import type { FieldMetadata } from '@conform-to/react'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ComboField } from '#ui/combo-field.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { loadWards, type PlaceOption } from '#web/chrome/load-wards.ts'
import { m } from '#words/messages.js'

type Names = 'phone' | 'name' | 'province' | 'ward' | 'street'
type Props = {
  fields: Record<Names, FieldMetadata<string | undefined>>
  provinces: PlaceOption[]
  wards: PlaceOption[]
}

const list = {
  emptyText: m.checkout_list_empty,
  countText: (count: number) => m.checkout_list_count({ count }),
}

/** Who receives, and where: the wards follow the province. */
export function AddressFields({ fields: { phone, name, province, ward, street }, provinces, wards: known }: Props) {
  const place = usePlace({ province: province.initialValue ?? '', ward: ward.initialValue ?? '' }, known)
  return (
    <>
      <Field id={name.id} label={m.profile_recipient()} error={name.errors?.[0]}>
        <TextInput name={name.name} defaultValue={name.initialValue} autoComplete="name" maxLength={120} required />
      </Field>
      <Field id={phone.id} label={m.checkout_phone()} error={phone.errors?.[0]}>
        <TextInput
          name={phone.name}
          defaultValue={phone.initialValue}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          required
        />
      </Field>
      <ComboField
        id={province.id}
        label={m.checkout_province()}
        name={province.name}
        options={provinces}
        value={place.province}
        placeholder={m.checkout_province_pick()}
        emptyText={list.emptyText()}
        countText={list.countText}
        error={province.errors?.[0]}
        autoComplete="address-level1"
        onChange={place.pickProvince}
      />
      <noscript>
        <Button type="submit" name="intent" value="look" variant="outline" size="sm">
          {m.profile_wards_show()}
        </Button>
      </noscript>
      <ComboField
        key={place.province}
        id={ward.id}
        disabled={place.wards.length === 0}
        label={m.checkout_ward()}
        name={ward.name}
        options={place.wards}
        value={place.ward}
        placeholder={
          place.wards.length
            ? m.checkout_ward_pick()
            : place.province
              ? m.checkout_ward_loading()
              : m.checkout_ward_first()
        }
        emptyText={list.emptyText()}
        countText={list.countText}
        error={ward.errors?.[0]}
        hint={m.checkout_units_note()}
        autoComplete="address-level2"
        onChange={place.pickWard}
      />
      <Field id={street.id} label={m.checkout_street()} hint={m.checkout_street_hint()} error={street.errors?.[0]}>
        <TextInput
          name={street.name}
          defaultValue={street.initialValue}
          autoComplete="street-address"
          maxLength={250}
        />
      </Field>
    </>
  )
}

function usePlace(start: { province: string; ward: string }, known: PlaceOption[]) {
  const [place, setPlace] = useState(start)
  const [wards, setWards] = useState(known)
  const asked = useRef(start.province)
  const pickProvince = (province: string) => {
    asked.current = province
    setPlace({ province, ward: '' })
    setWards([])
    void loadWards(province).then((list) => asked.current === province && setWards(list))
  }
  return { ...place, wards, pickProvince, pickWard: (ward: string) => setPlace((now) => ({ ...now, ward })) }
}
