import { Fragment, type ChangeEvent, type SubmitEvent } from 'react'
import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { useAddressValue } from '#web/shell/forms/use-address-value.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Field } from '#ui/fields/field.tsx'
import { FieldError } from '#ui/fields/field-error.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { cx } from '#ui/cx.ts'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { formatChange, formatCount } from '#web/admin-kit/page/format-count.ts'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import type { StocktakeViewRow } from './read-stocktake.ts'
import { countFields, seenName } from './inventory-fields.ts'
import type { TypedCount, useTypedCounts } from './use-typed-counts.ts'

const nameOf = (variantId: string) => `found:${variantId}`

type Props = {
  rows: StocktakeViewRow[]
  isOpen: boolean
  answer?: Answer
  counts: ReturnType<typeof useTypedCounts>
}

/** The sheet for counting at the shelf: product, expected number, counted number. Numbers typed on other pages are saved with these. */
export function StocktakeSheet({ rows, isOpen, answer, counts: { typed, onType, onSend } }: Props) {
  const { errors, values } = answerTo(answer, 'sheet')
  const elsewhere = [...typed].filter(([variantId]) => !rows.some((row) => row.variantId === variantId))
  const refused = elsewhere.filter(([variantId]) => errors[nameOf(variantId)])
  const moved = refused.filter(([variantId]) => values[seenName(variantId)])
  const wrong = refused.filter((one) => !moved.includes(one))
  const seenOf = ({ variantId, onHand }: StocktakeViewRow) =>
    typed.get(variantId)?.seen ?? values[seenName(variantId)] ?? String(onHand)
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as HTMLInputElement
    const row = rows.find(({ variantId }) => name === nameOf(variantId))
    if (!row) return
    const was = String(row.found ?? '')
    onType(row.variantId, { text: value, was, seen: seenOf(row), name: `${row.name} ${row.choice}` })
  }
  const onSubmit = ({ currentTarget }: SubmitEvent<HTMLFormElement>) => {
    const mark = String(Date.now())
    ;(currentTarget.elements.namedItem('mark') as HTMLInputElement).value = mark
    onSend(mark)
  }
  return (
    <Form method="post" noValidate preventScrollReset onChange={onChange} onSubmit={onSubmit}>
      <input type="hidden" name="mark" />
      {elsewhere.map(([variantId, { text, was, seen }]) => (
        <Fragment key={variantId}>
          <input type="hidden" name={nameOf(variantId)} value={text} />
          <input type="hidden" name={`was:${variantId}`} value={was} />
          <input type="hidden" name={seenName(variantId)} value={seen} />
        </Fragment>
      ))}
      {isOpen && <p className="type-small px-4 pb-3 text-muted md:px-5">{m.stock_count_boxed_note()}</p>}
      <ul className="border-t border-line">
        {rows.map((row) => (
          <Row
            key={row.variantId}
            row={row}
            seen={seenOf(row)}
            isOpen={isOpen}
            error={errors[nameOf(row.variantId)]}
            typed={typed.get(row.variantId)?.text ?? values[nameOf(row.variantId)]}
          />
        ))}
      </ul>
      {isOpen && (
        <div
          data-bottom-bar
          className="sticky bottom-0 border-t border-line bg-surface px-4 py-3 max-md:bottom-14 md:px-5"
        >
          {wrong.length > 0 && (
            <FieldError id="elsewhere-error">{m.stock_count_error_elsewhere({ names: namesOf(wrong) })}</FieldError>
          )}
          {moved.length > 0 && (
            <FieldError id="elsewhere-moved">{m.stock_count_moved_elsewhere({ names: namesOf(moved) })}</FieldError>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubmitButton intent="sheet" busyText={m.admin_busy()}>
              {m.stock_count_save()}
            </SubmitButton>
            <p role="status" className="num font-[560] text-amber">
              {typed.size > 0 && m.stock_count_unsaved({ count: formatCount(typed.size) })}
            </p>
          </div>
        </div>
      )}
    </Form>
  )
}

const namesOf = (counts: [string, TypedCount][]) =>
  counts
    .slice(0, 10)
    .map(([, { name }]) => name)
    .join(', ')

type RowProps = { row: StocktakeViewRow; seen: string; isOpen: boolean; error?: string; typed?: string }

function Row({ row, seen, isOpen, error, typed }: RowProps) {
  const text = String(typed ?? row.found ?? '')
  // Scanned pieces change the count: a field that kept the old number would save it over them.
  const field = useAddressValue<HTMLInputElement>(text)
  return (
    <li className="num grid grid-cols-[2.5rem_minmax(0,1fr)_6.5rem] items-center gap-x-3 border-b border-line px-4 py-2.5 last:border-b-0 md:grid-cols-[2.5rem_minmax(0,1fr)_6rem_7rem_5rem] md:px-5">
      <Thumb file={row.picture} px={40} className="size-10" />
      <span className="min-w-0">
        <span className="block font-[560] text-ink">
          <ProductName name={row.name} />
        </span>
        <span className="type-fine block break-words text-muted">
          {[row.choice, row.sku].filter(Boolean).join(' · ')}
        </span>
        {(row.packed > 0 || row.ready > 0) && (
          <span className="type-fine block text-body">
            {[
              row.packed > 0 && m.stock_count_boxed({ count: formatCount(row.packed) }),
              row.ready > 0 && m.stock_count_ready({ count: formatCount(row.ready) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
        <span className="type-fine block text-body md:hidden">
          {m.stock_count_expected()} {formatCount(error ? Number(seen) : row.expected)}{' '}
          {!error && <Difference row={row} />}
        </span>
        {isOpen && !error && row.found !== null && row.onHand !== row.expected && (
          <span className="type-fine block text-amber">
            {m.stock_count_row_since({ count: formatCount(row.onHand) })}
          </span>
        )}
      </span>
      <span className="text-right max-md:hidden">
        <span className="type-fine block text-muted">{m.stock_count_expected()}</span>
        {formatCount(error ? Number(seen) : row.expected)}
      </span>
      {isOpen ? (
        <Field
          label={`${m.stock_count_found()}: ${row.name} ${row.choice}`}
          labelHidden
          error={error}
          className="[&_input]:text-right"
        >
          <TextInput
            ref={field}
            {...inputOf(countFields.found, nameOf(row.variantId))}
            placeholder="–"
            defaultValue={text}
          />
          <input type="hidden" name={`was:${row.variantId}`} value={row.found ?? ''} />
          <input type="hidden" name={seenName(row.variantId)} value={seen} />
        </Field>
      ) : (
        <span className="text-right">
          <span className="type-fine block text-muted">{m.stock_count_found()}</span>
          {row.found === null ? '–' : formatCount(row.found)}
        </span>
      )}
      <span className="text-right max-md:hidden">{!error && <Difference row={row} />}</span>
    </li>
  )
}

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
