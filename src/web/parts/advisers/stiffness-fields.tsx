import { inputOf } from '#kit/declare-fields.ts'
import { adviserFields } from '#shop/advisers/adviser-fields.ts'
import type { BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { disciplineName } from './discipline-name.ts'
import { levelName } from './level-name.ts'
import { skills, type StiffTyped } from './stiffness-form.ts'

type Props = { disciplines: readonly BootDiscipline[]; typed: StiffTyped; problems: StiffTyped }

/** What the stiffness adviser asks a skater. */
export function StiffnessFields({ disciplines, typed, problems }: Props) {
  const field = (name: 'weight' | 'age' | 'hours', label: string, unit?: string) => (
    <Field label={label} error={problems[name]}>
      <TextInput {...inputOf(adviserFields.figure, name)} defaultValue={typed[name]} end={unit} />
    </Field>
  )
  return (
    <>
      <SelectField
        label={m.advice_stiffness_skill()}
        name="skill"
        defaultValue={typed.skill ?? ''}
        placeholder={m.advice_choose()}
        error={problems.skill}
        options={disciplines.flatMap(skills).map(({ discipline, level }) => ({
          value: `${discipline}:${level}`,
          label: `${disciplineName(discipline)} · ${levelName(level)}`,
        }))}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        {field('weight', m.advice_stiffness_weight(), 'kg')}
        {field('age', m.advice_age())}
        {field('hours', m.advice_stiffness_hours())}
      </div>
      <Checkbox name="bend" value="hard" defaultChecked={typed.bend === 'hard'} label={m.advice_stiffness_bend()} />
    </>
  )
}
