import { useState } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { priceFields } from '#shop/catalogue/product-fields.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { ApplyPrices } from './apply-prices.tsx'
import type { PriceRow } from './read-editor.ts'

type Texts = Readonly<Record<string, string | undefined>>
type Props = { rows: PriceRow[]; values: Texts; errors: Readonly<Record<string, string>> }

const grid = 'md:grid md:grid-cols-[minmax(9rem,1.3fr)_8.5rem_8.5rem_13.75rem_13.75rem_minmax(8rem,1fr)] md:gap-x-3'

export const priceLabels = () => ({
  price: m.product_admin_price(),
  sale: m.product_admin_sale(),
  from: m.product_admin_sale_from(),
  until: m.product_admin_sale_until(),
})

/** Prices of each variant, with the price paid now and why. It shows the saved state until the next save. */
export function PriceFields({ rows, values, errors }: Props) {
  const labels = priceLabels()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // Several prices at once are written by a script; without it there is nothing to choose.
  const mayChoose = useHydrated() && rows.length > 1
  const choose = (id: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
  return (
    <Panel title={m.product_admin_prices()} flush>
      <p className="px-4 pb-3 text-muted md:px-5">{m.product_admin_prices_note()}</p>
      {rows.some(({ isAboveLaw }) => isAboveLaw) && (
        <Notice tone="warning" className="mx-4 mb-4 md:mx-5">
          {m.product_admin_above_law()}
        </Notice>
      )}
      {mayChoose && <ApplyPrices all={rows.map(({ id }) => id)} chosen={chosen} labels={labels} />}
      <div aria-hidden className={`type-fine px-5 pt-2 pb-2 text-muted max-md:hidden ${grid}`}>
        <span>{m.admin_list_choice()}</span>
        {Object.values(labels).map((label) => (
          <span key={label}>{label}</span>
        ))}
        <span>{m.product_admin_paid_now()}</span>
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="border-t border-line px-4 py-3 md:px-5">
            <fieldset>
              <legend className="sr-only">
                {row.choice} ({row.sku})
              </legend>
              <div className={`grid grid-cols-2 gap-3 ${grid}`}>
                {mayChoose ? (
                  <Checkbox
                    checked={chosen.has(row.id)}
                    onChange={({ target }) => choose(row.id, target.checked)}
                    label={<span className="font-[560] text-ink">{row.choice}</span>}
                    note={row.choice !== row.sku && row.sku}
                    className="self-center max-md:col-span-2"
                  />
                ) : (
                  <p aria-hidden className="self-center max-md:col-span-2">
                    <span className="block font-[560] text-ink">{row.choice}</span>
                    {row.choice !== row.sku && <span className="type-fine text-muted">{row.sku}</span>}
                  </p>
                )}
                {(['price', 'sale'] as const).map((part) => (
                  <PriceField key={part} {...{ part, row, values, errors }} label={labels[part]} />
                ))}
                {(['from', 'until'] as const).map((part) => (
                  <PriceField key={part} {...{ part, row, values, errors }} label={labels[part]} />
                ))}
                <PaidNow row={row} />
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type One = Omit<Props, 'rows'> & { part: 'price' | 'sale' | 'from' | 'until'; row: PriceRow; label: string }

function PriceField({ part, row, values, errors, label }: One) {
  const name = `${part}.${row.id}`
  return (
    <Field label={label} error={errors[name]} className="min-w-0 md:[&>label]:sr-only">
      {part === 'from' || part === 'until' ? (
        <DateInput withTime isEnd={part === 'until'} name={name} defaultValue={values[name] ?? row.typed[part]} />
      ) : (
        <TextInput {...inputOf(priceFields[part], name)} defaultValue={values[name] ?? row.typed[part]} />
      )}
    </Field>
  )
}

/** Why this price applies now: the state of the sale. */
function PaidNow({ row: { paid, off, sale, from, until } }: { row: PriceRow }) {
  const why = {
    none: () => m.product_admin_why_list(),
    ahead: () => m.product_admin_why_ahead({ from: from ?? '' }),
    over: () => m.product_admin_why_over({ until: until ?? '' }),
    runs: () =>
      until ? m.product_admin_why_until({ off: off ?? 0, until }) : m.product_admin_why_runs({ off: off ?? 0 }),
  }[sale]
  return (
    <p className="num self-center max-md:col-span-2">
      <span className="type-fine text-muted md:hidden">{m.product_admin_paid_now()}: </span>
      <b className="font-semibold text-ink">{dong(paid)}</b>
      <span className="type-fine block text-muted">{why()}</span>
    </p>
  )
}
