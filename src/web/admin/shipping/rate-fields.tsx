import { inputOf } from '#kit/declare-fields.ts'
import { methodCodes } from '#shop/shipping/address.ts'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { m } from '#words/messages.js'
import { ChoiceField, LineField } from '#web/admin-kit/form/fields.tsx'
import { mostRates } from './zone-form.ts'
import { rateFigureFields } from './shipping-fields.ts'

/** Default values of an empty card. */
const numbers = [
  ['fromWeightG', () => m.delivery_zone_from_weight(), '0'],
  ['toWeightG', () => m.delivery_zone_to_weight(), ''],
  ['fromValue', () => m.delivery_zone_value_from(), '0'],
  ['fee', () => m.delivery_zone_fee(), ''],
  ['daysMin', () => m.delivery_zone_days_min(), '1'],
  ['daysMax', () => m.delivery_zone_days_max(), '3'],
] as const

/** A card for each rate and two empty ones; a card without a fee is ignored. */
export const RateFields = ({ savedCount }: { savedCount: number }) => (
  <div className="grid gap-4">
    <p className="text-muted">{m.delivery_zone_rates_text()}</p>
    {Array.from({ length: Math.min(mostRates, savedCount + 2) }, (_, at) => (
      <fieldset key={at} className="rounded-sm border border-line px-4 pt-1 pb-4">
        <legend className="type-label px-1 text-ink">{m.delivery_zone_rate({ number: at + 1 })}</legend>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4 lg:grid-cols-[2fr_repeat(6,minmax(0,1fr))]">
          <ChoiceField
            name={`method-${at}`}
            label={m.delivery_zone_method()}
            start="standard"
            options={methodCodes.map((value) => ({ value, label: deliveryMethodName(value) }))}
            className="col-span-2 md:col-span-1"
          />
          {numbers.map(([name, label, start]) => (
            <LineField
              key={name}
              {...inputOf(rateFigureFields[name], `${name}-${at}`)}
              label={label()}
              start={start}
              inputClass="num"
            />
          ))}
        </div>
      </fieldset>
    ))}
  </div>
)
