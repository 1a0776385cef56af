import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { cx } from '#ui/cx.ts'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { formatChange, formatCount } from '#web/admin-kit/page/format-count.ts'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import type { StocktakeViewRow } from './read-stocktake.ts'
import { countFields } from './inventory-fields.ts'

type Props = { rows: StocktakeViewRow[]; isOpen: boolean; answer?: Answer }

/** The sheet for counting at the shelf: product, expected number, counted number. */
export function StocktakeSheet({ rows, isOpen, answer }: Props) {
  const { errors, values } = answerTo(answer, 'sheet')
  return (
    <Form method="post" noValidate>
      <ul className="border-t border-line">
        {rows.map((row) => (
          <Row
            key={row.variantId}
            row={row}
            isOpen={isOpen}
            error={errors[`found:${row.variantId}`]}
            typed={values[`found:${row.variantId}`]}
          />
        ))}
      </ul>
      {isOpen && (
        <div className="sticky bottom-0 border-t border-line bg-surface px-4 py-3 max-md:bottom-14 md:px-5">
          <SubmitButton intent="sheet" busyText={m.admin_busy()}>
            {m.stock_count_save()}
          </SubmitButton>
        </div>
      )}
    </Form>
  )
}

type RowProps = { row: StocktakeViewRow; isOpen: boolean; error?: string; typed?: string }

const Row = ({ row, isOpen, error, typed }: RowProps) => (
  <li className="num grid grid-cols-[2.5rem_minmax(0,1fr)_6.5rem] items-center gap-x-3 border-b border-line px-4 py-2.5 last:border-b-0 md:grid-cols-[2.5rem_minmax(0,1fr)_6rem_7rem_5rem] md:px-5">
    <Thumb file={row.picture} px={40} className="size-10" />
    <span className="min-w-0">
      <span className="block font-[560] text-ink">
        <ProductName name={row.name} />
      </span>
      <span className="type-fine block break-words text-muted">
        {[row.choice, row.sku].filter(Boolean).join(' · ')}
      </span>
      <span className="type-fine block text-body md:hidden">
        {m.stock_count_expected()} {formatCount(row.expected)} <Difference row={row} />
      </span>
    </span>
    <span className="text-right max-md:hidden">
      <span className="type-fine block text-muted">{m.stock_count_expected()}</span>
      {formatCount(row.expected)}
    </span>
    {isOpen ? (
      <Field
        label={`${m.stock_count_found()}: ${row.name} ${row.choice}`}
        labelHidden
        error={error}
        className="[&_input]:text-right"
      >
        <TextInput
          {...inputOf(countFields.found, `found:${row.variantId}`)}
          placeholder="–"
          defaultValue={typed ?? row.found ?? ''}
        />
        <input type="hidden" name={`was:${row.variantId}`} value={row.found ?? ''} />
      </Field>
    ) : (
      <span className="text-right">
        <span className="type-fine block text-muted">{m.stock_count_found()}</span>
        {row.found === null ? '–' : formatCount(row.found)}
      </span>
    )}
    <span className="text-right max-md:hidden">
      <Difference row={row} />
    </span>
  </li>
)

function Difference({ row: { found, expected } }: { row: StocktakeViewRow }) {
  if (found === null) return null
  const by = found - expected
  return (
    <b className={cx('font-semibold', by === 0 ? 'text-green' : 'text-red')}>
      <span className="sr-only">{m.stock_count_change()} </span>
      {by === 0 ? '=' : formatChange(by)}
    </b>
  )
}
