import { inputOf } from '#kit/declare-fields.ts'
import { adviserFields } from '#shop/advisers/adviser-fields.ts'
import { skaterLevels } from '#shop/identity/skaters/skater.ts'
import type { BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { Field } from '#ui/fields/field.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { Ruler } from '#ui/drawings/ruler.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { millimetresIn } from './adviser-form.ts'
import { levelName } from './level-name.ts'
import type { SizeField, SizeTyped } from './size-form.ts'

/** Where the ruler's needle stands before a measurement. */
const usualFootMm = 245

type Props = {
  typed: SizeTyped
  problems: SizeTyped
  discipline: BootDiscipline
  /** `undefined`: what is typed cannot be a foot. */
  measure: (mm: number | undefined) => void
}

export function SizeFields({ typed, problems, discipline, measure }: Props) {
  const radio = (name: SizeField, value: string, usual = '') => ({
    name,
    value,
    defaultChecked: (typed[name] ?? usual) === value,
  })
  return (
    <div className="group/feet grid gap-5">
      <ChoiceGroup legend={m.advice_by()}>
        <div className="grid grid-cols-2 gap-2">
          <RadioCard compact {...radio('by', 'foot', 'foot')} title={m.advice_by_foot()} />
          <RadioCard compact {...radio('by', 'shoe', 'foot')} title={m.advice_by_shoe()} />
        </div>
      </ChoiceGroup>
      <FootFields typed={typed} problems={problems} measure={measure} />
      <Field
        label={m.advice_shoe()}
        hint={m.advice_shoe_hint()}
        error={problems.shoe}
        className="group-has-[[value=foot]:checked]/feet:hidden"
      >
        <TextInput {...inputOf(adviserFields.shoe)} defaultValue={typed.shoe} end="EU" />
      </Field>
      <div className="grid gap-5 @md:grid-cols-2">
        <Millimetres name="girth" label={m.advice_girth()} hint={m.advice_girth_hint()} {...{ typed, problems }} />
        <Millimetres name="heel" label={m.advice_heel()} hint={m.advice_heel_hint()} {...{ typed, problems }} />
      </div>
      <ChoiceGroup legend={m.advice_fit()}>
        <div className="grid grid-cols-2 gap-2">
          <RadioCard
            compact
            {...radio('fit', 'snug', 'snug')}
            title={m.advice_fit_snug()}
            note={m.advice_fit_snug_note()}
          />
          <RadioCard
            compact
            {...radio('fit', 'comfort', 'snug')}
            title={m.advice_fit_comfort()}
            note={m.advice_fit_comfort_note()}
          />
        </div>
      </ChoiceGroup>
      {(discipline === 'figure' || discipline === 'hockey') && (
        <SelectField
          label={m.advice_level()}
          optionalMark={m.advice_optional()}
          hint={discipline === 'figure' ? m.advice_level_hint() : undefined}
          name="level"
          defaultValue={typed.level ?? ''}
          placeholder={m.advice_choose()}
          options={skaterLevels[discipline].map((value) => ({ value, label: levelName(value) }))}
          error={problems.level}
        />
      )}
      <Growing typed={typed} problems={problems} />
    </div>
  )
}

/** The length of the longer foot by the ruler, the other foot, and how they were measured. */
const FootFields = ({ typed, problems, measure }: Omit<Props, 'discipline'>) => (
  <div className="grid gap-5 group-has-[[value=shoe]:checked]/feet:hidden">
    <div>
      <Ruler
        label={m.advice_foot()}
        sliderLabel={m.advice_foot_slider()}
        unit="mm"
        name="foot"
        value={Math.round(millimetresIn(typed.foot ?? '')) || usualFootMm}
        onChange={measure}
        error={problems.foot}
        wrongText={m.advice_foot_wrong()}
        onWrong={() => measure(undefined)}
      />
      <p className="type-fine mt-1.5 text-muted">{m.advice_foot_hint()}</p>
    </div>
    <div className="grid gap-5 @md:grid-cols-2">
      <Millimetres name="other" label={m.advice_other()} hint={m.advice_other_hint()} {...{ typed, problems }} />
      <SelectField
        label={m.advice_measured()}
        name="measured"
        defaultValue={typed.measured ?? 'standing'}
        options={[
          { value: 'standing', label: m.advice_standing() },
          { value: 'sitting', label: m.advice_sitting() },
        ]}
      />
    </div>
  </div>
)

type MillimetresProps = Pick<Props, 'typed' | 'problems'> & { name: SizeField; label: string; hint: string }

const Millimetres = ({ name, label, hint, typed, problems }: MillimetresProps) => (
  <Field label={label} optionalMark={m.advice_optional()} hint={hint} error={problems[name]}>
    <TextInput {...inputOf(adviserFields.figure, name)} defaultValue={typed[name]} end="mm" />
  </Field>
)

const Growing = ({ typed, problems }: Pick<Props, 'typed' | 'problems'>) => (
  <div className="group/grow">
    <Checkbox
      name="growth"
      value="on"
      defaultChecked={typed.growth === 'on'}
      label={m.advice_growing()}
      note={m.advice_growing_note()}
    />
    <div className="mt-3 grid gap-5 group-has-[[name=growth]:not(:checked)]/grow:hidden @md:grid-cols-2">
      <Field
        label={m.advice_age()}
        hint={typed.growth === 'on' && !typed.age ? m.advice_growth_needs_age() : undefined}
        error={problems.age}
      >
        <TextInput {...inputOf(adviserFields.age)} defaultValue={typed.age} />
      </Field>
      <SelectField
        label={m.advice_sex()}
        optionalMark={m.advice_optional()}
        name="sex"
        defaultValue={typed.sex ?? ''}
        placeholder={m.advice_choose()}
        options={[
          { value: 'f', label: m.advice_sex_f() },
          { value: 'm', label: m.advice_sex_m() },
        ]}
      />
    </div>
  </div>
)
