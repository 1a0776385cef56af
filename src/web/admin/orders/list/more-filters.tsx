import { X } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { paymentMethods } from '#shop/checkout/payment-method.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { methodWords } from '#web/shell/order/payment-words.ts'
import { m } from '#words/messages.js'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { FilterSelect } from '#web/admin-kit/list/filter-select.tsx'
import { searchWith } from '#web/admin-kit/list/list-params.ts'
import type { readOrderParams } from './read-order-params.ts'

/** Query parameters of these fields. A product, variant or user in the filter is shown by name, with a button to remove it. */
export const moreFilters = ['from', 'until', 'way', 'province', 'product', 'variant', 'user'] as const

type Props = {
  query: ReturnType<typeof readOrderParams>
  provinces: { value: string; label: string }[]
  productName: string | null
  userName: string | null
}

/** Less common filters, collapsed unless one of them is active. */
export function MoreFilters({ query, provinces, productName, userName }: Props) {
  const isUsed = moreFilters.some((name) => query[name])
  return (
    <Collapsible
      open={isUsed}
      summary={m.order_list_more_filters()}
      summaryClass="link min-h-11 w-fit type-small"
      className="-mt-1"
    >
      <div className="flex flex-wrap items-end gap-3 pt-1">
        <Day name="from" label={m.stock_moves_from()} value={query.from} />
        <Day name="until" label={m.stock_moves_until()} value={query.until} />
        <FilterSelect
          name="way"
          label={m.analytics_by_method()}
          placeholder={m.order_list_any_way()}
          value={query.way}
          className={choiceClass}
          options={paymentMethods.map((value) => ({ value, label: methodWords[value]() }))}
        />
        <FilterSelect
          name="province"
          label={m.checkout_province()}
          placeholder={m.order_list_any_province()}
          value={query.province}
          className={choiceClass}
          options={[{ value: 'none', label: m.analytics_at_shop() }, ...provinces]}
        />
        <Button type="submit" variant="outline" size="sm" className="min-h-12">
          {m.stock_moves_filter()}
        </Button>
        {productName && <NamedFilter query={query} filters={['product', 'variant']} name={productName} />}
        {userName && <NamedFilter query={query} filters={['user']} name={userName} />}
      </div>
    </Collapsible>
  )
}

type DayProps = { name: string; label: string; value: string | null }
const Day = ({ name, label, value }: DayProps) => (
  <Field label={label} className="min-w-0 flex-[1_1_9rem] md:flex-none">
    <DateInput follows="" name={name} defaultValue={value ?? ''} />
  </Field>
)

const choiceClass = 'min-w-0 flex-[1_1_9rem] md:flex-[0_1_13rem]'

type NamedProps = { query: Props['query']; filters: readonly ('product' | 'variant' | 'user')[]; name: string }

/** A filter that has no field: links from analytics set the product or variant, one on a user's page the user. */
function NamedFilter({ query, filters, name }: NamedProps) {
  const [params] = useSearchParams()
  return (
    <>
      {filters.map(
        (filter) => query[filter] && <input key={filter} type="hidden" name={filter} value={query[filter]} />,
      )}
      <Link
        to={searchWith(params, Object.fromEntries(filters.map((filter) => [filter, null])))}
        preventScrollReset
        aria-label={m.listing_drop({ filter: name })}
        className={`${buttonClass({ variant: 'outline', size: 'sm' })} min-h-12 max-w-full`}
      >
        <span className="truncate">{name}</span>
        <X aria-hidden size={18} strokeWidth={1.7} className="shrink-0" />
      </Link>
    </>
  )
}
