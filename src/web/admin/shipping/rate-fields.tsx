import { inputOf } from '#kit/field.ts'
import { methodCodes } from '#shop/shipping/address.ts'
import type { ZoneRow } from '#shop/shipping/zones/list-zones.ts'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { m } from '#words/messages.js'
import { mostRates } from './zone-form.ts'
import { rateFigureFields } from './shipping-fields.ts'

type Props = { rates: ZoneRow['rates']; errors: Record<string, string>; values: Record<string, string> }

const numbers = [
  ['fromWeightG', () => m.delivery_zone_from_weight(), '0'],
  ['toWeightG', () => m.delivery_zone_to_weight(), ''],
  ['fromValue', () => m.delivery_zone_value_from(), '0'],
  ['fee', () => m.delivery_zone_fee(), ''],
  ['daysMin', () => m.delivery_zone_days_min(), '1'],
  ['daysMax', () => m.delivery_zone_days_max(), '3'],
] as const

/** A card for each price, and two empty ones; a card without a fee is none. */
export const RateFields = ({ rates, errors, values }: Props) => (
  <div className="grid gap-4">
    <p className="text-muted">{m.delivery_zone_rates_text()}</p>
    {Array.from({ length: Math.min(mostRates, rates.length + 2) }, (_, at) => (
      <fieldset key={at} className="rounded-sm border border-line px-4 pt-1 pb-4">
        <legend className="type-label px-1 text-ink">{m.delivery_zone_rate({ number: at + 1 })}</legend>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4 lg:grid-cols-7">
          <SelectField
            label={m.delivery_zone_method()}
            name={`method-${at}`}
            defaultValue={values[`method-${at}`] ?? rates[at]?.method ?? 'standard'}
            className="col-span-2 md:col-span-1"
          >
            {methodCodes.map((method) => (
              <option key={method} value={method}>
                {deliveryMethodName(method)}
              </option>
            ))}
          </SelectField>
          {numbers.map(([name, label, start]) => (
            <Field key={name} label={label()} error={errors[`${name}-${at}`]}>
              <TextInput
                {...inputOf(rateFigureFields[name], `${name}-${at}`)}

                className="num"
                defaultValue={values[`${name}-${at}`] ?? (rates[at] ? (rates[at][name] ?? '') : start)}
              />
            </Field>
          ))}
        </div>
      </fieldset>
    ))}
  </div>
)
