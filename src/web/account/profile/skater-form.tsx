import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { decimal } from '#kit/decimal.ts'
import { inputOf } from '#kit/declare-fields.ts'
import type { SkaterRow } from '#shop/identity/skaters/list-skaters.ts'
import { skaterFields } from '#shop/identity/profile/profile-fields.ts'
import { skaterForm } from '#shop/identity/skaters/skater-form.ts'
import { skaterDisciplines, skaterLevels, type SkaterDiscipline } from '#shop/identity/skaters/skater.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { Field } from '#ui/fields/field.tsx'
import { FormErrors } from '#ui/fields/form-errors.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useCheckOnLeave } from '#web/shell/forms/use-after-press.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { FieldConsent } from './field-consent.tsx'
import { disciplineWords, levelWords } from './skater-words.ts'

type Skater = Omit<SkaterRow, 'userId' | 'createdAt' | 'updatedAt' | 'measurements'>
type Props = { skater?: Skater; today: string; result?: SubmissionResult<string[]> }

/** A skater. Only the nickname is required; the form says that the other fields improve the advice. */
export function SkaterForm({ skater, today, result }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'skater'
  const isKnownChild = skater?.isChild ?? false
  const [form, fields] = useForm({
    id: 'skater-form',
    lastResult: isBusy ? undefined : result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: skaterForm(isKnownChild) }),
    shouldRevalidate: 'onInput',
    defaultValue: startOf(skater),
  })
  const checkOnLeave = useCheckOnLeave(form)
  const { nickname, isChild, consent, discipline, level, weight, sex, bornMonth, bornYear } = fields
  const [chosen, setChosen] = useState(discipline.initialValue ?? '')
  const errors = Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages?.[0] ? [{ id: fields[name as keyof typeof fields]?.id ?? name, message: messages[0] }] : [],
  )
  return (
    <Form method="post" {...getFormProps(form)} noValidate onBlur={checkOnLeave} className="grid gap-5">
      <input type="hidden" name="intent" value="skater" />
      {!isBusy && form.status === 'error' && (
        <FormErrors title={m.profile_errors({ count: errors.length })} errors={errors} />
      )}
      <Field
        id={nickname.id}
        label={m.profile_nickname()}
        hint={m.profile_nickname_hint()}
        error={nickname.errors?.[0]}
      >
        <TextInput {...inputOf(skaterFields.nickname)} defaultValue={nickname.initialValue} />
      </Field>
      <ChildFields {...{ isKnownChild, isChild, consent }} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          id={discipline.id}
          label={m.profile_discipline()}
          optionalMark={m.checkout_optional()}
          name={discipline.name}
          defaultValue={discipline.initialValue}
          onChange={(event) => setChosen(event.target.value)}
          placeholder={m.profile_choose()}
          options={skaterDisciplines.map((value) => ({ value, label: disciplineWords()[value] }))}
          error={discipline.errors?.[0]}
        />
        <LevelField key={chosen} chosen={chosen} level={level} />
      </div>
      <BodyFields {...{ weight, sex }} />
      <BirthFields month={bornMonth} year={bornYear} thisYear={Number(today.slice(0, 4))} />
      <Button type="submit" busy={isBusy} busyText={m.profile_saving()} className="justify-self-start">
        {skater ? m.profile_save() : m.profile_skater_save_next()}
      </Button>
    </Form>
  )
}

type Part = { id: string; name: string; initialValue?: string; errors?: string[] }

/** Whether the skater is a child, and then the consent of a parent. */
const ChildFields = ({ isKnownChild, isChild, consent }: { isKnownChild: boolean; isChild: Part; consent: Part }) => (
  <div className="group/child grid gap-3">
    <FieldConsent id={isChild.id} error={isChild.errors?.[0]}>
      <Checkbox
        id={isChild.id}
        name={isChild.name}
        defaultChecked={isChild.initialValue === 'on'}
        label={m.profile_is_child()}
      />
    </FieldConsent>
    {!isKnownChild && (
      <div className={`rounded-md bg-sunken px-4 py-2 group-has-[[name=isChild]:not(:checked)]/child:hidden`}>
        <FieldConsent id={consent.id} error={consent.errors?.[0]}>
          <Checkbox
            id={consent.id}
            name={consent.name}
            defaultChecked={consent.initialValue === 'on'}
            label={m.profile_child_consent()}
            note={
              <>
                {m.profile_child_consent_note()}{' '}
                <Link to="/privacy" className="link">
                  {m.profile_privacy_text()}
                </Link>
              </>
            }
          />
        </FieldConsent>
      </div>
    )}
  </div>
)

