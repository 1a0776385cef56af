import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { cx } from '../cx.ts'
import { useFieldProps } from './field-context.ts'

type Choice = { value: string; label: string; disabled?: boolean }

/** A native select in the shop's clothes, without a label: for use inside a Field. */
export function SelectBox({
  options,
  placeholder,
  className,
  children,
  ...rest
}: ComponentProps<'select'> & { options?: readonly Choice[]; placeholder?: string }) {
  const fieldProps = useFieldProps(rest)
  return (
    <span className={cx('relative block', className)}>
      <select {...rest} {...fieldProps} className={cx(controlClass, 'h-12 appearance-none pr-11 text-ellipsis')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden
        size={20}
        strokeWidth={1.7}
        className="pointer-events-none absolute top-3.5 right-3 text-muted"
      />
    </span>
  )
}
