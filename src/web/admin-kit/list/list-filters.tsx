import { SelectField } from '#ui/fields/select-field.tsx'

export type FilterChoice = {
  label: string
  /** what stands there while it narrows nothing */
  any: string
  options: readonly { value: string; label: string }[]
  /** for options with long names */
  isWide?: boolean
}

type Props<Asked> = { asked: Asked; choices: { [Name in keyof Asked & string]?: FilterChoice } }

/** Choices that narrow a list. With scripts they filter at once; without, with the button beside them. */
export const ListFilters = <Asked extends object>({ asked, choices }: Props<Asked>) =>
  (Object.entries(choices) as [keyof Asked & string, FilterChoice][]).map(([name, { label, any, options, isWide }]) => {
    const now = String(asked[name] ?? '')
    return (
      <SelectField
        key={`${name}:${now}`}
        label={label}
        labelHidden
        name={name}
        defaultValue={now}
        placeholder={any}
        options={options}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className={isWide ? 'flex-[1_1_9rem] md:flex-[0_1_14rem]' : 'flex-[1_1_9rem] md:flex-[0_1_11rem]'}
      />
    )
  })
