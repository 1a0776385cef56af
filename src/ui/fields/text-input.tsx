import type { ComponentProps, ReactNode } from 'react'
import { controlClass } from './control-class.ts'
import { cx } from '../cx.ts'
import { useFieldProps } from './field-context.ts'

type Props = ComponentProps<'input'> & {
  /** an icon in front; it takes no clicks */
  start?: ReactNode
  /** a unit or a small button behind */
  end?: ReactNode
}

export function TextInput({ start, end, className, ...rest }: Props) {
  const fieldProps = useFieldProps(rest)
  return (
    <span className={cx('relative block', className)}>
      {start && (
        <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-muted">
          {start}
        </span>
      )}
      <input
        type="text"
        {...rest}
        {...fieldProps}
        className={cx(
          controlClass,
          'h-12 text-ellipsis file:mr-3 file:border-0 file:bg-transparent file:font-[560] file:text-ink [&[type=file]]:py-2.5',
          Boolean(start) && 'pl-11',
          Boolean(end) && 'pr-14',
        )}
      />
      {end && <span className="absolute inset-y-0 right-1 grid min-w-11 place-items-center text-muted">{end}</span>}
    </span>
  )
}
