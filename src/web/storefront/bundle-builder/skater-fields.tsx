import { inputOf } from '#kit/declare-fields.ts'
import { adviserFields } from '#shop/advisers/adviser-fields.ts'
import { ices, usualIce } from '#shop/advisers/hollow.ts'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import type { BundleView } from './find-bundle-view.server.ts'
import type { BundleForm } from './use-bundle-form.ts'

type Props = { view: BundleView; form: BundleForm }

const iceWords = { soft: m.bundle_ice_soft, normal: m.bundle_ice_normal, hard: m.bundle_ice_hard }

/** Questions about the skater for blade and hollow; all optional. */
export function SkaterFields({
  view: { skaters, whom, levels, weightProblem },
  form: { choice, choose, typeWeight, settle },
}: Props) {
  return (
    <fieldset className="grid gap-4 rounded-lg bg-sunken p-4 sm:grid-cols-2 sm:p-5">
      <legend className="float-left mb-1 w-full text-[0.96875rem] font-semibold text-ink sm:col-span-2">
        {m.bundle_whom()}
      </legend>
      {skaters.length > 0 && (
        <SelectField
          label={m.bundle_skater()}
          name="skater"
          value={choice.skater ?? ''}
          onChange={({ currentTarget: { value } }) => choose({ skater: value, level: '', weight: '', fit: '' })}
          options={[
            { value: '', label: m.bundle_skater_none() },
            ...skaters.map(({ id, nickname }) => ({ value: id, label: nickname })),
          ]}
        />
      )}
      <SelectField
        label={m.bundle_level()}
        name="level"
        value={choice.level ?? ''}
        onChange={({ currentTarget: { value } }) => choose({ level: value })}
        options={[{ value: '', label: m.bundle_level_as({ level: whom.said }) }, ...levels]}
      />
      <Field label={m.bundle_weight()} optionalMark={m.bundle_optional()} error={weightProblem}>
        <TextInput
          {...inputOf(adviserFields.weight)}
          key={choice.skater ?? ''}
          end="kg"
          defaultValue={choice.weight ?? ''}
          onChange={({ currentTarget: { value } }) => typeWeight(value)}
          onBlur={settle}
        />
      </Field>
      <SelectField
        label={m.bundle_ice()}
        hint={m.bundle_ice_hint()}
        name="ice"
        value={choice.ice ?? usualIce}
        onChange={({ currentTarget: { value } }) => choose({ ice: value })}
        options={ices.map((value) => ({ value, label: iceWords[value]() }))}
      />
    </fieldset>
  )
}
