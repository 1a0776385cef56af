import type { ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { cx } from '../cx.ts'
import { useFieldProps } from './field-context.ts'

/** Grows with what is written where the browser can (field-sizing), else scrolls. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const fieldProps = useFieldProps(rest)
  return (
    <textarea
      rows={4}
      {...rest}
      {...fieldProps}
      className={cx(controlClass, 'field-sizing-content max-h-96 min-h-26 resize-y py-3', className)}
    />
  )
}
