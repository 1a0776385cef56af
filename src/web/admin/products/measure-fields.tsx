import { inputOf } from '#kit/declare-fields.ts'
import { goodsFields } from '#shop/catalogue/product-fields.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { FieldError } from '#ui/fields/field-error.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { MeasureView } from './measure-views.server.ts'

type Texts = Readonly<Record<string, string | undefined>>
type Props = { category: string; measures: MeasureView[]; values: Texts; errors: Readonly<Record<string, string>> }

/** Attributes of this category, which buyers compare and advisers use. */
export const MeasureFields = ({ category, measures, values, errors }: Props) => (
  <Panel title={m.product_admin_measures()}>
    <p className="mb-4 text-muted">{m.product_admin_measures_note()}</p>
    <input type="hidden" name="measured" value={category} />
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {measures.map((measure) => (
        <One key={measure.key} {...{ measure, values, errors }} />
      ))}
    </div>
  </Panel>
)

type OneProps = Omit<Props, 'category' | 'measures'> & { measure: MeasureView }

function One({ measure: { key, kind, label, needed, choices }, values, errors }: OneProps) {
  const name = `measure.${key}`
  const words = { label, error: errors[name], optionalMark: needed ? undefined : m.promotion_optional() }
  const value = values[name] ?? ''
  if (kind === 'many')
    return (
      <fieldset className="min-w-0" aria-describedby={errors[name] ? `${name}-error` : undefined}>
        <legend className="type-label text-ink">{label}</legend>
        <div className="flex flex-wrap gap-x-5">
          {choices.map((choice) => (
            <Checkbox
              key={choice.value}
              name={name}
              value={choice.value}
              label={choice.label}
              defaultChecked={value.split(',').includes(choice.value)}
            />
          ))}
        </div>
        <FieldError id={`${name}-error`}>{errors[name]}</FieldError>
      </fieldset>
    )
  if (kind === 'one' || kind === 'yesno')
    return (
      <SelectField
        {...words}
        name={name}
        defaultValue={value}
        placeholder={m.product_admin_measure_open()}
        options={choices}
      />
    )
  return (
    <Field {...words}>
      <TextInput {...inputOf(goodsFields.measure, name)} defaultValue={value} />
    </Field>
  )
}
