import type { ComponentProps } from 'react'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useAddressValue } from '#web/shell/forms/use-address-value.ts'

type Props = Omit<ComponentProps<typeof SelectField>, 'defaultValue' | 'ref' | 'value'> & {
  value: string | null | undefined
}

/** With scripts a choice applies at once; without, the button of the form submits it. */
export function FilterSelect({ value, ...rest }: Props) {
  const field = useAddressValue<HTMLSelectElement>(value ?? '')
  return (
    <SelectField
      {...rest}
      ref={field}
      defaultValue={value ?? ''}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    />
  )
}
