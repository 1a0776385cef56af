import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'
import { SelectBox } from './select-box.tsx'

/** Field and native select in one. */
export function SelectField({
  label,
  labelHidden,
  optionalMark,
  hint,
  error,
  id,
  className,
  ...rest
}: FieldWords & ComponentProps<typeof SelectBox>) {
  return (
    <Field {...{ label, labelHidden, optionalMark, hint, error, id, className }}>
      <SelectBox {...rest} />
    </Field>
  )
}
