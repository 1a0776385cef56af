import { SelectField } from '#ui/fields/select-field.tsx'

export type ModerationFilterChoice = {
  name: string
  label: string
  any: string
  now: string | null
  options: { value: string; label: string }[]
}

/** With scripts they filter at once; without, with the button beside them. */
export const ModerationFilters = ({ choices }: { choices: ModerationFilterChoice[] }) =>
  choices.map(({ name, label, any, now, options }) => (
    <SelectField
      key={`${name}:${now}`}
      label={label}
      labelHidden
      name={name}
      defaultValue={now ?? ''}
      placeholder={any}
      options={options}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      className="flex-[1_1_9rem] md:flex-[0_1_11rem]"
    />
  ))
