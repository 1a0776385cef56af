import { useState } from 'react'
import { ComboInput, type ComboWords } from './combo-input.tsx'
import { Field, type FieldWords } from './field.tsx'
import type { ComboOption, OptionMatch } from './match-options.ts'
import { SelectBox } from './select-box.tsx'
import { useTakeover } from './use-takeover.ts'

type Props = FieldWords &
  Omit<ComboWords, 'listLabel'> & {
    label: string
    name?: string
    options: readonly ComboOption[]
    value?: string
    defaultValue?: string
    onChange?: (value: string) => void
    /** which options a query lets through; by default the label, without accents */
    matches?: OptionMatch
    /** spells out what people write short, before anything is compared */
    spell?: (typed: string) => string
    disabled?: boolean
    required?: boolean
    autoComplete?: string
    id?: string
    className?: string
  }

/** A long list that can be searched. Before scripts arrive it is a native select with the same name. */
export function ComboField({
  label,
  labelHidden,
  optionalMark,
  hint,
  error,
  id,
  className,
  value,
  defaultValue = '',
  onChange,
  ...rest
}: Props) {
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  const choose = (next: string) => {
    setOwn(next)
    if (next !== chosen) onChange?.(next)
  }
  const { setControl, ready } = useTakeover<HTMLSelectElement>(choose)
  const { name, options, disabled, required, autoComplete, placeholder = '' } = rest
  return (
    <Field {...{ label, labelHidden, optionalMark, hint, error, id, className }}>
      {ready ? (
        <ComboInput {...rest} value={chosen} choose={choose} listLabel={label} />
      ) : (
        <SelectBox
          ref={setControl}
          defaultValue={chosen}
          onChange={(event) => choose(event.target.value)}
          aria-required={required}
          {...{ name, options, disabled, autoComplete, placeholder }}
        />
      )}
    </Field>
  )
}
