import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'

type Props = {
  of: (name: string) => { name: string; defaultValue: string }
  errors: Record<string, string>
}

/** The kinds of promotion that show a field. */
const forKinds = {
  percent: 'group-has-[[value=percent]:checked]/promo:block group-has-[[value=buy-get]:checked]/promo:block',
  amount: 'group-has-[[value=amount]:checked]/promo:block',
  most: 'group-has-[[value=percent]:checked]/promo:block group-has-[[value=free-shipping]:checked]/promo:block',
  buyGet: 'group-has-[[value=buy-get]:checked]/promo:block',
}

/** Fields for the discount. */
export function RuleFields({ of, errors }: Props) {
  const number = (name: string, label: string, only: keyof typeof forKinds, optional?: boolean) => (
    <Field
      label={label}
      optionalMark={optional && m.promotion_optional()}
      error={errors[name]}
      className={`hidden ${forKinds[only]}`}
    >
      <TextInput {...of(name)} />
    </Field>
  )
  return (
    <div className="mt-4 grid gap-4 md:grid-cols-3">
      <SelectField
        label={m.promotion_field_kind()}
        {...of('kind')}
        error={errors.kind}
        options={[
          { value: 'percent', label: m.promotion_field_kind_percent() },
          { value: 'amount', label: m.promotion_field_kind_amount() },
          { value: 'free-shipping', label: m.promotion_field_kind_shipping() },
          { value: 'buy-get', label: m.promotion_field_kind_buy_get() },
        ]}
      />
      {number('percent', m.promotion_field_percent(), 'percent')}
      {number('amount', m.promotion_field_amount(), 'amount')}
      {number('most', m.promotion_field_most(), 'most', true)}
      {number('buy', m.promotion_field_buy(), 'buyGet')}
      {number('get', m.promotion_field_get(), 'buyGet')}
      {number('times', m.promotion_field_times(), 'buyGet', true)}
    </div>
  )
}
