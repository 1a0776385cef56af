import { Checkbox } from '#ui/fields/checkbox.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'

type Props = {
  of: (name: string) => { name: string; defaultValue: string }
  errors: Record<string, string>
  values: Record<string, string>
}

/** Period, customers and limits of a promotion. */
export function ConditionFields({ of, errors, values }: Props) {
  const text = (name: string, label: string) => (
    <Field label={label} optionalMark={m.promotion_optional()} error={errors[name]}>
      <TextInput {...of(name)} autoComplete="off" />
    </Field>
  )
  const moment = (name: string, label: string, isEnd = false) => (
    <Field label={label} optionalMark={m.promotion_optional()} error={errors[name]}>
      <DateInput {...of(name)} withTime isEnd={isEnd} />
    </Field>
  )
  return (
    <Panel title={m.promotion_field_conditions()}>
      <div className="grid gap-5 md:grid-cols-3">
        {text('minSubtotal', m.promotion_field_minimum())}
        {text('maxUses', m.promotion_field_max_uses())}
        {text('maxPerPerson', m.promotion_field_per_person())}
        {moment('startsAt', m.promotion_field_starts())}
        {moment('endsAt', m.promotion_field_ends(), true)}
        <Field label={m.promotion_field_note()} optionalMark={m.promotion_optional()} error={errors.note}>
          <TextInput {...of('note')} />
        </Field>
      </div>
      <div className="mt-3">
        <Checkbox name="skipsSale" label={m.promotion_field_skips_sale()} defaultChecked={values.skipsSale === 'on'} />
        <Checkbox name="firstOrder" label={m.promotion_field_first()} defaultChecked={values.firstOrder === 'on'} />
        <Checkbox name="combines" label={m.promotion_field_combines()} defaultChecked={values.combines === 'on'} />
      </div>
    </Panel>
  )
}
