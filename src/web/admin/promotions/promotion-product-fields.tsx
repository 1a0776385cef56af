import { inputOf } from '#kit/declare-fields.ts'
import { promotionFields } from '#shop/pricing/promotion-fields.ts'
import type { TaxonomyKind } from '#shop/pricing/describe-promotion.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { TaxonomyNames } from './taxonomy-names.ts'

type Fields = Record<TaxonomyKind | 'skus', string>

/** Fields for the products that are discounted. */
export const promotionProductFields: Fields = { category: 'categories', type: 'types', line: 'lines', skus: 'skus' }
/** Fields for the products that must be bought. */
export const boughtFields: Fields = { category: 'ofCategories', type: 'ofTypes', line: 'ofLines', skus: 'ofSkus' }

type Props = {
  title: string
  fields: Fields
  errors: Record<string, string>
  values: Record<string, string>
  names: TaxonomyNames
}

/** Products by category, type and line, and by SKU. */
export function PromotionProductFields({ title, fields, errors, values, names }: Props) {
  const boxes = (kind: TaxonomyKind, legend: string) => (
    <Boxes name={fields[kind]} legend={legend} choices={names[kind]} chosen={values[fields[kind]] ?? ''} />
  )
  return (
    <Panel title={title}>
      <p className="mb-4 text-muted">{m.promotion_field_goods_hint()}</p>
      <div className="grid gap-5">
        {boxes('category', m.promotion_field_categories())}
        {boxes('line', m.promotion_field_lines())}
        {boxes('type', m.promotion_field_types())}
        <Field
          label={m.promotion_field_skus()}
          optionalMark={m.promotion_optional()}
          hint={m.promotion_field_skus_hint()}
          error={errors[fields.skus]}
        >
          <TextInput {...inputOf(promotionFields.skus, fields.skus)} defaultValue={values[fields.skus] ?? ''} />
        </Field>
      </div>
    </Panel>
  )
}

type BoxesProps = { name: string; legend: string; choices: { slug: string; name: string }[]; chosen: string }

/** A chosen value keeps its checkbox even if the shop no longer has it; otherwise saving would widen the promotion. */
function Boxes({ name, legend, choices, chosen }: BoxesProps) {
  const ticked = chosen.split(',').filter(Boolean)
  const missing = ticked.filter((slug) => !choices.some((one) => one.slug === slug))
  return (
    <fieldset>
      <legend className="type-label text-ink">{legend}</legend>
      <div className="grid gap-x-5 sm:grid-cols-2 xl:grid-cols-4">
        {[...choices, ...missing.map((slug) => ({ slug, name: slug }))].map((one) => (
          <Checkbox
            key={one.slug}
            name={name}
            value={one.slug}
            label={one.name}
            defaultChecked={ticked.includes(one.slug)}
          />
        ))}
      </div>
    </fieldset>
  )
}
