import type { FieldMetadata } from '@conform-to/react'
import { countMessage } from '#kit/count-message.ts'
import { spellOut } from '#shop/shipping/addresses/spell-out.ts'
import { Button } from '#ui/button.tsx'
import { ComboField } from '#ui/fields/combo-field.tsx'
import { m } from '#words/messages.js'
import type { WardCandidateView } from './find-ward-candidate-views.server.ts'
import type { PlaceOption } from './load-wards.ts'
import { OldAddress } from './old-address.tsx'
import { LoadError } from '../errors/load-error.tsx'
import type { ChosenPlace } from './use-place.ts'
import type { Wards } from './use-wards.ts'

type Props = {
  fields: Record<'province' | 'ward', Pick<FieldMetadata<string | undefined>, 'id' | 'name' | 'errors'>>
  provinces: PlaceOption[]
  wards: Wards
  place: ChosenPlace
  choose: (part: Partial<ChosenPlace>) => void
  /** Wards that the server found for an old address without scripts; `typed` is that address. */
  wardCandidates?: WardCandidateView[]
  typed?: string
  /** The button that asks for wards where no scripts run. */
  refreshText: string
}

const list = {
  emptyText: m.checkout_list_empty,
  countText: (count: number) => countMessage(count, [m.checkout_list_count_one, m.checkout_list_count]),
  akaText: (name: string) => m.address_formerly({ name }),
}

/** Province and ward, found by their old names too, with a search by the address of before July 2025. For any form that asks for an address. */
export function PlaceFields({ fields, provinces, wards, place, choose, wardCandidates, typed, refreshText }: Props) {
  const { province, ward } = fields
  const words = { emptyText: list.emptyText(), countText: list.countText, akaText: list.akaText, spell: spellOut }
  const wardText = wardHint(place, wards)
  const wardWords = wards.list.length ? words : { ...words, emptyText: wardText, countText: () => wardText }
  return (
    <>
      <ComboField
        id={province.id}
        label={m.checkout_province()}
        name={province.name}
        options={provinces}
        value={place.province}
        placeholder={m.checkout_province_pick()}
        {...words}
        error={province.errors?.[0]}
        autoComplete="address-level1"
        required
        onChange={(value) => choose({ province: value, ward: '' })}
      />
      <noscript>
        <Button type="submit" name="intent" value="look" variant="outline" size="sm">
          {refreshText}
        </Button>
      </noscript>
      <div className="grid gap-2">
        <ComboField
          key={place.province}
          id={ward.id}
          // Never disabled: errors lead here, and so does the key that takes the province while the list is on its way.
          label={m.checkout_ward()}
          name={ward.name}
          options={wards.list}
          value={place.ward}
          placeholder={wardText}
          {...wardWords}
          error={ward.errors?.[0]}
          hint={formerNamesOf(wards.list, place.ward) ?? m.checkout_units_note()}
          autoComplete="address-level2"
          required
          onChange={(value) => choose({ ward: value })}
        />
        {wards.hasFailed && <LoadError text={m.checkout_wards_unreached()} onRetry={wards.retry} />}
        <OldAddress
          province={place.province}
          choose={choose}
          wardCandidates={wardCandidates}
          typed={typed}
          after={ward.id}
        />
      </div>
    </>
  )
}

function wardHint({ province }: ChosenPlace, { list, hasFailed }: Wards) {
  if (list.length) return m.checkout_ward_pick()
  if (!province) return m.checkout_ward_first()
  return hasFailed ? m.checkout_ward_missing_list() : m.checkout_ward_loading()
}

const maxNames = 4

/** Under a chosen ward: what it was, so that people recognise their own. */
function formerNamesOf(wards: PlaceOption[], chosen: string) {
  const names = wards.find((ward) => ward.value === chosen)?.aka ?? []
  if (!names.length) return
  const shown = names.slice(0, maxNames).join('; ')
  return names.length > maxNames
    ? m.address_made_of_more({ names: shown, more: names.length - maxNames })
    : m.address_made_of({ names: shown })
}
