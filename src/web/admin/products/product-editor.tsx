import { useState } from 'react'
import { Link } from 'react-router'
import { locales } from '#kit/localized.ts'
import { vatClasses } from '#shop/catalogue/prices/vat-class.ts'
import { settableStatuses } from '#shop/catalogue/products/settable-status.ts'
import { buttonClass } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { Editor } from '#web/admin-kit/form/editor.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { CompanionFields } from './companion-fields.tsx'
import { ProductFactsPanel, vatWords } from './product-facts-panel.tsx'
import { KindSelect } from './kind-select.tsx'
import { MeasureFields } from './measure-fields.tsx'
import { PriceFields, priceLabels } from './price-fields.tsx'
import type { EditorView } from './read-editor.ts'
import { statusWords } from '#web/admin-kit/states/product-status-tag.tsx'
import { languageWords, TextFields, textLabels } from './text-fields.tsx'

type Texts = Record<string, string | undefined>

/** Names of changed fields in the save bar. */
const labels = () => ({
  status: m.admin_column_state(),
  publishAt: m.product_admin_publish_at(),
  kind: m.product_admin_type(),
  line: m.product_admin_line(),
  levels: m.product_admin_levels(),
  measure: m.product_admin_measures(),
  vatClass: m.product_admin_vat(),
  warrantyMonths: m.product_admin_warranty(),
  lowAt: m.product_admin_low(),
  box: m.product_admin_box(),
  origin: m.product_admin_origin(),
  companion: m.product_companions(),
  addCompanion: m.product_companions(),
  ...priceLabels(),
  ...Object.fromEntries(
    locales.flatMap((locale) =>
      Object.entries(textLabels()).map(([part, label]) => [
        `${locale}.${part}`,
        `${label} (${languageWords[locale]()})`,
      ]),
    ),
  ),
})

/** Labels of price fields in conflicts, with the options of their variant. */
const rowLabels = ({ variants }: EditorView) =>
  Object.fromEntries(
    variants.flatMap(({ id, choice }) =>
      Object.entries(priceLabels()).map(([part, label]) => [`${part}.${id}`, `${label} · ${choice}`]),
    ),
  )

/** Formats values that are codes, by the labels of their choices. */
function describeProductField(product: EditorView, name: string, value: string) {
  const choices: Record<string, Choice[]> = {
    status: settableStatuses.map((one) => ({ value: one, label: statusWords[one]() })),
    kind: product.kinds.flatMap(({ types }) => types),
    line: product.lines,
    levels: product.levels,
    vatClass: vatClasses.map((one) => ({ value: one, label: vatWords[one]() })),
    companion: product.companions.map(({ id, name: label }) => ({ value: id, label })),
    ...Object.fromEntries(product.measures.map(({ key, choices: of }) => [`measure.${key}`, of])),
  }
  const found = value.split(',').flatMap((one) => choices[name]?.find((choice) => choice.value === one)?.label ?? [])
  return found.length ? found.join(', ') : undefined
}
type Choice = { value: string; label: string }

const noneTicked = ({ measures }: EditorView): Texts =>
  Object.fromEntries(measures.filter(({ kind }) => kind === 'many').map(({ key }) => [`measure.${key}`, '']))

/** One form for texts, category, attributes and prices of a product. */
export function ProductEditor({ product, answer }: { product: EditorView; answer?: Answer }) {
  const { errors, values: sent } = answerTo(answer, 'save')
  // Unticked checkboxes are not sent at all, so they are cleared here.
  const values: Texts = {
    ...product.values,
    ...(Object.keys(sent).length && { levels: '', ...noneTicked(product) }),
    ...sent,
  }
  const [typed, setTyped] = useState(values)
  return (
    <Editor
      labels={labels()}
      rowLabels={rowLabels(product)}
      version={sent.version ?? product.version}
      saved={product.version}
      dirty={Object.keys(sent).length > 0}
      answer={answer?.intent === 'save' ? answer : undefined}
      describe={(name, value) => describeProductField(product, name, value)}
      className="grid gap-5"
      onInput={(form) =>
        setTyped(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, `${value}`])))
      }
    >
      <PlacePanel {...{ product, values, errors }} />
      <div id="texts" className="grid scroll-mt-4 items-start gap-5 lg:grid-cols-2">
        {locales.map((locale) => (
          <TextFields key={locale} {...{ locale, values, typed, errors }} host={product.host} />
        ))}
      </div>
      <div id="measures" className="scroll-mt-4">
        <MeasureFields category={product.category} measures={product.measures} values={values} errors={errors} />
      </div>
      <ProductFactsPanel values={values} errors={errors} isService={product.isService} />
      <CompanionFields
        companions={product.companions}
        chosen={sent.version ? (sent.companion ?? '') : undefined}
        typed={sent.addCompanion}
        error={errors.addCompanion}
      />
      <div id="prices" className="scroll-mt-4">
        {product.variants.length > 0 ? (
          <PriceFields rows={product.variants} values={sent} errors={errors} />
        ) : (
          <Panel title={m.product_admin_prices()}>
            <p className="text-muted">{m.product_admin_prices_none()}</p>
            <Link
              to={`/admin/products/${product.id}/variants`}
              className={`mt-3 ${buttonClass({ variant: 'outline', size: 'sm' })}`}
            >
              {m.product_admin_variants()}
            </Link>
          </Panel>
        )}
      </div>
    </Editor>
  )
}

type PlaceProps = { product: EditorView; values: Texts; errors: Texts }

/** State, kind, line and levels of the product. */
const PlacePanel = ({ product, values, errors }: PlaceProps) => (
  <Panel title={m.product_admin_place()}>
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
      <SelectField
        label={m.admin_column_state()}
        hint={m.product_admin_status_hint()}
        name="status"
        defaultValue={values.status ?? product.status}
        options={settableStatuses.map((value) => ({ value, label: statusWords[value]() }))}
      />
      <Field label={m.product_admin_publish_at()} hint={m.product_admin_publish_hint()} error={errors.publishAt}>
        <DateInput name="publishAt" withTime defaultValue={values.publishAt} />
      </Field>
      <Field label={m.product_admin_type()} error={errors.kind}>
        <KindSelect kinds={product.kinds} value={values.kind ?? ''} />
      </Field>
      <SelectField
        label={m.product_admin_line()}
        name="line"
        defaultValue={values.line ?? product.line}
        options={product.lines}
      />
    </div>
    {product.levels.length > 0 && (
      <fieldset className="mt-4">
        <legend className="type-label text-ink">{m.product_admin_levels()}</legend>
        <div className="flex flex-wrap gap-x-6">
          {product.levels.map(({ value, label }) => (
            <Checkbox
              key={value}
              name="levels"
              value={value}
              label={label}
              defaultChecked={values.levels?.split(',').includes(value)}
            />
          ))}
        </div>
      </fieldset>
    )}
  </Panel>
)
