import { SelectField } from '#ui/fields/select-field.tsx'

type Choice = { label: string; any: string; options: { value: string; label: string }[] }
type Props<Name extends string> = { asked: Record<NoInfer<Name>, string | null>; choices: Record<Name, Choice> }

/** Choices that narrow a list. With scripts they filter at once; without, with the button beside them. */
export const ListFilters = <Name extends string>({ asked, choices }: Props<Name>) =>
  (Object.keys(choices) as Name[]).map((name) => (
    <SelectField
      key={`${name}:${asked[name]}`}
      label={choices[name].label}
      labelHidden
      name={name}
      defaultValue={asked[name] ?? ''}
      placeholder={choices[name].any}
      options={choices[name].options}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      className="flex-[1_1_9rem] md:flex-[0_1_11rem]"
    />
  ))
