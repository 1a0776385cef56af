import { inputOf, type DeclaredField } from '#kit/field.ts'
import { goodsFields } from '#shop/catalogue/product-fields.ts'
import { vatClasses } from '#shop/catalogue/prices/vat-class.ts'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'

type Texts = Readonly<Record<string, string | undefined>>
type Props = { values: Texts; errors: Readonly<Record<string, string>>; isService: boolean }

export const vatWords = {
  goods: () => m.goods_vat_goods(),
  metal: () => m.goods_vat_metal(),
  service: () => m.goods_vat_service(),
}

/** What tax, parcel, papers and shelf have to know. */
export function ProductFactsPanel({ values, errors, isService }: Props) {
  const text = (field: DeclaredField, name = field.name) => ({ ...inputOf(field, name), defaultValue: values[name] })
  return (
    <Panel title={m.goods_papers()}>
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2 xl:grid-cols-4">
        <SelectField
          label={m.goods_vat()}
          hint={m.goods_vat_hint()}
          name="vatClass"
          defaultValue={values.vatClass}
          options={vatClasses.map((value) => ({ value, label: vatWords[value]() }))}
        />
        <Field label={m.goods_warranty()} hint={m.goods_warranty_hint()} error={errors.warrantyMonths}>
          <TextInput {...text(goodsFields.warrantyMonths)} />
        </Field>
        {!isService && (
          <>
            <Field
              label={m.goods_low()}
              optionalMark={m.promo_optional()}
              hint={m.goods_low_hint()}
              error={errors.lowAt}
            >
              <TextInput {...text(goodsFields.lowAt)} />
            </Field>
            <fieldset className="min-w-0">
              <legend className="type-label mb-1.5 text-ink">{m.goods_box()}</legend>
              <div className="grid grid-cols-3 gap-2">
                {(['length', 'width', 'height'] as const).map((side) => (
                  <Field key={side} label={sideWords[side]()} labelHidden error={errors[`box.${side}`]}>
                    <TextInput {...text(goodsFields[side], `box.${side}`)} placeholder={sideWords[side]()} />
                  </Field>
                ))}
              </div>
              <p className="type-fine mt-1.5 text-muted">{m.goods_box_hint()}</p>
            </fieldset>
          </>
        )}
        <Field label={m.goods_origin_vi()} optionalMark={m.promo_optional()} error={errors['origin.vi']}>
          <TextInput {...text(goodsFields.origin, 'origin.vi')} lang="vi" />
        </Field>
        <Field label={m.goods_origin_en()} optionalMark={m.promo_optional()} error={errors['origin.en']}>
          <TextInput {...text(goodsFields.origin, 'origin.en')} lang="en" />
        </Field>
      </div>
    </Panel>
  )
}

const sideWords = {
  length: () => m.goods_box_length(),
  width: () => m.goods_box_width(),
  height: () => m.goods_box_height(),
}
