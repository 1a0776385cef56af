import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useFieldProps } from './field-context.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  note?: ReactNode
  aside?: ReactNode
}

/** `aside` stands at the right end: a count or a price. */
export function Checkbox({ label, note, aside, className, ...rest }: Props) {
  const fieldProps = useFieldProps(rest)
  return (
    <label className={cx('flex min-h-11 items-start gap-3 py-2.25 has-disabled:text-muted', className)}>
      <span className="relative mt-0.5 grid size-5.5 shrink-0 place-items-center">
        <input
          {...rest}
          {...fieldProps}
          type="checkbox"
          className="peer absolute inset-0 m-0 appearance-none rounded-sm border border-line-strong bg-surface transition-colors checked:border-accent checked:bg-accent enabled:hover:border-ink aria-invalid:border-red disabled:bg-sunken disabled:checked:border-muted disabled:checked:bg-muted forced-colors:appearance-auto"
        />
        <Check
          aria-hidden
          size={16}
          strokeWidth={3}
          className="pointer-events-none invisible relative text-on-accent peer-checked:visible forced-colors:hidden"
        />
      </span>
      <span className="min-w-0 flex-1">
        {label}
        {note && <span className="type-fine block text-muted">{note}</span>}
      </span>
      {aside !== undefined && <span className="num type-small mt-0.5 text-muted">{aside}</span>}
    </label>
  )
}
