import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { variantFields } from '#shop/catalogue/product-fields.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { SizeChip } from '#ui/fields/size-chip.tsx'
import { Swatch } from '#ui/fields/swatch.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { leavesEditor } from '#web/admin-kit/form/unsaved-guard.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { Rejected } from '#web/admin-kit/form/read-form.ts'
import type { OptionFields } from './read-variants.ts'
import { SizeSystemsTable } from './size-systems-table.tsx'

type Props = { fields: OptionFields; answer: Rejected; unsaved: boolean }

/** The options of a product. Submitting drafts the matrix below; nothing is saved yet. */
export function OptionForm({ fields: options, answer: { errors, values }, unsaved }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'draft'
  const wasSent = Object.keys(values).length > 0
  const chosen = (key: string, saved: string[]) => (wasSent ? (values[key] ?? '').split(',') : saved)
  return (
    <Panel title={m.product_admin_options()}>
      <p className="mb-4 text-muted">{m.product_admin_options_note()}</p>
      <Form method="post" noValidate preventScrollReset className="grid gap-6" {...leavesEditor}>
        <input type="hidden" name="intent" value="draft" />
        {options.fields.map((field) => (
          <fieldset key={field.key} className="min-w-0">
            <legend className="type-label mb-2 text-ink">{field.name}</legend>
            {field.look === 'colours' && (
              <Colours {...{ options, errors, values }} chosen={chosen('colour', field.chosen)} />
            )}
            {field.look === 'sizes' && <Sizes options={options} chosen={chosen('size', field.chosen)} />}
            {field.look === 'widths' && (
              <div className="grid max-w-120 grid-cols-2 gap-2 sm:grid-cols-4">
                {options.widths.map(({ value, label }) => (
                  <SizeChip
                    key={value}
                    multiple
                    name="width"
                    value={value}
                    label={label}
                    defaultChecked={chosen('width', field.chosen).includes(value)}
                  />
                ))}
              </div>
            )}
            {field.look === 'lines' && (
              <Field
                label={m.product_admin_values_of({ name: field.name })}
                labelHidden
                hint={m.product_admin_values_hint()}
                error={errors[`text.${field.key}`]}
              >
                <TextArea
                  {...inputOf(variantFields.text, `text.${field.key}`)}
                  rows={2}
                  className="min-h-12"
                  spellCheck={false}
                  defaultValue={values[`text.${field.key}`] ?? field.text}
                />
              </Field>
            )}
          </fieldset>
        ))}
        <NewVariantFields {...{ options, errors, values }} />
        <div>
          <Button
            type="submit"
            size="sm"
            variant={unsaved ? 'outline' : 'primary'}
            busy={busy}
            busyText={m.admin_busy()}
          >
            {m.product_admin_draft_variants()}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

/** What new variants begin with. */
const NewVariantFields = ({ options, errors, values }: Omit<ColourProps, 'chosen'>) => (
  <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
    <Field
      label={m.product_admin_pattern()}
      hint={m.product_admin_pattern_hint({ mark: '{size}' })}
      error={errors.pattern}
    >
      <TextInput
        {...inputOf(variantFields.pattern)}
        spellCheck={false}
        defaultValue={values.pattern ?? options.pattern}
      />
    </Field>
    <Field label={m.product_admin_first_price()} hint={m.product_admin_first_price_hint()} error={errors.price}>
      <TextInput {...inputOf(variantFields.price)} defaultValue={values.price ?? options.price} />
    </Field>
    <Field label={m.product_admin_weight()} hint={m.product_admin_weight_hint()} error={errors.weightG}>
      <TextInput {...inputOf(variantFields.weightG)} defaultValue={values.weightG ?? options.weightG} />
    </Field>
  </div>
)

type ColourProps = { options: OptionFields; chosen: string[]; errors: Rejected['errors']; values: Rejected['values'] }

function Colours({ options, chosen, errors, values }: ColourProps) {
  const isOpen = Boolean(errors.colourVi ?? errors.colourEn)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {options.colours.map(({ value, label, swatch }) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 items-center gap-2 rounded-sm border border-line-strong bg-surface px-3 hover:border-ink has-checked:border-ink has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              name="colour"
              value={value}
              defaultChecked={chosen.includes(value)}
              className="sr-only"
            />
            {swatch && <Swatch colour={swatch} name="" />}
            {label}
          </label>
        ))}
      </div>
      <Collapsible
        open={isOpen || options.colours.length === 0}
        summary={m.product_admin_colour_new()}
        summaryClass="min-h-11 text-accent w-fit"
      >
        <div className="grid gap-4 pt-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem]">
          <Field label={m.product_admin_colour_vi()} error={errors.colourVi}>
            <TextInput {...inputOf(variantFields.colourVi)} defaultValue={values.colourVi} />
          </Field>
          <Field label={m.product_admin_colour_en()} error={errors.colourEn}>
            <TextInput {...inputOf(variantFields.colourEn)} defaultValue={values.colourEn} />
          </Field>
          <Field label={m.product_admin_colour_dot()}>
            <ColourDot value={values.colourSwatch ?? '#d5dbdf'} />
          </Field>
        </div>
      </Collapsible>
    </div>
  )
}

function ColourDot({ value }: { value: string }) {
  const [shown, setShown] = useState(value)
  return (
    <span className="flex items-center gap-2">
      <input
        type="color"
        name="colourSwatch"
        aria-label={m.product_admin_colour_dot()}
        value={shown}
        onChange={(event) => setShown(event.target.value)}
        className="h-12 w-16 rounded-sm border border-line-strong bg-surface p-1"
      />
      <span className="num type-fine text-muted">{shown}</span>
    </span>
  )
}

const Sizes = ({ options, chosen }: { options: OptionFields; chosen: string[] }) => (
  <div className="grid gap-3">
    <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2">
      {options.sizes.map(({ mm, eu }) => (
        <SizeChip
          key={mm}
          multiple
          name="size"
          value={mm}
          label={mm}
          sub={`EU ${eu}`}
          defaultChecked={chosen.includes(mm)}
        />
      ))}
    </div>
    <SizeSystemsTable rows={options.systems} />
  </div>
)
