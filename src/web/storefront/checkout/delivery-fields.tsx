import { useState } from 'react'
import { dong } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { ComboField } from '#ui/combo-field.tsx'
import { Field } from '#ui/field.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { m } from '#words/messages.js'
import { tied, type Fields } from './contact-fields.tsx'
import type { PlaceAsk } from './use-live-checkout.ts'
import type { CheckoutView } from './view-checkout.server.ts'

type Option = { value: string; label: string }
type Props = {
  fields: Fields<'method' | 'province' | 'ward' | 'street'>
  provinces: Option[]
  wards: Option[]
  ways: CheckoutView['ways']
  shop: { address: string }
  onPlace: (place: PlaceAsk) => void
}

const list = { emptyText: m.checkout_list_empty, countText: (count: number) => m.checkout_list_count({ count }) }

/** How and where: the fee and the days of each way show as soon as the ward is known. */
export function DeliveryFields({
  fields: { method, province, ward, street },
  provinces,
  wards,
  ways,
  shop,
  onPlace,
}: Props) {
  const [place, setPlace] = useState<PlaceAsk>({
    method: method.initialValue ?? 'standard',
    province: province.initialValue ?? '',
    ward: ward.initialValue ?? '',
  })
  const change = (part: Partial<PlaceAsk>) => {
    const next = { ...place, ...part }
    setPlace(next)
    onPlace(next)
  }
  const standard = ways.find((way) => way.method === 'standard')
  return (
    <fieldset className="group/delivery grid gap-5">
      <legend className="mb-4 type-h2 text-ink">{m.checkout_delivery()}</legend>
      <div className="grid gap-3" role="radiogroup" aria-label={m.checkout_method()}>
        <RadioCard
          name={method.name}
          value="standard"
          defaultChecked={place.method !== 'pickup'}
          onChange={() => change({ method: 'standard' })}
          title={m.checkout_standard()}
          note={standard ? m.checkout_days({ from: standard.from, until: standard.until }) : m.checkout_standard_note()}
          price={standard && (standard.fee ? dong(standard.fee) : m.checkout_free())}
        />
        {shop.address && (
          <RadioCard
            name={method.name}
            value="pickup"
            defaultChecked={place.method === 'pickup'}
            onChange={() => change({ method: 'pickup' })}
            title={m.checkout_pickup()}
            note={shop.address}
            price={m.checkout_free()}
          />
        )}
      </div>
      <div className="grid gap-5 group-has-[[value=pickup]:checked]/delivery:hidden">
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
          onChange={(value) => change({ province: value, ward: '' })}
        />
        <noscript>
          <Button type="submit" name="intent" value="look" variant="outline" size="sm">
            {m.checkout_refresh()}
          </Button>
        </noscript>
        <ComboField
          key={place.province}
          id={ward.id}
          disabled={wards.length === 0}
          label={m.checkout_ward()}
          name={ward.name}
          options={wards}
          value={place.ward}
          placeholder={
            wards.length ? m.checkout_ward_pick() : place.province ? m.checkout_ward_loading() : m.checkout_ward_first()
          }
          emptyText={list.emptyText()}
          countText={list.countText}
          error={ward.errors?.[0]}
          hint={m.checkout_units_note()}
          autoComplete="address-level2"
          onChange={(value) => change({ ward: value })}
        />
        <Field id={street.id} label={m.checkout_street()} hint={m.checkout_street_hint()} error={street.errors?.[0]}>
          <TextInput {...tied(street)} autoComplete="street-address" maxLength={250} />
        </Field>
      </div>
    </fieldset>
  )
}
