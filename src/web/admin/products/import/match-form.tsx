import { Form } from 'react-router'
import {
  newProductFields,
  pricedFields,
  textFields,
  importVariantFields,
  type ImportField,
} from '#shop/imports/import.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Table } from '#ui/table.tsx'
import { m } from '#words/messages.js'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { HeldImport } from '#shop/imports/queries.ts'
import { columnWords } from './column-words.ts'

const newFields = [...newProductFields, ...importVariantFields, ...textFields]

/** Matches the columns of the file with fields; suggested by the headings and shown beside the first rows. */
export function MatchForm({ productImport: { head, sample, columns, state } }: { productImport: HeldImport }) {
  const options = head.map((name, at) => ({ value: String(at), label: name || m.import_column({ number: at + 1 }) }))
  return (
    <Panel title={m.import_match()}>
      <p className="mb-4 text-muted">{m.import_match_text()}</p>
      <Form method="post" className="grid gap-4">
        <Choices title={m.import_group_priced()} fields={['sku', ...pricedFields]} {...{ columns, options }} />
        <Collapsible
          summary={<span className="font-[560] text-ink">{m.import_group_new()}</span>}
          summaryClass="min-h-11"
          className="rounded-sm border border-line px-3"
        >
          <p className="mb-4 text-muted">{m.import_group_new_text()}</p>
          <div className="pb-4">
            <Choices title={m.import_group_new()} isNamed fields={newFields} {...{ columns, options }} />
          </div>
        </Collapsible>
        <Sample head={head} sample={sample} />
        <div>
          <SubmitButton intent="check" busyText={m.admin_busy()} variant={state === 'checked' ? 'outline' : 'primary'}>
            {state === 'checked' ? m.import_do_check_again() : m.import_do_check()}
          </SubmitButton>
        </div>
      </Form>
    </Panel>
  )
}

type ChoicesProps = {
  title: string
  /** The title above names it already, so its own label is hidden. */
  isNamed?: boolean
  fields: readonly ImportField[]
  columns: HeldImport['columns']
  options: { value: string; label: string }[]
}

const Choices = ({ title, isNamed, fields, columns, options }: ChoicesProps) => (
  <fieldset>
    <legend className={isNamed ? 'sr-only' : 'mb-3 font-[560] text-ink'}>{title}</legend>
    <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
      {fields.map((field) => (
        <SelectField
          key={field}
          label={columnWords[field]()}
          name={field}
          defaultValue={String(columns[field] ?? '')}
          placeholder={m.import_left_out()}
          options={options}
        />
      ))}
    </div>
  </fieldset>
)

const Sample = ({ head, sample }: Pick<HeldImport, 'head' | 'sample'>) => (
  <Table
    caption={m.import_sample()}
    phones="scroll"
    head={
      <tr>
        {head.map((name, at) => (
          <th key={at} scope="col">
            {name || m.import_column({ number: at + 1 })}
          </th>
        ))}
      </tr>
    }
  >
    {sample.map((cells, row) => (
      <tr key={row}>
        {head.map((_, at) => (
          <td key={at} className="max-w-72 truncate whitespace-nowrap">
            {cells[at]}
          </td>
        ))}
      </tr>
    ))}
  </Table>
)
