import { useState } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import type { Locale } from '#kit/localized.ts'
import { promotionFields } from '#shop/pricing/promotion-fields.ts'
import { isAboveLaw, describePromotion } from '#shop/pricing/describe-promotion.ts'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { EditorForm } from '#web/admin-kit/form/editor-form.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { boughtFields, promotionProductFields, PromotionProductFields } from './promotion-product-fields.tsx'
import { taxonomyNameIn, type TaxonomyNames } from './taxonomy-names.ts'
import { RuleFields } from './rule-fields.tsx'
import { promotionFieldLabels, describePromotionField } from './promotion-field-labels.ts'
import { readPromotion } from './typed-promotion.ts'

type Props = {
  values: Record<string, string>
  /** The version of the promotion that was loaded; absent for a new one. */
  version: string | undefined
  answer: Answer | undefined
  names: TaxonomyNames
  locale: Locale
}

const formOf = (values: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) if (value) form.set(name, value)
  return form
}

/** One form for all kinds of promotion. While somebody types, it describes the effect in sentences. */
export function PromotionEditor({ values: known, version, answer, names, locale }: Props) {
  const { errors, values: typed } = answerTo(answer, 'save')
  const values = Object.keys(typed).length ? typed : known
  const [draft, setDraft] = useState(() => readPromotion(formOf(values)).draft)
  // A new promotion keeps its id while the page is open, so that it is the same one when the form is sent again.
  const [newId] = useState(values.id)
  const of = (name: string) => ({
    ...(isDeclared(name) && inputOf(promotionFields[name])),
    name,
    defaultValue: values[name] ?? '',
  })
  return (
    <EditorForm
      editing={{ saved: known, version }}
      answer={answer}
      labels={promotionFieldLabels()}
      describe={(name, value) => describePromotionField(name, value, names)}
      save={m.promotion_save()}
      className="group/promo grid gap-5"
      onInput={(form) => setDraft(readPromotion(new FormData(form)).draft)}
    >
      {newId && <input type="hidden" name="id" value={newId} />}
      <Panel title={m.promotion_field_kind()}>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={m.promotion_field_name_vi()} hint={m.promotion_field_name_hint()} error={errors.nameVi}>
            <TextInput {...of('nameVi')} />
          </Field>
          <Field label={m.promotion_field_name_en()} error={errors.nameEn}>
            <TextInput {...of('nameEn')} />
          </Field>
          <SelectField
            label={m.promotion_field_way()}
            {...of('byCode')}
            options={[
              { value: 'code', label: m.promotion_field_way_code() },
              { value: 'auto', label: m.promotion_field_way_auto() },
            ]}
          />
          <Field
            label={m.promotion_col_code()}
            optionalMark={m.promotion_optional()}
            hint={m.promotion_field_code_hint()}
            error={errors.code}
          >
            <TextInput {...of('code')} autoCapitalize="characters" />
          </Field>
        </div>
        <RuleFields of={of} errors={errors} />
      </Panel>
      <div className="hidden group-has-[[value=buy-get]:checked]/promo:block">
        <PromotionProductFields {...{ errors, values, names }} title={m.promotion_field_of()} fields={boughtFields} />
      </div>
      <PromotionProductFields
        {...{ errors, values, names }}
        title={m.promotion_field_goods()}
        fields={promotionProductFields}
      />
      <ConditionFields of={of} errors={errors} values={values} />
      <Panel title={m.promotion_preview()}>
        <p aria-live="polite" className="text-ink">
          {draft ? describePromotion(draft, locale, taxonomyNameIn(names)) : m.promotion_preview_none()}
        </p>
        {draft && isAboveLaw(draft) && (
          <Notice tone="warning" className="mt-4">
            {m.promotion_above_law()}
          </Notice>
        )}
      </Panel>
    </EditorForm>
  )
}

const isDeclared = (name: string): name is keyof typeof promotionFields => Object.hasOwn(promotionFields, name)
