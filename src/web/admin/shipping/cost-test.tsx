import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { CostTested } from './test-cost.ts'
import { deliveryDaysText } from '#web/admin-kit/states/delivery-days-text.ts'
import { costFields } from './shipping-fields.ts'

type Props = { provinces: { code: string; fullName: string }[]; test: CostTested }

/** Calculates a shipping fee. It uses the query, so it works without scripts: first the province, then its wards. */
export const CostTest = ({ provinces, test: { query, wards, wardName, zone, methods } }: Props) => (
  <Panel id="test" title={m.delivery_zones_test()}>
    <Form method="get" action="/admin/shipping#test" className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        <SelectField label={m.checkout_province()} name="province" defaultValue={query.province}>
          <option value="">–</option>
          {provinces.map((one) => (
            <option key={one.code} value={one.code}>
              {one.fullName}
            </option>
          ))}
        </SelectField>
        <SelectField key={query.province} label={m.checkout_ward()} name="ward" defaultValue={query.ward}>
          <option value="">–</option>
          {wards.map((one) => (
            <option key={one.code} value={one.code}>
              {one.fullName}
            </option>
          ))}
        </SelectField>
        <Field label={m.shipment_admin_weight()}>
          <TextInput {...inputOf(costFields.weight)} defaultValue={query.weight} className="num" />
        </Field>
        <Field label={m.delivery_zone_value()}>
          <TextInput {...inputOf(costFields.value)} defaultValue={query.value} className="num" />
        </Field>
      </div>
      <div>
        <Button type="submit" size="sm" variant="outline">
          {m.delivery_zones_do_test()}
        </Button>
      </div>
    </Form>
    {wardName && (
      <div role="status" className="mt-4 border-t border-line pt-3">
        <p className="font-semibold text-ink">
          {zone
            ? m.delivery_zones_tested({ place: wardName, zone: zone[getLocale()] })
            : m.delivery_zones_tested_none({ place: wardName })}
        </p>
        <ul className="num mt-1 grid gap-1">
          {methods.map((way) => (
            <li key={way.method}>
              {deliveryMethodName(way.method)}:{' '}
              <b className="font-semibold text-ink">{way.fee ? dong(way.fee) : m.checkout_free()}</b> ·{' '}
              {deliveryDaysText(way)}
              {!way.isOffered && <span className="type-small block text-muted">{m.delivery_zones_not_offered()}</span>}
            </li>
          ))}
        </ul>
      </div>
    )}
  </Panel>
)
