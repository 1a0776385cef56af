import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  sub?: string
  /** what `sub` counts in, for the ear where the eye finds it elsewhere */
  subWords?: string
  state?: 'available' | 'sold-out' | 'impossible'
  /** what the state is called, for the ear */
  stateWords?: string
  /** several may be chosen, as in a filter */
  multiple?: boolean
  /** Lower, for long lists of sizes. */
  low?: boolean
}

/** A size: available, chosen, sold out (can be chosen to be notified when it is back), or not made. */
export function SizeChip({
  label,
  sub,
  subWords,
  state = 'available',
  stateWords,
  multiple = false,
  low = false,
  className,
  lang,
  disabled,
  ...rest
}: Props) {
  return (
    <label data-state={state} className={cx('size-chip', low && 'size-chip-low', className)}>
      <input
        {...rest}
        type={multiple ? 'checkbox' : 'radio'}
        disabled={disabled || state === 'impossible'}
        className="sr-only"
      />
      <span lang={lang}>{label}</span>
      {sub && (
        <small>
          {subWords && <VisuallyHidden>{subWords} </VisuallyHidden>}
          {sub}
        </small>
      )}
      {stateWords && <VisuallyHidden>{stateWords}</VisuallyHidden>}
    </label>
  )
}