/** Weight and sex, which refine the advice. */
const BodyFields = ({ weight, sex }: { weight: Part; sex: Part }) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <Field
      id={weight.id}
      label={m.profile_weight()}
      optionalMark={m.checkout_optional()}
      hint={m.profile_weight_hint()}
      error={weight.errors?.[0]}
    >
      <TextInput
        {...inputOf(skaterFields.weight)}
        defaultValue={weight.initialValue}
        end={
          <span aria-hidden className="pr-2.5">
            kg
          </span>
        }
      />
    </Field>
    <SelectField
      id={sex.id}
      label={m.profile_sex()}
      optionalMark={m.checkout_optional()}
      hint={m.profile_sex_hint()}
      name={sex.name}
      defaultValue={sex.initialValue}
      placeholder={m.profile_choose()}
      options={[
        { value: 'f', label: m.profile_sex_f() },
        { value: 'm', label: m.profile_sex_m() },
      ]}
      error={sex.errors?.[0]}
    />
  </div>
)

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))
const oldest = 90

/** “Tháng 5”, “May”. */
function nameOf(month: string) {
  const name = new Intl.DateTimeFormat(getLocale(), { month: 'long' }).format(new Date(2000, Number(month) - 1))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Month and year are enough to predict growth. Two selects, because not every browser supports `type="month"`. */
function BirthFields({ month, year, thisYear }: { month: Part; year: Part; thisYear: number }) {
  const years = Array.from({ length: oldest }, (_, at) => String(thisYear - at))
  return (
    <ChoiceGroup
      legend={
        <>
          {m.profile_born()} <span className="font-normal text-muted">{m.checkout_optional()}</span>
        </>
      }
      hint={m.profile_born_hint()}
    >
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          id={month.id}
          label={m.profile_month()}
          name={month.name}
          defaultValue={month.initialValue}
          placeholder={m.profile_choose()}
          options={months.map((value) => ({ value, label: nameOf(value) }))}
          error={month.errors?.[0]}
        />
        <SelectField
          id={year.id}
          label={m.profile_year()}
          name={year.name}
          defaultValue={year.initialValue}
          placeholder={m.profile_choose()}
          options={years.map((value) => ({ value, label: value }))}
          error={year.errors?.[0]}
        />
      </div>
    </ChoiceGroup>
  )
}

type LevelProps = {
  chosen: string
  level: { id: string; name: string; initialValue?: string; errors?: string[] }
}

/** Levels belong to a discipline. Without scripts all are listed in groups, and the server refuses a wrong pair. */
function LevelField({ chosen, level }: LevelProps) {
  const isHydrated = useHydrated()
  const words = levelWords()
  const shown = isHydrated ? skaterDisciplines.filter((one) => one === chosen) : skaterDisciplines
  const list = shown.filter((one) => skaterLevels[one].length > 0)
  return (
    <SelectField
      id={level.id}
      label={m.profile_level()}
      optionalMark={m.checkout_optional()}
      name={level.name}
      defaultValue={level.initialValue}
      disabled={isHydrated && list.length === 0}
      placeholder={isHydrated && !chosen ? m.profile_level_first() : m.profile_choose()}
      error={level.errors?.[0]}
    >
      {list.map((one) => (
        <optgroup key={one} label={disciplineWords()[one]}>
          {skaterLevels[one].map((value) => (
            <option key={value} value={value}>
              {words[value]}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

const startOf = (skater: Skater | undefined) => ({
  nickname: skater?.nickname,
  isChild: skater?.isChild ? 'on' : undefined,
  discipline: skater?.discipline as SkaterDiscipline | undefined,
  level: skater?.level ?? undefined,
  weight: skater?.weightKg == null ? undefined : decimal(skater.weightKg),
  sex: skater?.sex ?? undefined,
  bornMonth: skater?.bornIn?.slice(5, 7),
  bornYear: skater?.bornIn?.slice(0, 4),
})
