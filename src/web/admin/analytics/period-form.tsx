import { Form, Link, useSearchParams } from 'react-router'
import { comparisonPeriods, type ComparisonPeriod, type Period } from '#shop/analytics/period.ts'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { m } from '#words/messages.js'
import { useAddressValue } from '#web/shell/forms/use-address-value.ts'
import { searchWith } from '#web/admin-kit/list/list-params.ts'
import { salesPresets, type SalesPreset } from '#web/admin-kit/charts/sales-choices.ts'
import { comparisonWords, presetWords } from '#web/admin-kit/charts/sales-words.ts'

/** `keptParams`: other query parameters to keep. If `against` is null, nothing is compared. */
type Props = {
  preset: SalesPreset | null
  period: Period
  against: ComparisonPeriod | null
  keptParams: Record<string, string>
}

/** Named periods are links; others are typed. */
export function PeriodForm({ preset, period, against, keptParams }: Props) {
  const [params] = useSearchParams()
  const comparison = useAddressValue<HTMLSelectElement>(against ?? '')
  return (
    <div className="rounded-sm border border-line bg-surface">
      <nav aria-label={m.analytics_periods()} className="overflow-x-auto border-b border-line px-2 py-1.5 md:px-3">
        <ul className="flex min-w-max gap-1 md:min-w-0 md:flex-wrap">
          {salesPresets.map((one) => (
            <li key={one}>
              <Link
                to={searchWith(params, { period: one, from: null, until: null })}
                preventScrollReset
                aria-current={one === preset ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-sm px-3 font-[560] whitespace-nowrap text-muted [font-stretch:92%] hover:bg-sunken hover:text-ink aria-[current=true]:bg-accent-soft aria-[current=true]:text-ink"
              >
                {presetWords[one]()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        method="get"
        preventScrollReset
        className="grid grid-cols-2 items-end gap-3 px-4 py-4 md:flex md:flex-wrap md:px-5"
      >
        {Object.entries(keptParams).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={m.stock_moves_from()} className="min-w-0">
          <DateInput follows={preset ?? ''} name="from" defaultValue={period.from} required />
        </Field>
        <Field label={m.stock_moves_until()} className="min-w-0">
          <DateInput follows={preset ?? ''} name="until" defaultValue={period.until} required />
        </Field>
        {against && (
          <SelectField
            ref={comparison}
            label={m.analytics_against()}
            name="against"
            defaultValue={against}
            options={comparisonPeriods.map((value) => ({ value, label: comparisonWords[value]() }))}
            className="col-span-2 md:min-w-56"
          />
        )}
        <Button type="submit" variant="outline" size="sm" className="col-span-2 min-h-12">
          {m.analytics_show()}
        </Button>
      </Form>
    </div>
  )
}
