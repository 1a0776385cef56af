import { inputOf } from '#kit/declare-fields.ts'
import { variantFields } from '#shop/catalogue/product-fields.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Tag } from '#ui/tag.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import type { Rejected } from '#web/admin-kit/form/read-form.ts'
import { Editor } from '#web/admin-kit/form/editor.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { MatrixView } from './read-variants.ts'

type Props = {
  matrix: MatrixView
  version: string
  /** A draft, or submitted and not saved. */
  fresh: boolean
  errors: Rejected['errors']
  answer?: Answer
}

const grid =
  'md:grid md:grid-cols-[minmax(13rem,1.6fr)_minmax(10rem,1.2fr)_minmax(8.5rem,1fr)_8.5rem_6.5rem] md:gap-x-3'

const labels = () => ({
  on: m.product_admin_sold_choice(),
  sku: 'SKU',
  barcode: m.product_admin_barcode(),
  price: m.product_admin_price(),
  weightG: m.product_admin_weight(),
})

/** All variants with SKU, barcode, weight and price. */
export function MatrixEditor({ matrix, version, fresh, errors, answer }: Props) {
  const words = labels()
  const count = matrix.rows.filter(({ variantId }) => variantId === null).length
  return (
    <Editor
      labels={words}
      rowLabels={rowLabels(matrix)}
      version={version}
      saved={version}
      dirty={fresh}
      answer={answer}
      save={m.product_admin_save_variants()}
    >
      <input type="hidden" name="options" value={JSON.stringify(matrix.options)} />
      <Panel
        title={m.product_admin_matrix({ count: formatCount(matrix.rows.length) })}
        aside={count > 0 && <Tag tone="accent">{m.product_admin_matrix_new({ count: formatCount(count) })}</Tag>}
        flush
      >
        <p className="px-4 pb-3 text-muted md:px-5">{m.product_admin_matrix_note()}</p>
        {matrix.dropped.length > 0 && (
          <Notice tone="warning" className="mx-4 mb-4 md:mx-5">
            {m.product_admin_dropped({ count: formatCount(matrix.dropped.length), skus: someOf(matrix.dropped) })}
          </Notice>
        )}
        <div aria-hidden className={`type-fine px-5 pb-2 text-muted max-md:hidden ${grid}`}>
          {Object.values(words).map((word) => (
            <span key={word}>{word}</span>
          ))}
        </div>
        <ul>
          {matrix.rows.map((row, at) => (
            <li key={JSON.stringify(row.options)} className="border-t border-line px-4 py-2 md:px-5">
              <fieldset>
                <legend className="sr-only">{row.label || row.sku}</legend>
                <input type="hidden" name={`choice.${at}`} value={JSON.stringify(row.options)} />
                <div className={`grid grid-cols-2 gap-3 ${grid}`}>
                  <Checkbox
                    name={`on.${at}`}
                    value="yes"
                    defaultChecked={row.on}
                    className="max-md:col-span-2"
                    label={<span className="font-[560] text-ink">{row.label || m.product_admin_only_choice()}</span>}
                    note={stateOf(row)}
                  />
                  <Cell part="sku" {...{ at, row, errors }} />
                  <Cell part="barcode" {...{ at, row, errors }} />
                  {row.variantId ? (
                    <p className="num self-center">
                      <span className="type-fine block text-muted md:hidden">{words.price}</span>
                      {row.price} ₫
                    </p>
                  ) : (
                    <Cell part="price" {...{ at, row, errors }} />
                  )}
                  <Cell part="weightG" {...{ at, row, errors }} />
                </div>
              </fieldset>
            </li>
          ))}
        </ul>
      </Panel>
    </Editor>
  )
}

const rowLabels = ({ rows }: MatrixView) =>
  Object.fromEntries(
    rows.flatMap((row) =>
      Object.entries(labels()).map(([part, label]) => [
        `${part}.${row.variantId}`,
        `${label} · ${row.label || row.sku}`,
      ]),
    ),
  )

const most = 8
const someOf = (skus: string[]) => `${skus.slice(0, most).join(', ')}${skus.length > most ? ' …' : ''}`

function stateOf({ variantId, left }: MatrixView['rows'][number]) {
  if (!variantId) return m.product_admin_row_new()
  return left === null ? undefined : m.product_admin_row_left({ count: formatCount(left) })
}

type CellProps = {
  part: 'sku' | 'barcode' | 'price' | 'weightG'
  at: number
  row: MatrixView['rows'][number]
  errors: Rejected['errors']
}

const Cell = ({ part, at, row, errors }: CellProps) => (
  <Field label={labels()[part]} error={errors[`${part}.${at}`]} className="min-w-0 md:[&>label]:sr-only">
    <TextInput {...inputOf(variantFields[part], `${part}.${at}`)} defaultValue={row[part]} spellCheck={false} />
  </Field>
)
