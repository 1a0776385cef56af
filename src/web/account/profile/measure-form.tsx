import { getFormProps, useForm, type FieldMetadata, type SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useNavigation } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { measurementFields } from '#shop/identity/profile/profile-fields.ts'
import { measurementForm } from '#shop/identity/skaters/skater-form.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useCheckOnLeave } from '#web/shell/forms/use-after-press.ts'
import { m } from '#words/messages.js'

/** The measurement of one day, in millimetres. */
export function MeasureForm({ today, result }: { today: string; result?: SubmissionResult<string[]> }) {
  const isBusy = useNavigation().formData?.get('intent') === 'measure'
  const [form, fields] = useForm({
    id: 'measure-form',
    lastResult: isBusy ? undefined : result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: measurementForm }),
    shouldRevalidate: 'onInput',
    defaultValue: { measuredOn: today, posture: 'standing' },
  })
  const checkOnLeave = useCheckOnLeave(form)
  const { leftMm, rightMm, girthLeftMm, girthRightMm, measuredOn, posture } = fields
  return (
    <Form method="post" {...getFormProps(form)} noValidate onBlur={checkOnLeave} className="grid gap-5">
      <input type="hidden" name="intent" value="measure" />
      <ChoiceGroup legend={m.profile_length()}>
        <div className="grid grid-cols-2 gap-4">
          <Millimetres field={leftMm} label={m.profile_left()} />
          <Millimetres field={rightMm} label={m.profile_right()} />
        </div>
      </ChoiceGroup>
      <ChoiceGroup
        legend={
          <>
            {m.profile_girth()} <span className="font-normal text-muted">{m.checkout_optional()}</span>
          </>
        }
      >
        <div className="grid grid-cols-2 gap-4">
          <Millimetres field={girthLeftMm} label={m.profile_left()} />
          <Millimetres field={girthRightMm} label={m.profile_right()} />
        </div>
      </ChoiceGroup>
      <ChoiceGroup legend={m.profile_posture()} hint={m.profile_posture_hint()} error={posture.errors?.[0]}>
        <div className="grid grid-cols-2 gap-3">
          <RadioCard
            name={posture.name}
            value="standing"
            defaultChecked={posture.initialValue !== 'sitting'}
            title={m.profile_standing()}
          />
          <RadioCard
            name={posture.name}
            value="sitting"
            defaultChecked={posture.initialValue === 'sitting'}
            title={m.profile_sitting()}
          />
        </div>
      </ChoiceGroup>
      <Field id={measuredOn.id} label={m.profile_measured_day()} error={measuredOn.errors?.[0]}>
        <DateInput
          name={measuredOn.name}
          defaultValue={measuredOn.initialValue}
          min="2000-01-01"
          max={today}
          className="max-w-60"
        />
      </Field>
      <Button type="submit" busy={isBusy} busyText={m.profile_saving()} className="justify-self-start">
        {m.profile_measure_save()}
      </Button>
    </Form>
  )
}

const Millimetres = ({ field, label }: { field: FieldMetadata<string | undefined>; label: string }) => (
  <Field id={field.id} label={label} error={field.errors?.[0]}>
    <TextInput
      {...inputOf(measurementFields[field.name as keyof typeof measurementFields])}
      defaultValue={field.initialValue}
      end={
        <span aria-hidden className="pr-2.5">
          mm
        </span>
      }
    />
  </Field>
)
