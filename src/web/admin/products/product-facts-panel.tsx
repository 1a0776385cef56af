import { inputOf, type DeclaredField } from '#kit/declare-fields.ts'
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
  goods: () => m.product_admin_vat_goods(),
  metal: () => m.product_admin_vat_metal(),
  service: () => m.product_admin_vat_service(),
}

/** Facts for tax, shipping, documents and stock. */
export function ProductFactsPanel({ values, errors, isService }: Props) {
  const text = (field: DeclaredField, name = field.name) => ({ ...inputOf(field, name), defaultValue: values[name] })
  return (
    <Panel title={m.product_admin_papers()}>
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2 xl:grid-cols-4">
        <SelectField
          label={m.product_admin_vat()}
          hint={m.product_admin_vat_hint()}
          name="vatClass"
          defaultValue={values.vatClass}
          options={vatClasses.map((value) => ({ value, label: vatWords[value]() }))}
        />
        <Field label={m.product_admin_warranty()} hint={m.product_admin_warranty_hint()} error={errors.warrantyMonths}>
          <TextInput {...text(goodsFields.warrantyMonths)} />
        </Field>
        {!isService && (
          <>
            <Field
              label={m.product_admin_low()}
              optionalMark={m.promotion_optional()}
              hint={m.product_admin_low_hint()}
              error={errors.lowAt}
            >
              <TextInput {...text(goodsFields.lowAt)} />
            </Field>
            <fieldset className="min-w-0">
              <legend className="type-label mb-1.5 text-ink">{m.product_admin_box()}</legend>
              <div className="grid grid-cols-3 gap-2">
                {(['length', 'width', 'height'] as const).map((side) => (
                  <Field key={side} label={sideWords[side]()} labelHidden error={errors[`box.${side}`]}>
                    <TextInput {...text(goodsFields[side], `box.${side}`)} placeholder={sideWords[side]()} />
                  </Field>
                ))}
              </div>
              <p className="type-fine mt-1.5 text-muted">{m.product_admin_box_hint()}</p>
            </fieldset>
          </>
        )}
        <Field label={m.product_admin_origin_vi()} optionalMark={m.promotion_optional()} error={errors['origin.vi']}>
          <TextInput {...text(goodsFields.origin, 'origin.vi')} lang="vi" />
        </Field>
        <Field label={m.product_admin_origin_en()} optionalMark={m.promotion_optional()} error={errors['origin.en']}>
          <TextInput {...text(goodsFields.origin, 'origin.en')} lang="en" />
        </Field>
      </div>
    </Panel>
  )
}

const sideWords = {
  length: () => m.product_admin_box_length(),
  width: () => m.product_admin_box_width(),
  height: () => m.product_admin_box_height(),
}
