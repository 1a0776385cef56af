import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> & {
  title: ReactNode
  note?: ReactNode
  /** at the right: what it costs */
  price?: ReactNode
  /** no dot, less air: for short choices side by side */
  compact?: boolean
  /** Sold out is dashed and crossed out, as in `SizeChip`; the note says it. */
  state?: string
  /** shown below while it is the chosen one */
  children?: ReactNode
}

const card =
  'group block rounded-sm border border-line-strong bg-surface transition-colors hover:border-ink has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:border-line has-disabled:bg-sunken data-[state=sold-out]:border-dashed'
const dot =
  'grid size-5 shrink-0 place-items-center rounded-full border border-line-strong group-has-checked:border-[6px] group-has-checked:border-ink'

/** The whole card is the label of a real radio. */
export function RadioCard({ title, note, price, compact = false, state, className, children, ...rest }: Props) {
  return (
    <div data-state={state} className={cx(card, className)}>
      <label className={cx('relative flex gap-3.5', compact ? 'px-3 py-2' : 'min-h-13 px-4 py-3')}>
        <input {...rest} type="radio" className="sr-only" />
        {!compact && <span aria-hidden className={cx(dot, note ? 'mt-px' : 'self-center')} />}
        <span className="min-w-0 flex-1 self-center">
          <span className={cx('block leading-snug font-[560] text-ink', compact && 'text-[0.9375rem]')}>{title}</span>
          {note && <span className="type-fine block text-muted">{note}</span>}
        </span>
        {price !== undefined && <span className="num leading-snug font-semibold text-ink">{price}</span>}
      </label>
      {children && <div className="hidden border-t border-line px-4 py-4 group-has-checked:block">{children}</div>}
    </div>
  )
}
